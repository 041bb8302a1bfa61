import {
  Binary,
  BsonType,
  bsonTypeOf,
  type DateTime,
  Double,
  type ObjectId,
  type RegularExpression,
  type Timestamp,
  type Value,
} from './types';

/** A value as MongoDB's messages print it, e.g. `{ a: 1.0, b: "x", c: ObjectId('…') }`. */
export function format(value: Value): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(format).join(', ')} ]`;
  if (value instanceof Map) {
    if (value.size === 0) return '{}';
    return `{ ${Array.from(value, ([name, field]) => `${name}: ${format(field)}`).join(', ')} }`;
  }
  if (value instanceof Double) return formatDouble(value.value);
  if (value instanceof Binary) return formatBinary(value);
  return formatOther(value);
}

function formatDouble(value: number): string {
  if (Number.isNaN(value)) return 'nan.0';
  if (!Number.isFinite(value)) return value > 0 ? 'inf.0' : '-inf.0';
  const text = String(value);
  return /^-?\d+$/.test(text) ? `${text}.0` : text;
}

function formatBinary(value: Binary): string {
  const hex = value.bytes.toString('hex');
  if (value.subtype === 4 && value.bytes.length === 16)
    return `UUID("${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}")`;
  return `BinData(${value.subtype}, ${hex.toUpperCase()})`;
}

function formatOther(value: Exclude<Value, string | number | bigint | boolean | null | Value[]>): string {
  switch (bsonTypeOf(value)) {
    case BsonType.objectId:
      return `ObjectId('${(value as ObjectId).toHex()}')`;
    case BsonType.date:
      return `new Date(${(value as DateTime).ms})`;
    case BsonType.timestamp: {
      const { value: bits } = value as Timestamp;
      return `Timestamp(${bits >> 32n}, ${bits & 0xffffffffn})`;
    }
    case BsonType.regex:
      return `/${(value as RegularExpression).pattern}/${(value as RegularExpression).options}`;
    case BsonType.minKey:
      return 'MinKey';
    case BsonType.maxKey:
      return 'MaxKey';
    default:
      return 'undefined';
  }
}
