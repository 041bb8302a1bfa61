/**
 * Checks the file of a student as this site exports it: a ZIP whose manifest.json names every file with its SHA-256, and
 * whose signature.json signs the manifest with the site's Ed25519 key. Plain JavaScript: the page /verify loads it, and
 * every export carries it in verify.html, to be opened without a network. There the three files of this folder are one
 * script: their imports are single lines, and no name is in two of them. The server reads no archive.
 */
import { hex, isSignedBy } from './ed25519.js';

/** The two files that the manifest doesn't name. */
const MANIFEST = 'manifest.json';
const SIGNATURE = 'signature.json';
const STRUCTURE = 'the archive';
/** Version and file attributes in a directory: of archives until November 2026, and of those since (Unix, -rw-r--r--). */
const WRITERS = ['20 0', `${0x033f} ${0o100644 * 65_536}`];
const MB = 1024 * 1024;

/**
 * The most that an archive may hold, so that none keeps its reader waiting or takes the memory of their device: files,
 * bytes of one and of all together, bytes of the manifest, and all bytes in proportion to the archive's. The site's
 * exports keep them (lib/platform/archive/archive.ts).
 */
export const MOST = { files: 5_000, fileBytes: 60 * MB, bytes: 4096 * MB, manifestBytes: 4 * MB, ratio: 200 };

/**
 * Compares every byte of an archive with its manifest, and the manifest with its signature. An archive beyond the
 * bounds is named so and not read, and a manifest is only parsed when its signature holds.
 * @param {Blob} archive
 * @param {(name: string, bytes: Uint8Array, done: number, of: number) => unknown} [onFile] gets each file that is as it
 *   was exported, one at a time; it is waited for
 * @returns {Promise<{ ok: boolean, problems: { file: string, problem: string }[], files: number, key: string,
 *   manifest: null | { format: string, site: string, madeOn: string, student: string, files: { name: string, size: number, sha256: string }[] } }>}
 *   `key` is the public key of the signature, in hexadecimal; '' for none that holds
 */
export async function checkArchive(archive, onFile = () => {}) {
  const problems = [];
  const report = { ok: false, problems, files: 0, key: '', manifest: null };
  const found = (file, problem) => {
    problems.push({ file, problem });
    return report;
  };
  const entries = await entriesOf(archive, problems);
  if (!entries) return report;
  const tooMuch = whatIsTooMuch(entries, archive.size);
  if (tooMuch) return found(...tooMuch);
  const manifest = await readEntry(archive, entries.get(MANIFEST), MOST.manifestBytes);
  const signature = await readEntry(archive, entries.get(SIGNATURE), 4096);
  if (!manifest) found(MANIFEST, 'is missing or can’t be read');
  if (!signature) found(SIGNATURE, 'is missing or can’t be read');
  if (!manifest || !signature) return report;
  const key = await keyThatSigned(manifest, signature);
  if (!key) return found(MANIFEST, `and ${SIGNATURE} don’t belong together: one of them was changed`);
  report.key = key;
  report.manifest = manifestOf(manifest);
  if (!report.manifest) return found(MANIFEST, 'is not a list of files');
  const named = report.manifest.files;
  if (named.length > MOST.files) return found(MANIFEST, `names more than ${MOST.files.toLocaleString('en')} files`);
  const known = new Set([MANIFEST, SIGNATURE]);
  const listed = named.filter(({ name }) => {
    const isNew = !known.has(name);
    if (!isNew) found(name, 'is named twice');
    known.add(name);
    return isNew;
  });
  for (const name of entries.keys()) if (!known.has(name)) found(name, 'was added');
  for (const [index, { name, size, sha256 }] of listed.entries()) {
    const entry = entries.get(name);
    const bytes = await readEntry(archive, entry, size);
    if (!entry) found(name, 'is missing');
    else if (!bytes || bytes.length !== size || (await hexOf(bytes)) !== sha256) found(name, 'is not as it was exported');
    else {
      report.files++;
      await onFile(name, bytes, index + 1, listed.length);
    }
  }
  report.ok = problems.length === 0;
  return report;
}

