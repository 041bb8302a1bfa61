import { type ZodObject, z } from 'zod';
import type { Operation } from '@/lib/contract/operation';
import { file, PDF, PNG } from './files';
import type { Given } from './request';

/** Requests made from a contract and a seed, which the call takes, more or less. */

export interface Random {
  /** From 0 to below `limit`. */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return { below, pick: (from) => from[below(from.length)] as (typeof from)[number] };
}

export type Values = Record<string, unknown>;
export type Requested = Omit<Given, 'as'>;

/** A request that looks right, and its body before it was written as JSON or a form. `ids`: what its id fields name. */
export function plausibleRequest(
  operation: Operation,
  ids: readonly string[],
  random: Random,
): { request: Requested; body: Values } {
  const request: Requested = {
    params: texts(plausible(operation.params, ids, random)),
    query: texts(plausible(operation.query, ids, random)),
    headers: {},
  };
  const body = plausible(operation.body, ids, random);
  if (operation.files) request.form = formFor(operation, body, random);
  else if (operation.body) request.body = JSON.stringify(body);
  return { request, body };
}

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  required?: string[];
}

/** An input that the schema takes, more or less. */
function plausible(schema: ZodObject | undefined, ids: readonly string[], random: Random): Values {
  if (!schema) return {};
  return inputFor('', describedBy(schema), ids, random) as Values;
}

const descriptions = new WeakMap<ZodObject, JsonSchema>();

/** The JSON Schema of an input, made once: that takes longer than most calls do. */
export function describedBy(schema: ZodObject): JsonSchema {
  const before = descriptions.get(schema);
  if (before) return before;
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  descriptions.set(schema, described);
  return described;
}

function inputFor(name: string, schema: JsonSchema, ids: readonly string[], random: Random): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return inputFor(name, random.pick(schema.anyOf), ids, random);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || random.below(2))
          .map(([key, property]) => [key, inputFor(key, property, ids, random)]),
      );
    case 'array':
      return schema.items ? [inputFor(name, schema.items, ids, random)] : [];
    case 'boolean':
      return random.below(2) === 1;
    case 'number':
    case 'integer':
      return name === 'year' ? new Date().getFullYear() + 1 : Math.max(1, schema.minimum ?? 1);
    case 'null':
      return null;
  }
  if (schema.pattern?.includes('{24}') || /id$/i.test(name)) return random.pick(ids);
  if (schema.format === 'email' || /email$/.test(name)) return `attack${random.below(1_000)}@example.com`;
  if (schema.format === 'date' || /date|dob|working/.test(name)) return random.pick(['2020-01-01', '2024-02-29']);
  if (/mobile|pincode/.test(name)) return '9876543210';
  if (/code$/.test(name)) return '123456';
  if (/page|limit/.test(name)) return '1';
  return random.pick(['Some words', 'Douglas College', 'Bachelor of Nursing', 'correct horse battery']);
}

/** Path parameters and queries are texts. */
function texts(values: Values): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function formFor(operation: Operation, body: Values, random: Random): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  for (const field of Object.keys(operation.files ?? {})) {
    if (random.below(3) === 0) form.append(field, file(random.pick([PDF, PNG]), 'file.pdf'));
  }
  return form;
}
