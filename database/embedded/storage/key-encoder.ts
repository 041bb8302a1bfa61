/** How keys are read out at the moment; a range is read to its end before anything else is. */
let asTexts = false;
const copyOf = Uint8Array.prototype.slice;

/** Keys are bytes as they are; inside `withTexts` they are read as texts of one character per byte. */
export const keyEncoder = {
  writeKey(key: Buffer, target: Buffer, start: number): number {
    target.set(key, start);
    return start + key.length;
  },
  readKey(target: Buffer, start: number, end: number): Buffer {
    return asTexts ? (target.toString('latin1', start, end) as never) : (copyOf.call(target, start, end) as Buffer);
  },
};

/** Everything that `read` gives, its keys as texts. */
export function withTexts<T>(read: () => Iterable<T>): T[] {
  asTexts = true;
  try {
    return Array.from(read());
  } finally {
    asTexts = false;
  }
}
