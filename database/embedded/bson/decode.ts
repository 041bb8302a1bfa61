import { nameEnd, readName } from './field-names';
import {
  Binary,
  BsonType,
  bsonUndefined,
  DateTime,
  type Doc,
  Double,
  maxKey,
  minKey,
  ObjectId,
  RegularExpression,
  Timestamp,
  type Value,
} from './types';

/** Deepest nesting MongoDB accepts. */
const maxDepth = 200;

/** Bytes that are not BSON: truncated, with wrong lengths, unknown types or nested too deeply. */
export class InvalidBson extends Error {}

/** A value of a type that this database does not have. */
export class UnknownType extends InvalidBson {}

/**
 * Decodes the document that starts at `offset`, checking every length against the bytes at hand.
 * @param only decode just these top-level fields; the others are stepped over unchecked, so pass it for stored
 *   documents only.
 * @throws InvalidBson
 */
export function decodeDocument(bytes: Buffer, offset = 0, only?: ReadonlySet<string>): Doc {
  return new Decoder(bytes).document(offset, bytes.length, 0, only);
}

/** A stored document with only those top-level fields whose names are kept, by its bytes: nothing is decoded. */
export function keepFields(bytes: Buffer, keeps: (name: string) => boolean): Buffer {
  return new Decoder(bytes).keepFields(keeps);
}

/** The length of the document at `offset`, checked to lie within `end` and to end with its zero byte. */
export function documentLength(bytes: Buffer, offset: number, end: number): number {
  if (offset + 5 > end) throw new InvalidBson('a document is cut off');
  const length = bytes.readInt32LE(offset);
  if (length < 5 || offset + length > end || bytes[offset + length - 1] !== 0)
    throw new InvalidBson(`a document of impossible length ${length}`);
  return length;
}

class Decoder {
  private at = 0;

  constructor(private readonly bytes: Buffer) {}

  document(offset: number, limit: number, depth: number, only?: ReadonlySet<string>): Doc {
    if (depth > maxDepth) throw new InvalidBson(`documents nested deeper than ${maxDepth} levels`);
    const { bytes } = this;
    const end = offset + documentLength(bytes, offset, limit) - 1;
    const doc: Doc = new Map();
    this.at = offset + 4;
    while (this.at < end) {
      const type = bytes[this.at] as number;
      const start = this.at + 1;
      const stop = nameEnd(bytes, start, end);
      if (stop < 0) throw new InvalidBson('a field name without end');
      const name = readName(bytes, start, stop);
      this.at = stop + 1;
      if (only && !only.has(name)) this.skip(type, end);
      else doc.set(name, this.value(type, end, depth));
    }
    if (this.at !== end) throw new InvalidBson('a value runs past the end of its document');
    this.at = end + 1;
    return doc;
  }

  keepFields(keeps: (name: string) => boolean): Buffer {
    const { bytes } = this;
    const kept = Buffer.allocUnsafe(bytes.length);
    const end = bytes.length - 1;
    this.at = 4;
    let length = 4;
    /** Where the fields begin that are kept and not yet copied. */
    let from = this.at;
    while (this.at < end) {
      const start = this.at;
      const stop = nameEnd(bytes, start + 1, end);
      this.at = stop + 1;
      this.skip(bytes[start] as number, end);
      if (keeps(readName(bytes, start + 1, stop))) continue;
      length += bytes.copy(kept, length, from, start);
      from = this.at;
    }
    length += bytes.copy(kept, length, from, end);
    kept[length++] = 0;
    kept.writeInt32LE(length, 0);
    return kept.subarray(0, length);
  }

