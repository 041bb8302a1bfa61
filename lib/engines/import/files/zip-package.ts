import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { ImportLimits } from '../limits';
import { damaged, ImportRefusal } from '../refusal';

const CHUNK = 256 * 1024;

/** The parts of a zipped office file, inflated as they are read and never beyond their limit. */
export class ZipPackage {
  private constructor(
    private readonly path: string,
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly limits: ImportLimits,
  ) {}

  /** Reads the directory of the zip file. Throws ImportRefusal when it is damaged, encrypted or absurd. */
  static async open(path: string, limits: ImportLimits): Promise<ZipPackage> {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
      throw damaged('the zip container of the workbook can’t be read');
    });
    try {
      if (zip.entryCount > limits.zipEntries) throw tooLarge();
      return new ZipPackage(path, zip, await readDirectory(zip), limits);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  /** A small part as a whole; empty when the package has none of that name. */
  async part(name: string): Promise<Buffer> {
    if (!this.has(name)) return Buffer.alloc(0);
    const chunks: Buffer[] = [];
    for await (const chunk of this.stream(name, this.limits.partXml)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** A part's content in chunks. Throws ImportRefusal beyond `limit` bytes, for a zip bomb, or when damaged. */
  async *stream(name: string, limit: number): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name.toLowerCase());
    if (!entry) throw damaged(`its part ${name} is missing`);
    if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) {
      throw damaged(`its part ${name} is packed in a way spreadsheet programs don’t use`);
    }
    let size = 0;
    let checksum = 0;
    const source = await this.source(entry);
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > limit) throw tooLarge();
        if (size > this.limits.ratioFrom && size > entry.compressedSize * this.limits.ratio) throw tooLarge();
        checksum = crc32(chunk, checksum);
        yield chunk;
      }
    } catch (error) {
      throw error instanceof ImportRefusal ? error : damaged(`its part ${name} can’t be unpacked`);
    } finally {
      source.destroy();
    }
    if (checksum !== entry.crc32) throw damaged(`the checksum of its part ${name} is wrong`);
  }

  close(): void {
    this.zip.close();
  }

  /** Reads from the file itself: yauzl's own stream throws outside any promise when it is left in the middle of a read. */
  private async source(entry: Entry): Promise<Readable> {
    const { fileDataStart } = await this.zip.readLocalFileHeaderPromise(entry, { minimal: true }).catch(() => {
      throw damaged(`its part ${entry.fileName} can’t be found where the directory says`);
    });
    if (entry.compressedSize === 0) return Readable.from([]);
    const packed = createReadStream(this.path, { start: fileDataStart, end: fileDataStart + entry.compressedSize - 1 });
    if (entry.compressionMethod === 0) return packed;
    return pipeline(packed, createInflateRaw({ chunkSize: CHUNK }), () => {
      // Errors reach the reader through the inflater; leaving early is not an error.
    });
  }
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toLowerCase();
      if (!entries.has(name)) entries.set(name, entry);
    }
  } catch {
    throw damaged('the directory of the workbook’s zip container can’t be read');
  }
  if ([...entries.values()].some((entry) => entry.isEncrypted())) throw passwordProtected();
  return entries;
}

/** The refusal for any kind of encrypted workbook. */
export function passwordProtected(): ImportRefusal {
  return new ImportRefusal(
    422,
    'The workbook is protected by a password. Remove the password in your spreadsheet program and upload it again.',
  );
}

function tooLarge(): ImportRefusal {
  return new ImportRefusal(
    413,
    'The workbook is much larger than a course spreadsheet should be. Save only the sheet with the courses and upload that file.',
  );
}
