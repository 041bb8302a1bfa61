import { fromBufferPromise } from 'yauzl';

const TYPES = '[Content_Types].xml';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** So many of its entries are looked at, and so many bytes of its types. A document has some dozens and 2 kB. */
const MOST_ENTRIES = 1_000;
const MOST_BYTES = 256 * 1024;

/** Whether a ZIP archive is a Word document (DOCX), by its directory and what it says of its types; false for one without a directory. */
export async function isWordArchive(file: Buffer): Promise<boolean> {
  if (file.toString('latin1', 0, 4) !== 'PK\x03\x04') return false;
  try {
    const archive = await fromBufferPromise(file, { lazyEntries: true, decodeStrings: false });
    let entries = 0;
    for await (const entry of archive.eachEntry()) {
      entries += 1;
      if (entries > MOST_ENTRIES) return false;
      if (String(entry.fileName) !== TYPES) continue;
      // What it unpacks to is what it says, or reading it fails.
      if (entry.uncompressedSize > MOST_BYTES) return false;
      const pieces: Buffer[] = [];
      for await (const piece of await archive.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
      return /"([^"]{1,200})\.main\+xml"/.exec(Buffer.concat(pieces).toString('latin1'))?.[1] === DOCX;
    }
  } catch {
    // It is damaged.
  }
  return false;
}
