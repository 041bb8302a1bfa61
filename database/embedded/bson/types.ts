/**
 * BSON values as this database holds them in memory. JavaScript's own types stand where one maps to exactly one BSON
 * type: `number` is an Int32, `bigint` an Int64, an array a BSON array, a Map an embedded document (a Map keeps the
 * order of keys such as "10" and "2", a plain object does not). A missing field is JavaScript's `undefined`.
 */
export type Value =
  | number
  | bigint
  | string
  | boolean
  | null
  | Value[]
  | Doc
  | Double
  | ObjectId
  | Binary
  | DateTime
  | Timestamp
  | RegularExpression
  | Lone
  | RawDocument;

/** A document or embedded document: field names to values, in order. */
export interface Doc extends Map<string, Value> {}

/**
 * BSON type numbers, as on the wire. MinKey is -1 (0xff on the wire). Values of dbPointer, symbol, both kinds of javascript and
 * decimal are refused; `$type` knows their names.
 */
export const BsonType = {
  minKey: -1,
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  maxKey: 127,
} as const;

export class Double {
  constructor(readonly value: number) {}
  get bsonType(): number {
    return BsonType.double;
  }
}

/** Twelve bytes kept as a latin1 string: cheap to compare, to hash and to keep in a Set. */
export class ObjectId {
  constructor(readonly bytes: string) {}
  get bsonType(): number {
    return BsonType.objectId;
  }
  toHex(): string {
    return Buffer.from(this.bytes, 'latin1').toString('hex');
  }
}

export class Binary {
  constructor(
    readonly bytes: Buffer,
    readonly subtype: number,
  ) {}
  get bsonType(): number {
    return BsonType.binData;
  }
}

/** Milliseconds since 1970, also outside the range of JavaScript's Date. */
export class DateTime {
  constructor(readonly ms: number) {}
  get bsonType(): number {
    return BsonType.date;
  }
}

/** Unsigned 64 bits: seconds in the upper half, an ordinal in the lower. */
export class Timestamp {
  constructor(readonly value: bigint) {}
  get bsonType(): number {
    return BsonType.timestamp;
  }
}

export class RegularExpression {
  constructor(
    readonly pattern: string,
    readonly options: string,
  ) {}
  get bsonType(): number {
    return BsonType.regex;
  }
}

/** The one value of its type. */
class Lone {
  constructor(readonly bsonType: number) {}
}

/** A whole document still in its encoded form; only replies carry it, so that a found document is not re-encoded. */
export class RawDocument {
  constructor(readonly bytes: Buffer) {}
  get bsonType(): number {
    return BsonType.object;
  }
}

export const minKey = new Lone(BsonType.minKey);
export const maxKey = new Lone(BsonType.maxKey);
/** The deprecated BSON type 6; JavaScript's `undefined` means "missing" here. */
export const bsonUndefined = new Lone(BsonType.undefined);

/** The BSON type number of a value, e.g. 16 for an Int32. */
export function bsonTypeOf(value: Value): number {
  switch (typeof value) {
    case 'number':
      return BsonType.int;
    case 'string':
      return BsonType.string;
    case 'bigint':
      return BsonType.long;
    case 'boolean':
      return BsonType.bool;
  }
  if (value === null) return BsonType.null;
  if (value instanceof Map) return BsonType.object;
  if (Array.isArray(value)) return BsonType.array;
  return value.bsonType;
}

/** A document from a plain object; absent (`undefined`) members are left out. */
export function docOf(fields: Record<string, Value | undefined>): Doc {
  const doc: Doc = new Map();
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    if (value !== undefined) doc.set(key, value);
  }
  return doc;
}

export function isDoc(value: Value | undefined): value is Doc {
  return value instanceof Map;
}
