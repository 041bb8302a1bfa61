/** A value of a PDF dictionary: names without their slash, strings as bytes; null for what is not read, such as references. */
type PdfValue = number | boolean | string | Buffer | null | readonly PdfValue[] | PdfDictionary;
export interface PdfDictionary {
  readonly [key: string]: PdfValue | undefined;
}

/** Deeper ones are none of a reader's. */
const DEEPEST = 20;
/** Of a dictionary so many bytes and values are read: one of an encryption has some 300 bytes, and at most 2 kB. */
const MOST_BYTES = 16 * 1024;
const MOST_VALUES = 1_000;

/**
 * Reads the dictionary that begins at a place of a PDF. Null where none is there, it breaks off, or it is longer than one of an encryption.
 * @param entry reads the value after this key, which stands there, as a dictionary of that one entry
 */
export function dictionaryAt(file: Buffer, place: number, entry = ''): PdfDictionary | null {
  const start = place + entry.length;
  // In latin1 a sign is a byte.
  const reader = new Reader(file.toString('latin1', start, start + MOST_BYTES));
  try {
    const value = reader.value(0);
    if (entry) return { [entry.slice(1)]: value };
    return typeof value === 'object' && value !== null && !Buffer.isBuffer(value) && !Array.isArray(value)
      ? (value as PdfDictionary)
      : null;
  } catch {
    return null;
  }
}

class Reader {
  private place = 0;
  private values = 0;

  constructor(private readonly text: string) {}

  value(depth: number): PdfValue {
    this.values += 1;
    if (depth > DEEPEST || this.values > MOST_VALUES) throw new Error('Too deep, or too long.');
    this.skip();
    if (this.takes(/<</y)) return this.dictionary(depth);
    if (this.takes(/\[/y)) return this.list(depth);
    const hex = this.takes(/<([0-9A-Fa-f\s]*)>/y);
    if (hex) return Buffer.from(evenHex((hex[1] ?? '').replace(/\s/g, '')), 'hex');
    if (this.takes(/\(/y)) return this.literal();
    const name = this.takes(/\/([^\s()<>[\]{}/%]*)/y);
    if (name) return name[1] ?? '';
    if (this.takes(/\d+\s+\d+\s+R(?![A-Za-z])/y)) return null;
    const word = this.takes(/[+-]?[\d.]+|true|false|null/y)?.[0];
    if (word === undefined) throw new Error('Not a value.');
    return word === 'null' ? null : word === 'true' || word === 'false' ? word === 'true' : Number(word);
  }

  private dictionary(depth: number): PdfDictionary {
    const entries: [string, PdfValue][] = [];
    for (this.skip(); !this.takes(/>>/y); this.skip()) {
      const key = this.takes(/\/([^\s()<>[\]{}/%]*)/y);
      if (!key) throw new Error('Not a key.');
      entries.push([key[1] ?? '', this.value(depth + 1)]);
    }
    return Object.fromEntries(entries);
  }

  private list(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (this.skip(); !this.takes(/\]/y); this.skip()) values.push(this.value(depth + 1));
    return values;
  }

  /** What stands in round brackets, which may nest, with its escapes (ISO 32000-2, 7.3.4.2). */
  private literal(): Buffer {
    const bytes: number[] = [];
    for (let open = 1; ; ) {
      const sign = this.takes(/\\([0-7]{1,3}|\r\n|[\s\S])|\r\n?|[\s\S]/y);
      if (!sign) throw new Error('The string breaks off.');
      const [whole, escaped] = sign;
      if (escaped !== undefined) bytes.push(...escapedBytes(escaped));
      else {
        if (whole === '(') open += 1;
        if (whole === ')') open -= 1;
        if (open === 0) return Buffer.from(bytes);
        bytes.push(whole.startsWith('\r') ? 10 : whole.charCodeAt(0));
      }
    }
  }

  private skip(): void {
    this.takes(/(?:[\s\0]|%[^\r\n]*)*/y);
  }

  private takes(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.place;
    const found = pattern.exec(this.text);
    if (found) this.place = pattern.lastIndex;
    return found;
  }
}

const SHORT: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function escapedBytes(escaped: string): number[] {
  if (/^[0-7]/.test(escaped)) return [Number.parseInt(escaped, 8) & 255];
  if (/^[\r\n]/.test(escaped)) return [];
  return [SHORT[escaped] ?? escaped.charCodeAt(0)];
}

const evenHex = (hex: string) => (hex.length % 2 ? `${hex}0` : hex);