  private array(limit: number, depth: number): Value[] {
    if (depth > maxDepth) throw new InvalidBson(`documents nested deeper than ${maxDepth} levels`);
    const { bytes } = this;
    const end = this.at + documentLength(bytes, this.at, limit) - 1;
    const values: Value[] = [];
    this.at += 4;
    while (this.at < end) {
      const type = bytes[this.at] as number;
      const stop = nameEnd(bytes, this.at + 1, end);
      if (stop < 0) throw new InvalidBson('a field name without end');
      this.at = stop + 1;
      values.push(this.value(type, end, depth));
    }
    if (this.at !== end) throw new InvalidBson('a value runs past the end of its array');
    this.at = end + 1;
    return values;
  }

  private value(type: number, end: number, depth: number): Value {
    const { bytes } = this;
    switch (type) {
      case BsonType.double:
        return new Double(bytes.readDoubleLE(this.take(8, end)));
      case BsonType.string:
        return this.string(end);
      case BsonType.object:
        return this.document(this.at, end, depth + 1);
      case BsonType.array:
        return this.array(end, depth + 1);
      case BsonType.binData:
        return this.binary(end);
      case BsonType.undefined:
        return bsonUndefined;
      case BsonType.objectId:
        return this.objectId(end);
      case BsonType.bool:
        return this.boolean(end);
      case BsonType.date:
        return new DateTime(Number(bytes.readBigInt64LE(this.take(8, end))));
      case BsonType.null:
        return null;
      case BsonType.regex:
        return new RegularExpression(this.cstring(end), this.cstring(end));
      case BsonType.int:
        return bytes.readInt32LE(this.take(4, end));
      case BsonType.timestamp:
        return new Timestamp(bytes.readBigUInt64LE(this.take(8, end)));
      case BsonType.long:
        return bytes.readBigInt64LE(this.take(8, end));
      case 0xff:
        return minKey;
      case BsonType.maxKey:
        return maxKey;
      default:
        throw new UnknownType(`a value of a BSON type that is not kept here: ${type}`);
    }
  }

  /** Steps over `length` bytes and gives the place where they start. */
  private take(length: number, end: number): number {
    const start = this.at;
    if (length < 0 || start + length > end) throw new InvalidBson('a value runs past the end of its document');
    this.at = start + length;
    return start;
  }

  private string(end: number): string {
    const length = this.bytes.readInt32LE(this.take(4, end));
    if (length < 1) throw new InvalidBson(`a string of impossible length ${length}`);
    const start = this.take(length, end);
    if (this.bytes[this.at - 1] !== 0) throw new InvalidBson('a string without end');
    return this.bytes.toString('utf8', start, this.at - 1);
  }

  private cstring(end: number): string {
    const stop = nameEnd(this.bytes, this.at, end);
    if (stop < 0) throw new InvalidBson('a regular expression without end');
    const text = this.bytes.toString('utf8', this.at, stop);
    this.at = stop + 1;
    return text;
  }

  private boolean(end: number): boolean {
    const byte = this.bytes[this.take(1, end)];
    if (byte !== 0 && byte !== 1) throw new InvalidBson(`a boolean of value ${byte}`);
    return byte === 1;
  }

  private objectId(end: number): ObjectId {
    const start = this.take(12, end);
    return new ObjectId(this.bytes.toString('latin1', start, start + 12));
  }

  private binary(end: number): Binary {
    const length = this.bytes.readInt32LE(this.take(4, end));
    const subtype = this.bytes[this.take(1, end)] as number;
    const start = this.take(length, end);
    // A copy: the value may outlive the network buffer it came in.
    return new Binary(Buffer.from(this.bytes.subarray(start, start + length)), subtype);
  }

  private skip(type: number, end: number): void {
    const { bytes } = this;
    switch (type) {
      case BsonType.string:
        this.take(4 + bytes.readInt32LE(this.at), end);
        return;
      case BsonType.object:
      case BsonType.array:
        this.take(bytes.readInt32LE(this.at), end);
        return;
      case BsonType.binData:
        this.take(5 + bytes.readInt32LE(this.at), end);
        return;
      default:
        this.value(type, end, 0);
    }
  }
}
