import { encodeKey } from './key-string';
import { ObjectId, type Value } from './types';

const ascending = [false];

/** A text that two values share exactly when MongoDB counts them as equal (1, 1.0 and NumberLong(1) do). */
export function identityOf(value: Value): string {
  if (typeof value === 'string') return `s${value}`;
  if (value instanceof ObjectId) return `o${value.bytes}`;
  return `k${encodeKey([value], ascending).toString('latin1')}`;
}

/** A set of BSON values under MongoDB's equality. */
export class ValueSet {
  private readonly members = new Set<string>();

  constructor(values: Iterable<Value> = []) {
    for (const value of values) this.add(value);
  }

  /** Adds the value; false when it was there already. */
  add(value: Value): boolean {
    const identity = identityOf(value);
    if (this.members.has(identity)) return false;
    this.members.add(identity);
    return true;
  }

  has(value: Value): boolean {
    return this.members.has(identityOf(value));
  }
}
