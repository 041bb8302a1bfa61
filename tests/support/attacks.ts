import type { ZodObject } from 'zod';
import { z } from 'zod';
import type { Operation } from '@/lib/contract/operation';
import { DOCX, file, HTML, PDF, PNG } from './files';
import type { Given } from './request';

/** Bad requests, made from a seed: the same seed makes the same requests. */

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

type Values = Record<string, unknown>;
type Requested = Omit<Given, 'as'>;

/** A request that looks right, with one or more things wrong with it. `ids`: real records, most of them somebody else's. */
export function attack(operation: Operation, ids: readonly string[], random: Random): Requested {
  const request: Requested = {
    params: texts(plausible(operation.params, ids, random)),
    query: texts(plausible(operation.query, ids, random)),
    headers: {},
  };
  const body = plausible(operation.body, ids, random);
  if (operation.files) request.form = formFor(operation, body, random);
  else if (operation.body) request.body = JSON.stringify(body);
  const ways = WAYS.filter(({ needs }) => !needs || operation[needs]);
  for (let times = 1 + random.below(2); times > 0; times--) random.pick(ways).spoil(request, { body, random, ids });
  return request;
}

interface Context {
  body: Values;
  random: Random;
  ids: readonly string[];
}

const WAYS: { needs?: 'body' | 'params' | 'query' | 'files'; spoil(request: Requested, context: Context): void }[] = [
  {
    needs: 'body',
    spoil(request, { body, random }) {
      const { [random.pick(Object.keys(body).concat('none'))]: _left, ...rest } = body;
      replaceBody(request, rest);
    },
  },
  {
    needs: 'body',
    spoil(request, { body, random }) {
      const extra = random.pick([
        'isAdmin',
        'role',
        'isVerified',
        'addedBy',
        'passwordHash',
        '$where',
        '_id',
        'a.b',
        '',
      ]);
      replaceBody(request, { ...body, [extra]: random.pick(WRONG) });
    },
  },
  {
    needs: 'body',
    spoil: (request, { body, random }) => replaceBody(request, withWrong(body, random.pick(WRONG), random)),
  },
  {
    needs: 'body',
    spoil: (request, { body, random }) => replaceBody(request, withWrong(body, random.pick(OPERATORS), random)),
  },
  {
    needs: 'body',
    spoil(request, { body, random }) {
      const length = random.pick([5_000, 1_000_000, 1_100_000]);
      replaceBody(
        request,
        withWrong(body, random.pick(['x', '<b>', '\u0000', '\ud800', '🎓']).repeat(length / 2), random),
      );
    },
  },
  {
    needs: 'body',
    spoil(request, { random }) {
      const depth = random.pick([200, 20_000]);
      const [open, close] = random.pick([
        ['[', ']'],
        ['{"a":', '}'],
      ] as const);
      request.body = `{"name":${open.repeat(depth)}1${close.repeat(depth)}}`;
    },
  },
  {
    needs: 'body',
    spoil(request, { body, random }) {
      const key = random.pick(['__proto__', 'constructor', 'prototype', '\\u005f_proto__']);
      request.body = `{"${key}":{"role":"admin","isVerified":true},${JSON.stringify(body).slice(1)}`;
    },
  },
  {
    needs: 'body',
    spoil(request, { random }) {
      request.body = random.pick([
        '',
        '{',
        'null',
        '[]',
        '"text"',
        '42',
        '{"a":1}}',
        '\ufeff{}',
        '{"a":NaN}',
        '[{"$gt":""}]',
      ]);
    },
  },
  {
    needs: 'body',
    spoil(request, { random }) {
      const types = [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'application/xml',
        'application/jsonx',
        'x',
      ];
      request.headers = { ...request.headers, 'content-type': random.pick(types) };
      if (request.form) {
        delete request.form;
        request.body = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nbroken';
      }
    },
  },
  {
    needs: 'params',
    spoil(request, { random, ids }) {
      const name = random.pick(Object.keys(request.params ?? {}));
      const odd = ['..', '%00', '$ne', '[object Object]', 'x'.repeat(5_000), 'null', "' or 1=1 --", '0', '\u202e'];
      request.params = { ...request.params, [name]: random.pick([...odd, ...ids]) };
    },
  },
  {
    spoil(request, { random }) {
      const numbers = ['-1', '0', '1e308', 'NaN', 'abc', '99999999999999999999', '1.5', '', ' ', '0x10', 'Infinity'];
      request.query = { ...request.query, [random.pick(['page', 'limit'])]: random.pick(numbers) };
    },
  },
  {
    spoil(request, { random }) {
      const name = random.pick([
        ...Object.keys(request.query ?? {}),
        'q[$gt]',
        '$where',
        'userId[$ne]',
        '__proto__',
        'a.b',
        'toString',
      ]);
      const values = ['{"$gt":""}', '.*(.*)+$', '\u0000', 'x'.repeat(20_000), '[$ne]=1', '%', '\ud800'];
      request.query = {
        ...request.query,
        [name]: random.pick([random.pick(values), [random.pick(values), random.pick(values)]]),
      };
    },
  },
  {
    spoil(request, { random }) {
      const tokens = [
        'Bearer x',
        'Bearer a.b.c.d.e',
        `Bearer ${'x'.repeat(6_000)}`,
        'Basic eDp5',
        'Bearer null',
        'Bearer ',
      ];
      request.headers = { ...request.headers, authorization: random.pick(tokens) };
    },
  },
  {
    needs: 'files',
    spoil(request, { random }) {
      if (!request.form) return;
      const names = ['../../etc/passwd', 'a"; filename="b.html', `${'x'.repeat(2_000)}.pdf`, '\u202egpj.exe', '.'];
      const contents = [PDF, PNG, HTML, DOCX.slice(0, 50), new Uint8Array(), new Uint8Array(70_000)];
      const field = random.pick([
        ...request.form.keys(),
        'logo',
        'image',
        'courses_file',
        'passport',
        '__proto__',
        'x'.repeat(300),
      ]);
      request.form.append(field, file(random.pick(contents), random.pick(names)));
    },
  },
];

const WRONG = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  [],
  [[]],
  {},
  { a: { b: [] } },
  ['a', 'b'],
  '\u0000',
  '0'.repeat(24),
];
const OPERATORS = [
  { $gt: '' },
  { $ne: null },
  { $in: [] },
  { $where: 'sleep(1000)' },
  { $regex: '.*' },
  { $exists: true },
  { _bsontype: 'ObjectId', id: 'x' },
  [{ $gt: '' }],
];

function replaceBody(request: Requested, body: Values): void {
  if (request.form) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body))
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    request.form = form;
  } else request.body = JSON.stringify(body);
}

/** One field wrong; inside a list or an entry of it just as often. */
function withWrong(body: Values, wrong: unknown, random: Random): Values {
  const name = random.pick(Object.keys(body).concat('name'));
  const value = body[name];
  if (Array.isArray(value) && value.length && random.below(2)) {
    const [first, ...rest] = value;
    const spoiled = typeof first === 'object' && first ? withWrong(first as Values, wrong, random) : wrong;
    return { ...body, [name]: [spoiled, ...rest] };
  }
  return { ...body, [name]: wrong };
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
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return inputFor('', described, ids, random) as Values;
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
