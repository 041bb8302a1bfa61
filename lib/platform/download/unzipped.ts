import { fromBufferPromise } from 'yauzl';

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');

/**
 * The text of a file as it was published: as it is, or of the one file in a ZIP archive. Throws with a sentence for an archive of
 * several files, one that is damaged, and one that unpacks to more than `most` bytes.
 */
export async function textOf(file: Buffer, most: number): Promise<string> {
  const content = file.subarray(0, ZIP.length).equals(ZIP) ? await onlyFileOf(file, most) : file;
  return content.toString('utf8');
}

async function onlyFileOf(archive: Buffer, most: number): Promise<Buffer> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true }).catch(() => {
    throw new Error('The archive is damaged.');
  });
  if (zip.entryCount !== 1) throw new Error(`The archive contains ${zip.entryCount} files instead of one.`);
  const pieces: Buffer[] = [];
  for await (const entry of zip.eachEntry()) {
    // What it unpacks to is what it says, or reading it fails.
    if (entry.uncompressedSize > most) throw new Error(`The archive unpacks to more than ${most} bytes.`);
    const content = await zip.openReadStreamPromise(entry);
    for await (const piece of content as AsyncIterable<Buffer>) pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
