import { compareValues } from '../bson/compare';
import { add, isNumeric, type Numeric, toNumber } from '../bson/numbers';
import { bsonUndefined, type Doc, Double, type Value } from '../bson/types';
import type { Expression } from './expressions';

/** Gathers one value over the documents of a group. */
export interface Accumulator {
  add(doc: Doc): void;
  result(): Value;
}

type MakeAccumulator = (expression: Expression) => Accumulator;

/** Every accumulator by its name, as it begins a group. */
export const accumulators: ReadonlyMap<string, MakeAccumulator> = new Map<string, MakeAccumulator>([
  ['$sum', sum],
  ['$min', (expression) => extreme(expression, (order) => order < 0)],
  ['$max', (expression) => extreme(expression, (order) => order > 0)],
  ['$first', first],
]);

/** The smallest or largest value; null and missing do not count. */
function extreme(expression: Expression, isBetter: (order: number) => boolean): Accumulator {
  let best: Value = null;
  return {
    add(doc) {
      const value = expression(doc) ?? null;
      if (value === null || value === bsonUndefined) return;
      if (best === null || isBetter(compareValues(value, best))) best = value;
    },
    result: () => best,
  };
}

/** The value of the first document, in the order in which documents come; null when it is missing there. */
function first(expression: Expression): Accumulator {
  let value: Value | undefined;
  return {
    add(doc) {
      if (value === undefined) value = expression(doc) ?? null;
    },
    result: () => value ?? null,
  };
}

/** A sum as MongoDB types it: Int32 grows to Int64, beyond that to double; other types are passed over. */
function sum(expression: Expression): Accumulator {
  let total: Numeric = 0;
  /** What adding doubles loses (Kahan–Babuška), so that 0.1 summed ten times is 1. */
  let lost = 0;
  const addDouble = (a: number, b: number) => {
    const result = a + b;
    if (Number.isFinite(result)) lost += Math.abs(a) >= Math.abs(b) ? a - result + b : b - result + a;
    total = new Double(result);
  };
  return {
    add(doc) {
      const value = expression(doc);
      if (!isNumeric(value)) return;
      if (total instanceof Double || value instanceof Double) addDouble(toNumber(total), toNumber(value));
      else total = add(total, value) ?? new Double(toNumber(total) + toNumber(value));
    },
    result: () => (total instanceof Double && Number.isFinite(total.value) ? new Double(total.value + lost) : total),
  };
}
