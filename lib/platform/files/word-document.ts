/** Reads the directory of Microsoft's compound file format ([MS-CFB]), which .doc, .xls and .msi files share. */

const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const NONE = 0xffffffff;
const LAST_SECTOR = 0xfffffffa;
/**
 * Of the directory so many sectors are read, of four or more entries each, and so many that name the allocation table's, for 100 MB: no
 * document has more, and a hostile one may have made a circle.
 */
const MOST_DIRECTORY = 500;
const MOST_NAMING = 12;
/** What the entries of a directory are. */
const [STREAM, ROOT] = [2, 5];
/** The kinds that a container says it is: none, Word 97 and later, Word 6. */
const WORD_CLASSES = ['0'.repeat(32), '0609020000000000c000000000000046', '0009020000000000c000000000000046'];

/**
 * Whether a compound file is a Word document: one that says it is, or says nothing, and has a stream WordDocument at its
 * root. Spreadsheets, installers and files with a damaged directory are none.
 */
export function isWordDocument(file: Buffer): boolean {
  if (file.length < HEADER_BYTES || !file.subarray(0, 8).equals(MAGIC)) return false;
  const entries = directoryOf(file);
  const [root] = entries;
  if (root?.type !== ROOT || !WORD_CLASSES.includes(root.classId)) return false;
  return childrenOf(root, entries).some(({ type, name }) => type === STREAM && name === 'WordDocument');
}

interface Entry {
  name: string;
  type: number;
  classId: string;
  left: number;
  right: number;
  child: number;
}

function directoryOf(file: Buffer): Entry[] {
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return [];
  const sectorBytes = 2 ** shift;
  const sectorAt = (sector: number) => file.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes);
  const allocation = allocationSectors(file, sectorAt);
  const nextOf = (sector: number) => {
    const perSector = sectorBytes / 4;
    const table = sectorAt(allocation[Math.floor(sector / perSector)] ?? NONE);
    return table.length === sectorBytes ? table.readUInt32LE((sector % perSector) * 4) : NONE;
  };
  const entries: Entry[] = [];
  let sector = file.readUInt32LE(48);
  for (let read = 0; sector < LAST_SECTOR && read < MOST_DIRECTORY; read += 1, sector = nextOf(sector)) {
    const bytes = sectorAt(sector);
    for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) entries.push(entryIn(bytes.subarray(at)));
    if (bytes.length < sectorBytes) break;
  }
  return entries;
}

/** The sectors that hold the allocation table: 109 are named in the header, the others in sectors of names. */
function allocationSectors(file: Buffer, sectorAt: (sector: number) => Buffer): number[] {
  const named = Array.from({ length: 109 }, (_none, index) => file.readUInt32LE(76 + index * 4));
  let sector = file.readUInt32LE(68);
  for (let read = 0; sector < LAST_SECTOR && read < MOST_NAMING; read += 1) {
    const bytes = sectorAt(sector);
    if (bytes.length < 8) break;
    for (let at = 0; at + 8 <= bytes.length; at += 4) named.push(bytes.readUInt32LE(at));
    sector = bytes.readUInt32LE(bytes.length - 4);
  }
  return named.filter((sector) => sector < LAST_SECTOR);
}

function entryIn(bytes: Buffer): Entry {
  const nameBytes = Math.min(64, Math.max(0, bytes.readUInt16LE(64) - 2));
  return {
    name: bytes.toString('utf16le', 0, nameBytes),
    type: bytes.readUInt8(66),
    left: bytes.readUInt32LE(68),
    right: bytes.readUInt32LE(72),
    child: bytes.readUInt32LE(76),
    classId: bytes.toString('hex', 80, 96),
  };
}

/** The entries right below one: a binary tree of siblings, which a hostile file may have made a circle. */
function childrenOf({ child }: Entry, entries: readonly Entry[]): Entry[] {
  const found = new Map<number, Entry>();
  const waiting = [child];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const entry = entries[place];
    if (!entry || found.has(place)) continue;
    found.set(place, entry);
    waiting.push(entry.left, entry.right);
  }
  return [...found.values()];
}
