import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  /** With forward slashes: 'xl/workbook.xml'. */
  name: string;
  /** In pieces; texts are written as UTF-8. */
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** Its format is a compressed one, such as a scan's: looking for what could be smaller would take long and find little. */
  packed?: boolean;
}

/**
 * A ZIP archive in pieces, entry by entry, each deflated while it is made, so that its size costs no memory (APPNOTE.TXT
 * 6.3: sizes and checksums follow the content in data descriptors). Throws where zip64 would be needed: at 4 GiB.
 */
export async function* zipPieces(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content, packed = false } of entries) {
    const written = { crc: 0, size: 0, packed: 0 };
    const start = offset;
    const head = localHeader(name);
    yield head;
    for await (const piece of deflated(content, written, packed)) {
      written.packed += piece.length;
      yield piece;
    }
    const descriptor = fields([4, 0x08074b50], [4, written.crc], [4, written.packed], [4, written.size]);
    yield descriptor;
    offset += head.length + written.packed + descriptor.length;
    if (offset > MOST_BYTES || written.size > MOST_BYTES) throw new Error('The archive would be larger than 4 GiB.');
    directory.push(centralHeader(name, written, start));
  }
  const central = Buffer.concat(directory);
  yield central;
  const count = directory.length;
  yield fields([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, central.length], [4, offset], [2, 0]);
}

const MOST_BYTES = 0xffffffff;
const VERSION = 20;
/** Bit 3: a data descriptor follows. Bit 11: the name is UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** How hard deflate looks for repetitions, of 1 to 9. */
const [LEAST, NORMAL] = [1, 6];
/** 1 January 1980, the format's own zero: the same rows always make the same file. */
const MADE_AT = 0x00210000;

interface Written {
  crc: number;
  size: number;
  packed: number;
}

function deflated(content: ZipEntry['content'], written: Written, packed: boolean): AsyncIterable<Uint8Array> {
  // The pipeline passes a source's failure on to the reader, and ends the source when the reader goes away.
  return pipeline(
    Readable.from(counted(content, written)),
    createDeflateRaw({ level: packed ? LEAST : NORMAL }),
    () => {},
  );
}

async function* counted(content: ZipEntry['content'], written: Written): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    written.crc = crc32(bytes, written.crc);
    written.size += bytes.length;
    yield bytes;
  }
}

function localHeader(name: string): Buffer {
  const path = Buffer.from(name);
  const sizes: Field[] = [
    [4, 0],
    [4, 0],
    [4, 0],
  ];
  const head = fields(
    [4, 0x04034b50],
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATED],
    [4, MADE_AT],
    ...sizes,
    [2, path.length],
    [2, 0],
  );
  return Buffer.concat([head, path]);
}

function centralHeader(name: string, { crc, size, packed }: Written, start: number): Buffer {
  const path = Buffer.from(name);
  const head = fields(
    [4, 0x02014b50],
    [2, VERSION],
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATED],
    [4, MADE_AT],
    [4, crc],
    [4, packed],
    [4, size],
    [2, path.length],
    // No extra field, comment, disk number or attributes.
    [4, 0],
    [4, 0],
    [4, 0],
    [4, start],
  );
  return Buffer.concat([head, path]);
}

type Field = [bytes: 2 | 4, value: number];

function fields(...list: Field[]): Buffer {
  const buffer = Buffer.alloc(list.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of list) {
    if (bytes === 2) buffer.writeUInt16LE(value, at);
    else buffer.writeUInt32LE(value, at);
    at += bytes;
  }
  return buffer;
}