/** The entries by name; null for more than are read. What is not as a whole archive has it is a problem of the structure. */
async function entriesOf(archive, problems) {
  const entries = new Map();
  const broken = (problem) => {
    if (!problems.some(({ file }) => file === STRUCTURE)) problems.push({ file: STRUCTURE, problem });
    return entries;
  };
  const end = await viewOf(archive, archive.size - 22, 22);
  if (!end || end.getUint32(0, true) !== 0x06054b50) return broken('has no end: it is cut off, or no ZIP archive');
  const [count, size, start] = [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)];
  const isOne = end.getUint32(4, true) === 0 && end.getUint16(8, true) === count && end.getUint16(20, true) === 0;
  if (!isOne || start + size + 22 !== archive.size) broken('has a directory that doesn’t fit');
  if (count > MOST.files + 2 || size > MOST.manifestBytes) {
    problems.push({ file: STRUCTURE, problem: `holds more than ${MOST.files.toLocaleString('en')} files` });
    return null;
  }
  const directory = await viewOf(archive, start, Math.min(size, archive.size - 22 - start));
  if (!directory) return broken('has no directory');
  let next = 0;
  for (let at = 0, left = count; at < directory.byteLength; left--) {
    if (left === 0 || at + 46 > directory.byteLength || directory.getUint32(at, true) !== 0x02014b50) {
      return broken('has a damaged directory');
    }
    const [nameLength, extraLength] = [directory.getUint16(at + 28, true), directory.getUint16(at + 30, true)];
    const name = textOf(bytesAt(directory, at + 46, nameLength));
    const entry = {
      // Version, flags, method and time, as they stand before the entry once more.
      head: hex(bytesAt(directory, at + 6, 10)),
      crc: directory.getUint32(at + 16, true),
      packed: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      method: directory.getUint16(at + 10, true),
      start: directory.getUint32(at + 42, true),
      dataAt: 0,
    };
    const madeBy = `${directory.getUint16(at + 4, true)} ${directory.getUint32(at + 38, true)}`;
    const noMore = extraLength === 0 && bytesAt(directory, at + 32, 6).every((byte) => byte === 0);
    if (!WRITERS.includes(madeBy) || !noMore || name === null || entries.has(name) || entry.start !== next) {
      broken('has a directory that was changed');
    }
    const problem = await problemBefore(archive, entry, name);
    if (problem) broken(problem);
    next = entry.dataAt + entry.packed + 16;
    if (name !== null) entries.set(name, entry);
    at += 46 + nameLength + extraLength + directory.getUint16(at + 32, true);
  }
  if (entries.size !== count || next !== start) broken('has a directory that was changed');
  return entries;
}

/** Which bound the entries pass as they describe themselves, as file and problem; null for none. */
function whatIsTooMuch(entries, archiveBytes) {
  let [bytes, packed] = [0, 0];
  for (const [name, entry] of entries) {
    const most = name === MANIFEST ? MOST.manifestBytes : MOST.fileBytes;
    if (entry.size > most) return [name, `is larger than ${most / MB} MB`];
    bytes += entry.size;
    packed += entry.packed;
  }
  if (bytes > MOST.bytes) return [STRUCTURE, `holds more than ${MOST.bytes / MB / 1024} GB`];
  if (bytes > MOST.ratio * archiveBytes) return [STRUCTURE, `unpacks to more than ${MOST.ratio} times its size`];
  return packed > archiveBytes ? [STRUCTURE, 'says that its files are larger than it is'] : null;
}

/** What is wrong with an entry's own head and end; sets where its bytes begin. */
async function problemBefore(archive, entry, name) {
  const head = await viewOf(archive, entry.start, 30);
  if (!head || head.getUint32(0, true) !== 0x04034b50) return `has no entry where ${name} should be`;
  const nameLength = head.getUint16(26, true);
  entry.dataAt = entry.start + 30 + nameLength + head.getUint16(28, true);
  const own = await viewOf(archive, entry.start + 30, nameLength);
  const end = await viewOf(archive, entry.dataAt + entry.packed, 16);
  const same =
    own &&
    end &&
    textOf(bytesAt(own, 0, nameLength)) === name &&
    hex(bytesAt(head, 4, 10)) === entry.head &&
    bytesAt(head, 14, 12).every((byte) => byte === 0) &&
    end.getUint32(0, true) === 0x08074b50 &&
    end.getUint32(4, true) === entry.crc &&
    end.getUint32(8, true) === entry.packed &&
    end.getUint32(12, true) === entry.size;
  return same ? null : `describes ${name} in two ways`;
}

/** The bytes of an entry, or null when it can't be read or has more than `most`. */
async function readEntry(archive, entry, most) {
  if (!entry || entry.size > most || (entry.method !== 8 && entry.method !== 0)) return null;
  try {
    const packed = archive.slice(entry.dataAt, entry.dataAt + entry.packed).stream();
    const reader = (entry.method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'))).getReader();
    const bytes = new Uint8Array(entry.size);
    for (let at = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return at === bytes.length ? bytes : null;
      if (at + value.length > bytes.length) {
        await reader.cancel();
        return null;
      }
      bytes.set(value, at);
      at += value.length;
    }
  } catch {
    return null;
  }
}

function manifestOf(bytes) {
  try {
    const manifest = JSON.parse(textOf(bytes) ?? '');
    const { files, ...about } = manifest;
    const texts = [about.format, about.site, about.madeOn, about.student];
    const fits = ({ name, size, sha256 }) =>
      typeof name === 'string' && Number.isSafeInteger(size) && size >= 0 && typeof sha256 === 'string';
    return Array.isArray(files) && files.every(fits) && texts.every((text) => typeof text === 'string') ? manifest : null;
  } catch {
    return null;
  }
}

/** The key in signature.json if it signed these bytes and the file is written as exports write it; else null. */
async function keyThatSigned(manifest, file) {
  const [, key, signature] =
    /^\{"algorithm":"Ed25519","key":"([0-9a-f]{64})","signature":"([0-9a-f]{128})"\}\n$/.exec(textOf(file) ?? '') ?? [];
  return key && (await isSignedBy(bytesOf(key), bytesOf(signature), manifest)) ? key : null;
}

const bytesOf = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = async (bytes) => hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
const bytesAt = (view, at, length) =>
  new Uint8Array(view.buffer, view.byteOffset + at, Math.max(0, Math.min(length, view.byteLength - at)));

function textOf(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function viewOf(archive, at, length) {
  if (at < 0 || length < 0 || at + length > archive.size) return null;
  return new DataView(await archive.slice(at, at + length).arrayBuffer());
}

