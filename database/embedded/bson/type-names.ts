import { BsonType, bsonTypeOf, type Value } from './types';

const namesByNumber: ReadonlyMap<number, string> = new Map(
  Object.entries(BsonType).map(([name, number]) => [number, name]),
);

const numbersByName: ReadonlyMap<string, number> = new Map<string, number>(Object.entries(BsonType));

/** MongoDB's alias of a value's type as `$type` names it, e.g. "int", "objectId"; "missing" for a missing value. */
export function typeName(value: Value | undefined): string {
  return value === undefined ? 'missing' : (namesByNumber.get(bsonTypeOf(value)) ?? 'unknown');
}

/** The type number behind an alias ("string" → 2), or undefined when there is none. "number" is not one type. */
export function typeNumber(alias: string): number | undefined {
  return numbersByName.get(alias);
}

export function isTypeNumber(number: number): boolean {
  return namesByNumber.has(number);
}
