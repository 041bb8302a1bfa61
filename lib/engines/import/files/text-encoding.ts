import { ImportRefusal } from '../refusal';

type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The text of a file without its byte order mark, and how it was encoded. Throws ImportRefusal for binary content. */
export function decoded(bytes: Buffer): { text: string; encoding: TextEncoding } {
  const wide = utf16(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide };
  if (bytes.includes(0)) {
    throw new ImportRefusal(415, 'The file is neither a spreadsheet nor text. Upload an .xlsx, .xls or .csv file.');
  }
  const text = new TextDecoder('utf-8').decode(bytes);
  const letters = text.match(/[\u0080-\uffff]/g)?.length ?? 0;
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  if (broken <= letters * BROKEN_LETTERS) return { text, encoding: 'utf-8' };
  // What is hardly UTF-8 is Windows-1252, which Excel writes in the countries we serve.
  return { text: decodeWindows1252(bytes), encoding: 'windows-1252' };
}

/** A database that cuts texts at a number of bytes leaves a broken letter here and there: no reason to misread all the others. */
const BROKEN_LETTERS = 0.1;

/** So much of a file tells by its zeros that it is UTF-16. */
const SAMPLE_BYTES = 64 * 1024;

/** UTF-16 by its byte order mark, else by its zeros. */
function utf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length * 0.2 && even < odd / 10) return 'utf-16le';
  return even > start.length * 0.2 && odd < even / 10 ? 'utf-16be' : null;
}

const WINDOWS_1252_80_TO_9F = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Not left to TextDecoder: Node 20 decodes windows-1252 as Latin-1, which makes control characters of € and curly quotes. */
function decodeWindows1252(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  return text.replace(/[\u0080-\u009f]/g, (mark) => WINDOWS_1252_80_TO_9F[mark.charCodeAt(0) - 0x80] ?? mark);
}
