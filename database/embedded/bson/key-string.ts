import { typeRank } from './compare';
import { compareNumbers, type Numeric, toNumber } from './numbers';
import { type Binary, DateTime, Double, ObjectId, type RegularExpression, type Timestamp, type Value } from './types';

/** Turns a type's rank (-1 … 127) into the byte a key starts with; the odd byte after it lies between two types. */
export function rankByte(rank: number): number {
  return 2 * rank + 4 > 255 ? 254 : 2 * rank + 4;
}

/** Texts, ids, dates and booleans: equal values have equal keys, and none is the beginning of another's. */
export function hasOneEncoding(value: Value): boolean {
  return ['string', 'boolean'].includes(typeof value) || value instanceof ObjectId || value instanceof DateTime;
}

let buffer = Buffer.allocUnsafe(4096);
let at = 0;

/**
 * Bytes whose plain byte order is MongoDB's order of the value lists, field by field; equal values of different
 * number types give equal bytes. The fields marked descending have their bytes inverted.
 * @param space the four bytes in front; none without it
 */
export function encodeKey(values: readonly Value[], descending: readonly boolean[], space?: number): Buffer {
  at = space === undefined ? 0 : buffer.writeUInt32BE(space, 0);
  for (let i = 0; i < values.length; i++) {
    const start = at;
    writeValue(values[i] as Value);
    if (descending[i]) for (let k = start; k < at; k++) buffer[k] = ~(buffer[k] as number) & 0xff;
  }
  const key = Buffer.allocUnsafe(at);
  buffer.copy(key, 0, 0, at);
  return key;
}

function reserve(length: number): void {
  if (at + length <= buffer.length) return;
  const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, at + length));
  buffer.copy(larger, 0, 0, at);
  buffer = larger;
}

function writeByte(byte: number): void {
  reserve(1);
  buffer[at++] = byte;
}

function writeValue(value: Value): void {
  const rank = typeRank(value);
  writeByte(rankByte(rank));
  switch (rank) {
    case 10:
      writeNumber(value as Numeric);
      return;
    case 15:
      writeText(value as string);
      return;
    case 20:
      writeDocument(value as Map<string, Value>);
      return;
    case 25:
      writeArray(value as Value[]);
      return;
    case 30:
      writeBinary(value as Binary);
      return;
    case 35:
      reserve(12);
      at += buffer.write((value as ObjectId).bytes, at, 12, 'latin1');
      return;
    case 40:
      writeByte(value ? 1 : 0);
      return;
    case 45:
      reserve(8);
      at = buffer.writeBigUInt64BE(BigInt.asUintN(64, BigInt((value as DateTime).ms) + (1n << 63n)), at);
      return;
    case 47:
      reserve(8);
      at = buffer.writeBigUInt64BE((value as Timestamp).value, at);
      return;
    case 50:
      writeText((value as RegularExpression).pattern);
      writeText((value as RegularExpression).options);
      return;
  }
}

/**
 * UTF-8 ended by 00 01; zero bytes within become 00 FF, which sorts after the end and before all others. The end has two
 * bytes, so that no text's bytes are the beginning of another's: inverted for a descending field, a beginning would
 * still sort first.
 */
function writeText(text: string): void {
  reserve(text.length * 3 + 2);
  if (text.includes('\0')) {
    for (const byte of Buffer.from(text)) {
      writeByte(byte);
      if (byte === 0) writeByte(0xff);
    }
  } else if (text.length > 0) {
    at += buffer.write(text, at, 'utf8');
  }
  writeByte(0);
  writeByte(1);
}

/** Per field as documents compare: type, name, value. 0x00 ends it, before every field's 0x01. */
function writeDocument(doc: Map<string, Value>): void {
  for (const [name, value] of doc) {
    writeByte(1);
    writeByte(rankByte(typeRank(value)));
    writeText(name);
    writeValue(value);
  }
  writeByte(0);
}

function writeArray(values: readonly Value[]): void {
  for (const value of values) {
    writeByte(1);
    writeValue(value);
  }
  writeByte(0);
}

function writeBinary(value: Binary): void {
  reserve(value.bytes.length + 5);
  at = buffer.writeUInt32BE(value.bytes.length, at);
  buffer[at++] = value.subtype;
  at += value.bytes.copy(buffer, at);
}

/**
 * The largest double that is not above the number, then 0 when that is exact, else 1 and the number's own decimal
 * digits: so numbers between two doubles (large Int64) keep their exact order.
 */
function writeNumber(value: Numeric): void {
  const nearest = toNumber(value);
  if (Number.isNaN(nearest)) {
    writeByte(0);
    return;
  }
  const below = isExact(value) ? nearest : doubleBelow(value, nearest);
  reserve(10);
  buffer[at++] = 1;
  writeDouble(below);
  if (isExact(value) || compareNumbers(value, new Double(below)) === 0) {
    writeByte(0);
    return;
  }
  writeByte(1);
  writeDigits(value as bigint);
}

function isExact(value: Numeric): boolean {
  return typeof value === 'number' || value instanceof Double;
}

function doubleBelow(value: Numeric, nearest: number): number {
  return compareNumbers(new Double(nearest), value) > 0 ? nextDown(nearest) : nearest;
}

const bits = new DataView(new ArrayBuffer(8));

function nextDown(value: number): number {
  if (value === Infinity) return Number.MAX_VALUE;
  if (value === -Infinity) return value;
  if (value === 0) return -Number.MIN_VALUE;
  bits.setFloat64(0, value);
  bits.setBigUint64(0, bits.getBigUint64(0) + (value > 0 ? -1n : 1n));
  return bits.getFloat64(0);
}

function writeDouble(value: number): void {
  const start = at;
  at = buffer.writeDoubleBE(value === 0 ? 0 : value, at);
  if ((buffer[start] as number) & 0x80) for (let k = start; k < at; k++) buffer[k] = ~(buffer[k] as number) & 0xff;
  else buffer[start] = (buffer[start] as number) | 0x80;
}

/** Power of ten of the first digit, then the digits without trailing zeros; inverted for negative numbers. */
function writeDigits(value: bigint): void {
  const negative = value < 0n;
  const digits = (negative ? -value : value).toString();
  const significant = digits.replace(/0+$/, '');
  const start = at;
  reserve(significant.length + 3);
  at = buffer.writeUInt16BE(digits.length + 8192, at);
  at += buffer.write(significant, at, 'latin1');
  buffer[at++] = 0;
  if (negative) for (let k = start; k < at; k++) buffer[k] = ~(buffer[k] as number) & 0xff;
}
