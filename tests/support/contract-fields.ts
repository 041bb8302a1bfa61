import type { z } from 'zod';
import { OPERATIONS } from '@/lib/contract/all';
import { AMOUNTS } from '@/lib/contract/money';

/** One field that a call takes: where it stands, and what was made of it. */
export interface TakenField {
  /** 'POST /agency/fee-items body.amount' */
  at: string;
  name: string;
  type: string;
  schema: z.ZodType;
  amount: { units: 'major' | 'minor'; zero: string | null } | undefined;
}

interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  in?: z.ZodType;
  valueType?: z.ZodType;
  items?: z.ZodType[];
}

const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;

/** Every field that any call takes, by params, query and body. */
export const takenFields = (): TakenField[] =>
  OPERATIONS.flatMap((operation) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = (operation as { [P in typeof part]?: z.ZodType })[part];
      return schema ? fieldsOf(schema, `${operation.method} ${operation.path} ${part}`) : [];
    }),
  );

/** The same of one schema. */
export function fieldsOf(schema: z.ZodType, at: string): TakenField[] {
  const amount = AMOUNTS.get(schema);
  const { type, shape, element, innerType, options, in: first, valueType, items } = defOf(schema);
  const name = at.split('.').at(-1)?.replace('[]', '') ?? '';
  if (amount) return [{ at, name, type, schema, amount }];
  if (shape) return Object.entries(shape).flatMap(([field, one]) => fieldsOf(one, `${at}.${field}`));
  if (element) return fieldsOf(element, `${at}[]`);
  const inner = [innerType, first, valueType, ...(options ?? []), ...(items ?? [])].filter((one) => one !== undefined);
  return inner.length ? inner.flatMap((one) => fieldsOf(one, at)) : [{ at, name, type, schema, amount }];
}
