import { type FieldNames, nameEnd, readName } from './field-names';
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
 * Decodes a document, checking every length against the bytes at hand.
 * @param only decode just these top-level fields; the others are checked as well, but nothing is made of them
 * @throws InvalidBson
 */
export function decodeDocument(bytes: Buffer, only?: FieldNames): Doc {
  return new Decoder(bytes, true).document(0, bytes.length, 0, only);
}

/** The same of a stored document, which was checked when it came: other fields are stepped over. */
export function decodeStored(bytes: Buffer, only?: FieldNames): Doc {
  return new Decoder(bytes, false).document(0, bytes.length, 0, only);
}

/** A stored document with these top-level fields, or without them, by its bytes: nothing is decoded. */
export function keepFields(bytes: Buffer, names: FieldNames, isKept: boolean): Buffer {
  return new Decoder(bytes, false).keepFields(names, isKept);
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

  /** @param checks what is stepped over is looked into */
  constructor(
    private readonly bytes: Buffer,
    private readonly checks: boolean,
  ) {}

  document(offset: number, limit: number, depth: number, only?: FieldNames): Doc {
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
      const name = only ? only.at(bytes, start, stop) : readName(bytes, start, stop);
      this.at = stop + 1;
      if (name === undefined) this.skip(type, end, depth);
      else doc.set(name, this.value(type, end, depth));
    }
    if (this.at !== end) throw new InvalidBson('a value runs past the end of its document');
    this.at = end + 1;
    return doc;
  }

  keepFields(names: FieldNames, isKept: boolean): Buffer {
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
      this.skip(bytes[start] as number, end, 0);
      if ((names.at(bytes, start + 1, stop) !== undefined) === isKept) continue;
      length += bytes.copy(kept, length, from, start);
      from = this.at;
    }
    length += bytes.copy(kept, length, from, end);
    kept[length++] = 0;
    kept.writeInt32LE(length, 0);
    return kept.subarray(0, length);
  }

  /** Steps over the members of an array, or of a document that nothing is made of; their values are added to `values`. */
  private members(limit: number, depth: number, values?: Value[]): void {
    if (depth > maxDepth) throw new InvalidBson(`documents nested deeper than ${maxDepth} levels`);
    const { bytes } = this;
    const end = this.at + documentLength(bytes, this.at, limit) - 1;
    this.at += 4;
    while (this.at < end) {
      const type = bytes[this.at] as number;
      const stop = nameEnd(bytes, this.at + 1, end);
      if (stop < 0) throw new InvalidBson('a field name without end');
      this.at = stop + 1;
      if (values) values.push(this.value(type, end, depth));
      else this.skip(type, end, depth);
    }
    if (this.at !== end) throw new InvalidBson('a value runs past the end of its array');
    this.at = end + 1;
  }

  private value(type: number, end: number, depth: number): Value {
    const { bytes } = this;
    switch (type) {
      case BsonType.double:
        return new Double(bytes.readDoubleLE(this.take(8, end)));
      case BsonType.string:
        return bytes.toString('utf8', this.text(end), this.at - 1);
      case BsonType.object:
        return this.document(this.at, end, depth + 1);
      case BsonType.array: {
        const values: Value[] = [];
        this.members(end, depth + 1, values);
        return values;
      }
      case BsonType.binData: {
        const start = this.blob(end);
        // A copy: the value may outlive the network buffer it came in.
        return new Binary(Buffer.from(bytes.subarray(start, this.at)), bytes[start - 1] as number);
      }
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

  /** Steps over a text and gives the place where it starts. */
  private text(end: number): number {
    const length = this.bytes.readInt32LE(this.take(4, end));
    if (length < 1) throw new InvalidBson(`a string of impossible length ${length}`);
    const start = this.take(length, end);
    if (this.bytes[this.at - 1] !== 0) throw new InvalidBson('a string without end');
    return start;
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

  /** Steps over a binary value and gives the place where its bytes start, behind that of its subtype. */
  private blob(end: number): number {
    const length = this.bytes.readInt32LE(this.take(4, end));
    this.take(1, end);
    return this.take(length, end);
  }

  private skip(type: number, end: number, depth: number): void {
    switch (type) {
      case BsonType.string:
        this.text(end);
        return;
      case BsonType.object:
      case BsonType.array:
        if (this.checks) this.members(end, depth + 1);
        else this.take(this.bytes.readInt32LE(this.at), end);
        return;
      case BsonType.binData:
        this.blob(end);
        return;
      case BsonType.double:
      case BsonType.date:
        this.take(8, end);
        return;
      case BsonType.objectId:
        this.take(12, end);
        return;
      default:
        this.value(type, end, depth);
    }
  }
}
