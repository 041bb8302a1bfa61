import { damaged } from '../refusal';

interface CompoundFile {
  FullPaths: string[];
  FileIndex: { type: number; size: number; content?: ArrayLike<number> }[];
}

interface CompoundReader {
  read(bytes: Buffer, options: { type: 'buffer' }): CompoundFile;
}

/**
 * The names of the streams in a compound file, the container of older and of encrypted office files, in lower case.
 * Throws ImportRefusal 422 for a damaged one. A file that was cut off in its directory reads like one of another kind and
 * one cut off in its last stream like a whole one, so both are looked for.
 */
export function streamNames(reader: CompoundReader, bytes: Buffer): Set<string> {
  const { FullPaths, FileIndex } = readContainer(reader, bytes);
  const isShort = FileIndex.some(({ type, size, content }) => type === STREAM && (content?.length ?? 0) < size);
  if (isShort || lacksDirectory(bytes)) throw damaged('its end is missing');
  return new Set(FullPaths.map((path) => path.split('/').at(-1)?.toLowerCase() ?? ''));
}

const STREAM = 2;

function readContainer(reader: CompoundReader, bytes: Buffer): CompoundFile {
  try {
    return reader.read(bytes, { type: 'buffer' });
  } catch {
    throw damaged('its container can’t be read');
  }
}

/** Offsets in the header: [MS-CFB] 2.2. */
const SECTOR_SHIFT = 30;
const DIRECTORY_START = 48;
const TABLE_SECTORS = 76;
const TABLES_IN_HEADER = 109;
const LAST_SECTOR = 0xfffffffa;

/** Whether a sector of the directory, or of the table that leads to it, isn't wholly there. */
function lacksDirectory(bytes: Buffer): boolean {
  const sectorSize = 1 << bytes.readUInt16LE(SECTOR_SHIFT);
  const isThere = (sector: number) => (sector + 2) * sectorSize <= bytes.length;
  let sector = bytes.readUInt32LE(DIRECTORY_START);
  for (let steps = 0; sector <= LAST_SECTOR && steps * sectorSize < bytes.length; steps++) {
    if (!isThere(sector)) return true;
    const [table, entry] = [Math.floor((4 * sector) / sectorSize), (4 * sector) % sectorSize];
    if (table >= TABLES_IN_HEADER) return false;
    const tableSector = bytes.readUInt32LE(TABLE_SECTORS + 4 * table);
    if (!isThere(tableSector)) return true;
    sector = bytes.readUInt32LE((tableSector + 1) * sectorSize + entry);
  }
  return false;
}
