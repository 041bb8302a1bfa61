import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** With forward slashes: 'xl/workbook.xml'. */
  name: string;
  /** In pieces; texts are written as UTF-8. */
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** Its format is a compressed one, such as a scan's: looking for what could be smaller would take long and find little. */
  packed?: boolean;
}

/**
 * A ZIP archive in pieces, entry by entry, each read and deflated no faster than the pieces are taken, so that its size costs no
 * memory. Ends the entry under way when the reader leaves. Rejects with what an entry fails with, and beyond `mostBytes` of an
 * entry or the whole: at 4 GiB zip64 would be needed.
 */
export async function* zipPieces(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  mostBytes = 0xffffffff,
): AsyncGenerator<Uint8Array, void, undefined> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const added = addAll().catch((error: Error) => void output.destroy(error));
  try {
    // Leaving it destroys the output, and with that the entry under way.
    yield* bounded<Uint8Array>(output, mostBytes);
  } finally {
    await added;
  }

  /** One after the other: an entry may depend on what was read of those before it. */
  async function addAll(): Promise<void> {
    let source: Readable | undefined;
    output.once('close', () => source?.destroy());
    for await (const { name, content, packed = false } of entries) {
      if (output.destroyed) return;
      source = Readable.from(bounded(content, mostBytes));
      zip.addReadStream(source, name, { ...ALWAYS_ALIKE, compressionLevel: packed ? LEAST : NORMAL });
      await finished(source);
    }
    zip.end();
  }
}

async function* bounded<T extends string | Uint8Array>(
  pieces: AsyncIterable<T> | Iterable<T>,
  mostBytes: number,
): AsyncGenerator<T, void, undefined> {
  let size = 0;
  for await (const piece of pieces) {
    size += Buffer.byteLength(piece);
    if (size > mostBytes) throw new Error('The archive would be larger than 4 GiB.');
    yield piece;
  }
}

/** The time is the format's own zero, in the process's zone as it counts: the same rows always make the same file. */
const ALWAYS_ALIKE = { mtime: new Date(1980, 0, 1), mode: 0o100644, forceDosTimestamp: true };
/** How hard deflate looks for repetitions, of 1 to 9. */
const [LEAST, NORMAL] = [1, 6];
