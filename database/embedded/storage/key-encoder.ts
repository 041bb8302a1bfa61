import { recordIdBytes } from './keys';

/** How keys are read out at the moment; a range is read to its end before anything else is. */
let readAs: 'bytes' | 'text' | 'record' = 'bytes';
const copyOf = Uint8Array.prototype.slice;

/**
 * Keys are bytes as they are; inside `withTexts` they are read as texts of one character per byte, inside `withRecords` as the
 * number of the document that they end with.
 */
export const keyEncoder = {
  writeKey(key: Buffer, target: Buffer, start: number): number {
    target.set(key, start);
    return start + key.length;
  },
  readKey(target: Buffer, start: number, end: number): Buffer {
    if (readAs === 'text') return target.toString('latin1', start, end) as never;
    if (readAs === 'bytes') return copyOf.call(target, start, end) as Buffer;
    let record = 0;
    for (let at = end - recordIdBytes; at < end; at++) record = record * 256 + (target[at] as number);
    return record as never;
  },
};

/** Everything that `read` gives, its keys as texts. */
export function withTexts<T>(read: () => Iterable<T>): T[] {
  return reading('text', read);
}

/** Everything that `read` gives, of its keys the documents they end with. */
export function withRecords<T>(read: () => Iterable<T>): T[] {
  return reading('record', read);
}

function reading<T>(as: typeof readAs, read: () => Iterable<T>): T[] {
  readAs = as;
  try {
    return Array.from(read());
  } finally {
    readAs = 'bytes';
  }
}
