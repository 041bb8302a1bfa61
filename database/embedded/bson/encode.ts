import {
  type Binary,
  BsonType,
  type DateTime,
  type Doc,
  type Double,
  type ObjectId,
  type RawDocument,
  type RegularExpression,
  type Timestamp,
  type Value,
} from './types';

const startingSize = 64 * 1024;
/** A working buffer beyond this size is let go after use. */
const keptSize = 4 * 1024 * 1024;

let buffer = Buffer.allocUnsafe(startingSize);
let at = 0;

/** The document's BSON bytes, in a buffer of their own. */
export function encodeDocument(doc: Doc): Buffer {
  return encodeBehind(0, doc);
}

/** The same behind so many bytes that are zero: room for what goes before it in a message. */
export function encodeBehind(zeros: number, doc: Doc): Buffer {
  buffer.fill(0, 0, zeros);
  at = zeros;
  writeDocument(doc);
  const bytes = Buffer.from(buffer.subarray(0, at));
  if (buffer.length > keptSize) buffer = Buffer.allocUnsafe(startingSize);
  return bytes;
}

function reserve(length: number): void {
  if (at + length <= buffer.length) return;
  const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, at + length + startingSize));
  buffer.copy(larger, 0, 0, at);
  buffer = larger;
}

function writeDocument(doc: Doc): void {
  const start = at;
  reserve(5);
  at += 4;
  for (const [name, value] of doc) writeField(name, value);
  endDocument(start);
}

function writeArray(values: Value[]): void {
  const start = at;
  reserve(5);
  at += 4;
  for (let i = 0; i < values.length; i++) writeField(String(i), values[i] as Value);
  endDocument(start);
}

function endDocument(start: number): void {
  reserve(1);
  buffer[at++] = 0;
  buffer.writeInt32LE(at - start, start);
}

function writeField(name: string, value: Value): void {
  reserve(name.length * 3 + 2 + 16);
  const typeAt = at++;
  at += name.length === 0 ? 0 : buffer.write(name, at, 'utf8');
  buffer[at++] = 0;
  // Writing may replace the buffer, so the value goes first.
  const type = writeValue(value);
  buffer[typeAt] = type;
}

/** Writes the value and gives the type byte that belongs before its name. Sixteen bytes are already reserved. */
function writeValue(value: Value): number {
  switch (typeof value) {
    case 'number':
      return writeNumber(value);
    case 'string':
      writeString(value);
      return BsonType.string;
    case 'bigint':
      at = buffer.writeBigInt64LE(value, at);
      return BsonType.long;
    case 'boolean':
      buffer[at++] = value ? 1 : 0;
      return BsonType.bool;
  }
  if (value === null) return BsonType.null;
  if (value instanceof Map) {
    writeDocument(value);
    return BsonType.object;
  }
  if (Array.isArray(value)) {
    writeArray(value);
    return BsonType.array;
  }
  return writeInstance(value);
}

function writeInstance(value: Exclude<Value, number | bigint | string | boolean | null | Value[] | Doc>): number {
  const type = value.bsonType;
  switch (type) {
    case BsonType.double:
      at = buffer.writeDoubleLE((value as Double).value, at);
      break;
    case BsonType.objectId:
      at += buffer.write((value as ObjectId).bytes, at, 12, 'latin1');
      break;
    case BsonType.date:
      at = buffer.writeBigInt64LE(BigInt.asIntN(64, BigInt(Math.trunc((value as DateTime).ms))), at);
      break;
    case BsonType.timestamp:
      at = buffer.writeBigUInt64LE((value as Timestamp).value, at);
      break;
    case BsonType.binData:
      writeBinary(value as Binary);
      break;
    case BsonType.regex:
      writeCString((value as RegularExpression).pattern);
      writeCString((value as RegularExpression).options);
      break;
    case BsonType.object: {
      const { bytes } = value as RawDocument;
      reserve(bytes.length);
      at += bytes.copy(buffer, at);
    }
  }
  return type & 0xff;
}

/** A plain number is an Int32; one outside its range (only replies have such) goes out as a double. */
function writeNumber(value: number): number {
  if (Number.isInteger(value) && value >= -0x80000000 && value <= 0x7fffffff) {
    at = buffer.writeInt32LE(value, at);
    return BsonType.int;
  }
  at = buffer.writeDoubleLE(value, at);
  return BsonType.double;
}

function writeString(value: string): void {
  const lengthAt = at;
  reserve(value.length * 3 + 5);
  at += 4;
  const length = value.length === 0 ? 0 : buffer.write(value, at, 'utf8');
  at += length;
  buffer[at++] = 0;
  buffer.writeInt32LE(length + 1, lengthAt);
}

function writeCString(value: string): void {
  reserve(value.length * 3 + 1);
  at += value.length === 0 ? 0 : buffer.write(value, at, 'utf8');
  buffer[at++] = 0;
}

function writeBinary(value: Binary): void {
  reserve(value.bytes.length + 5);
  at = buffer.writeInt32LE(value.bytes.length, at);
  buffer[at++] = value.subtype;
  at += value.bytes.copy(buffer, at);
}
