import { createReadStream } from 'node:fs';
import { ImportRefusal } from '../refusal';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * How a text file is encoded: by its byte order mark, else by the zeros of UTF-16, else UTF-8 if all of it is valid UTF-8, or
 * nearly all, else Windows-1252, which Excel writes in the countries we serve. Throws ImportRefusal for binary content.
 */
export async function detectEncoding(path: string, start: Buffer): Promise<TextEncoding> {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length * 0.2 && even < odd / 10) return 'utf-16le';
  if (even > start.length * 0.2 && odd < even / 10) return 'utf-16be';
  return (await isUtf8File(path)) ? 'utf-8' : 'windows-1252';
}

/** A database that cuts texts at a number of bytes leaves a broken letter here and there: no reason to misread all the others. */
const BROKEN_LETTERS = 0.1;

async function isUtf8File(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8');
  let broken = 0;
  let letters = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) {
      throw new ImportRefusal(415, 'The file is neither a spreadsheet nor text. Upload an .xlsx, .xls or .csv file.');
    }
    const text = decoder.decode(chunk, { stream: true });
    letters += text.match(/[\u0080-\uffff]/g)?.length ?? 0;
    broken += text.match(/\uFFFD/g)?.length ?? 0;
  }
  return broken <= letters * BROKEN_LETTERS;
}

/** The text of a file in chunks, without its byte order mark. */
export async function* readText(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decode = decoderFor(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: 64 * 1024 }) as AsyncIterable<Buffer>) {
    yield decode(chunk, true);
  }
  yield decode(Buffer.alloc(0), false);
}

/** Decodes the start of a file; an unfinished character at the end is left out. */
export function decodeStart(bytes: Buffer, encoding: TextEncoding): string {
  return decoderFor(encoding)(bytes, true);
}

function decoderFor(encoding: TextEncoding): (bytes: Buffer, more: boolean) => string {
  if (encoding === 'windows-1252') return decodeWindows1252;
  const decoder = new TextDecoder(encoding);
  return (bytes, more) => decoder.decode(bytes, { stream: more });
}

const WINDOWS_1252_80_TO_9F = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Not left to TextDecoder: Node 20 decodes windows-1252 as Latin-1, which makes control characters of € and curly quotes. */
function decodeWindows1252(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  return text.replace(/[\u0080-\u009f]/g, (mark) => WINDOWS_1252_80_TO_9F[mark.charCodeAt(0) - 0x80] ?? mark);
}
