import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { ImportLimits } from '../limits';
import { damaged, ImportRefusal } from '../refusal';

const inflate = promisify(inflateRaw);

/** The parts of a zipped office file, inflated as they are read and never beyond their limit. */
export class ZipPackage {
  private constructor(
    private readonly file: FileHandle,
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly limits: ImportLimits,
  ) {}

  /** Reads the directory of the zip file. Throws ImportRefusal when it is damaged, encrypted or absurd. */
  static async open(path: string, limits: ImportLimits): Promise<ZipPackage> {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
      throw damaged('it can’t be unpacked');
    });
    try {
      if (zip.entryCount > limits.zipEntries) throw tooLarge();
      const entries = await readDirectory(zip);
      return new ZipPackage(await open(path), zip, entries, limits);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  /** Where a file of this name is, in whichever folder; undefined for none. */
  named(name: string): string | undefined {
    return [...this.entries.keys()].find(
      (path) => path === name.toLowerCase() || path.endsWith(`/${name.toLowerCase()}`),
    );
  }

  /**
   * A part as a whole; empty when the package has none of that name. Throws ImportRefusal beyond `limit` bytes, for a zip bomb, or
   * when damaged.
   */
  async part(name: string, limit = this.limits.partXml): Promise<Buffer> {
    const entry = this.entries.get(name.toLowerCase());
    if (!entry) return Buffer.alloc(0);
    if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) {
      throw damaged(`its part ${name} is compressed in a way spreadsheet programs don’t use`);
    }
    const packed = await this.packed(entry);
    const { ratio, ratioFrom } = this.limits;
    const most = Math.min(limit, Math.max(ratioFrom, packed.length * ratio));
    const bytes =
      entry.compressionMethod === 0
        ? packed
        : await inflate(packed, { maxOutputLength: most }).catch((error: NodeJS.ErrnoException) => {
            throw error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : damaged(`its part ${name} can’t be unpacked`);
          });
    if (bytes.length > most) throw tooLarge();
    if (crc32(bytes) !== entry.crc32) throw damaged(`the checksum of its part ${name} is wrong`);
    return bytes;
  }

  async close(): Promise<void> {
    this.zip.close();
    await this.file.close();
  }

  private async packed(entry: Entry): Promise<Buffer> {
    const { fileDataStart } = await this.zip.readLocalFileHeaderPromise(entry, { minimal: true }).catch(() => {
      throw damaged(`its part ${entry.fileName} can’t be found where its list of contents says`);
    });
    // What the directory says of a damaged file may be longer than the file.
    const length = Math.min(entry.compressedSize, Math.max(0, (await this.file.stat()).size - fileDataStart));
    const { buffer, bytesRead } = await this.file.read(Buffer.alloc(length), 0, length, fileDataStart);
    return buffer.subarray(0, bytesRead);
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
    throw damaged('its list of contents can’t be read');
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
