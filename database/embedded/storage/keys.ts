import type { KeyRange } from './environment';

/** Every key starts with four bytes that say whose it is: one of these, or the id of a collection or an index. */
export const keySpace = { catalog: 0, dropped: 1, nextId: 2, counts: 3, format: 4, firstFree: 16 } as const;

/** Record ids take six bytes: 281 million million documents per collection. */
export const recordIdBytes = 6;

/** The place of a document in its collection, counted upwards in order of insertion. */
export type RecordId = number;

export function prefixed(space: number, rest?: Buffer): Buffer {
  const key = Buffer.allocUnsafe(4 + (rest?.length ?? 0));
  key.writeUInt32BE(space, 0);
  rest?.copy(key, 4);
  return key;
}

/** All keys of one space. */
export function spaceRange(space: number): KeyRange {
  return { start: prefixed(space), end: prefixed(space + 1) };
}

export function idKey(space: number, id: number): Buffer {
  const key = Buffer.allocUnsafe(8);
  key.writeUInt32BE(space, 0);
  key.writeUInt32BE(id, 4);
  return key;
}

export function recordKey(collectionId: number, record: RecordId): Buffer {
  const key = Buffer.allocUnsafe(4 + recordIdBytes);
  key.writeUInt32BE(collectionId, 0);
  key.writeUIntBE(record, 4, recordIdBytes);
  return key;
}

export function recordOfKey(key: Buffer): RecordId {
  return key.readUIntBE(key.length - recordIdBytes, recordIdBytes);
}

/** As `recordOfKey`, of a key read as a text. */
export function recordOfText(key: string): RecordId {
  let record = 0;
  for (let at = key.length - recordIdBytes; at < key.length; at++) record = record * 256 + key.charCodeAt(at);
  return record;
}

export function recordBytes(record: RecordId): Buffer {
  const bytes = Buffer.allocUnsafe(recordIdBytes);
  bytes.writeUIntBE(record, 0, recordIdBytes);
  return bytes;
}

/** The key with the document it leads to behind it. */
export function withRecord(key: Buffer, record: RecordId): Buffer {
  const whole = Buffer.allocUnsafe(key.length + recordIdBytes);
  key.copy(whole);
  whole.writeUIntBE(record, key.length, recordIdBytes);
  return whole;
}

/** The first key after `key`. */
export function after(key: Buffer): Buffer {
  return Buffer.concat([key, Buffer.of(0)]);
}

/** The first key that does not start with `prefix`, whose first byte must not be 255. */
export function afterPrefix(prefix: Buffer): Buffer {
  const end = Buffer.from(prefix);
  for (let i = end.length - 1; i >= 0; i--) {
    if (end[i] !== 0xff) {
      end[i] = (end[i] as number) + 1;
      return end.subarray(0, i + 1);
    }
  }
  return end;
}
