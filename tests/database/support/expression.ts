import { ObjectId } from 'mongodb';
import type { TestDatabase } from './database';

export const date = new Date('2024-03-10T15:16:17.123Z');
export const oid = new ObjectId('65f000000000000000000001');
const doc = {
  _id: 1,
  n: 7,
  neg: -3,
  f: 2.5,
  s: 'Hello, Wörld',
  arr: [3, 1, 2],
  docs: [
    { k: 'a', v: 1 },
    { k: 'b', v: 2 },
  ],
  o: { x: 1, y: { z: 5 } },
  nil: null,
  date,
  oid,
};

/** Evaluates an expression on the server, over this file's document. */
export function evaluator(database: TestDatabase): (expression: unknown, options?: object) => Promise<unknown> {
  return async (expression, options = {}) => {
    const c = await database.collection([doc]);
    const [result] = await c.aggregate([{ $project: { _id: 0, r: expression } }], options).toArray();
    return result?.r;
  };
}

/** A branch of $switch; a Map, because an object with a member `then` looks like a promise. */
export function branch(condition: unknown, result: unknown): Map<string, unknown> {
  return new Map([
    ['case', condition],
    ['then', result],
  ]);
}
