import { randomBytes, randomInt } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CopyTrouble } from '@/lib/domain/desk/copies';
import type { CopyStore } from './copy-store';
import { keyNumber, keyOfCopy, openPart, sealPart } from './recovery-key';

/** How a copy is laid out. Raise it with a change that code from before would misread. */
const FORMAT = 1;
const PART = 8 * 1024 * 1024;
const MOST_PART = PART + 64 * 1024;
const MOST_END = 32 * 1024 * 1024;
/** The number of the end of a copy among its parts. */
const END = 0;

/** What a copy says of itself; sealed as its parts are. */
interface CopyNote {
  /** When its backup was made, ISO 8601. */
  at: string;
  /** Bytes and records of the backup in it. */
  bytes: number;
  documents: number;
  parts: number;
  /** The lines of the deleted accounts, so that an older copy brings nobody back. */
  deletions: string[];
  /** The site's own keys by the names of their settings: without them no uploaded file opens on another machine. */
  keys: Record<string, string>;
}

interface End {
  format: number;
  /** The number of the key. */
  key: string;
  salt: string;
  note: string;
}

/** The copies of a place that are whole, the oldest first. `site`: those of one site. */
export async function wholeCopies(store: CopyStore, site = ''): Promise<string[]> {
  const names = (await store.list()).map(({ name }) => name);
  return names
    .filter((name) => name.endsWith('/complete') && name.startsWith(`copy-${site}`))
    .map(nameOfCopy)
    .sort((one, other) => (one.slice(-19) < other.slice(-19) ? -1 : 1));
}

const nameOfCopy = (stored: string) => stored.slice(0, stored.indexOf('/'));

/**
 * Copies a backup's folder to a place, encrypted. What an earlier try of this site left unfinished there is removed first; the end is
 * written last, and the place is asked whether it has what it said it took.
 * @param about.site eight digits that name the site
 * @returns the copy's name
 * @throws CopyTrouble with one sentence
 */
export async function writeCopy(
  store: CopyStore,
  key: Buffer,
  folder: string,
  about: { site: string; note: Omit<CopyNote, 'parts' | 'bytes'>; signal: AbortSignal },
): Promise<{ name: string; bytes: number }> {
  const { site, note, signal } = about;
  const name = `copy-${site}-${note.at.slice(0, 19).replace(/:/g, '-')}`;
  const whole = (await wholeCopies(store, site)).filter((one) => one !== name);
  for (const one of await store.list())
    if (one.name.startsWith(`copy-${site}-`) && !whole.includes(nameOfCopy(one.name))) await store.remove(one.name);
  const salt = randomBytes(32);
  const copyKey = keyOfCopy(key, salt);
  const sizes = new Map<string, number>();
  const put = async (at: number, sealed: Buffer) => {
    signal.throwIfAborted();
    await store.put(partName(name, at), sealed);
    sizes.set(partName(name, at), sealed.length);
  };
  let parts = 0;
  let sample: { at: number; bytes: Buffer } = { at: 1, bytes: Buffer.alloc(0) };
  const files = await filesOf(folder);
  await pipeline(Readable.from(packed(folder, files)), createGzip({ level: 4 }), async (packedBytes) => {
    for await (const part of inParts(packedBytes as AsyncIterable<Buffer>)) {
      parts++;
      const sealed = sealPart(copyKey, parts, part);
      // Any of them is as likely to be asked for in the end.
      if (randomInt(parts) === 0) sample = { at: parts, bytes: sealed };
      await put(parts, sealed);
    }
  });
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const end: End = {
    ...{ format: FORMAT, key: keyNumber(key), salt: salt.toString('base64') },
    note: sealPart(copyKey, END, Buffer.from(JSON.stringify({ ...note, bytes, parts }))).toString('base64'),
  };
  await put(END, Buffer.from(JSON.stringify(end)));
  await refuseLies(store, sizes, { name: partName(name, sample.at), bytes: sample.bytes });
  return { name, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}

const partName = (copy: string, at: number) => `${copy}/${at === END ? 'complete' : String(at).padStart(6, '0')}`;

/** A place that says yes and doesn't store is found out before anything older goes. */
async function refuseLies(
  store: CopyStore,
  sizes: ReadonlyMap<string, number>,
  sample: { name: string; bytes: Buffer },
): Promise<void> {
  const stored = new Map((await store.list()).map(({ name, bytes }) => [name, bytes]));
  const lost = [...sizes].find(([name, bytes]) => stored.get(name) !== bytes)?.[0];
  const changed = lost ? null : await store.get(sample.name, MOST_PART);
  if (!lost && changed?.equals(sample.bytes)) return;
  throw new CopyTrouble(
    `The storage place reported that the copy was stored, but ${lost ? 'a part of it is missing' : 'a part of it came back changed'} ` +
      `(${lost ?? sample.name}). Don’t rely on this place. Older copies were not removed.`,
  );
}

/** Removes the oldest copies of a site beyond `kept`, but not `tested`, the last one that could be restored. */
export async function removeOldCopies(store: CopyStore, site: string, kept: number, tested: string): Promise<void> {
  const old = (await wholeCopies(store, site)).slice(0, -kept).filter((name) => name !== tested);
  const all = (await store.list()).map(({ name }) => name);
  // The end first: what is half removed is no copy any more.
  for (const copy of old)
    for (const name of all
      .filter((one) => nameOfCopy(one) === copy)
      .sort()
      .reverse())
      await store.remove(name);
}

/** Writes, reads, lists and removes a little thing, as copying does. @throws CopyTrouble where the place can't do one of them */
export async function tryPlace(store: CopyStore): Promise<void> {
  const [name, bytes] = [`probe-${randomBytes(4).toString('hex')}/000001`, randomBytes(64)];
  await store.list();
  await store.put(name, bytes);
  const given = await store.get(name, MOST_PART);
  await store.remove(name);
  if (!given?.equals(bytes))
    throw new CopyTrouble('This place accepts files, but returns them changed. Choose another place.');
}

/** What a copy says of itself. @throws CopyTrouble where it was made with another key, or is damaged */
export async function noteOfCopy(store: CopyStore, key: Buffer, name: string): Promise<CopyNote> {
  return (await opened(store, key, name)).note;
}

async function opened(store: CopyStore, key: Buffer, name: string): Promise<{ note: CopyNote; copyKey: Buffer }> {
  const damaged = new CopyTrouble(`The copy ${name} is damaged: its end can’t be read. Restore another copy.`);
  const end = endIn(await store.get(partName(name, END), MOST_END));
  if (!end) throw damaged;
  if (end.format > FORMAT)
    throw new CopyTrouble(`The copy ${name} is from a newer version of the product. Restore it with that version.`);
  if (end.key !== keyNumber(key))
    throw new CopyTrouble(
      `This is the wrong key: the copy ${name} was encrypted with key number ${end.key}, ` +
        `but this is key number ${keyNumber(key)}. Use the printed key with the right number.`,
    );
  const copyKey = keyOfCopy(key, Buffer.from(end.salt, 'base64'));
  const text = openPart(copyKey, END, Buffer.from(end.note, 'base64'));
  if (!text) throw damaged;
  const note = JSON.parse(text.toString('utf8')) as CopyNote;
  // An older copy under the name of a newer one.
  if (name.slice(-19) !== note.at.slice(0, 19).replace(/:/g, '-')) throw damaged;
  return { note, copyKey };
}

function endIn(bytes: Buffer | null): End | null {
  try {
    const end = JSON.parse(String(bytes)) as End;
    return [end.key, end.salt, end.note].every((text) => typeof text === 'string') ? end : null;
  } catch {
    return null;
  }
}

/** Brings a copy back as the folder of a backup. @param folder must not exist @throws CopyTrouble as above */
export async function fetchCopy(
  store: CopyStore,
  key: Buffer,
  name: string,
  folder: string,
  signal?: AbortSignal,
): Promise<CopyNote> {
  const { note, copyKey } = await opened(store, key, name);
  const damaged = (why: string) => new CopyTrouble(`The copy ${name} is damaged: ${why}. Restore another copy.`);
  async function* parts(): AsyncGenerator<Buffer> {
    for (let at = 1; at <= note.parts; at++) {
      signal?.throwIfAborted();
      const sealed = await store.get(partName(name, at), MOST_PART);
      if (!sealed) throw damaged(`its part ${at} is missing`);
      const part = openPart(copyKey, at, sealed);
      if (!part) throw damaged(`its part ${at} was changed`);
      yield part;
    }
  }
  await mkdir(folder, { mode: 0o700 });
  let written = 0;
  await pipeline(Readable.from(parts()), createGunzip(), async (bytes) => {
    written = await unpack(bytes as AsyncIterable<Buffer>, folder, note.bytes);
  });
  if (written !== note.bytes) throw damaged('it ends too early');
  return note;
}

/** As `dumpFile` writes the name of a collection. */
const FILE_NAME = /^[\w%!'()*~-][\w%!'()*~.-]{0,250}$/;

async function filesOf(folder: string): Promise<{ name: string; bytes: number }[]> {
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).sort();
  return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })));
}

/** Each file after a line with its name and length. */
async function* packed(folder: string, files: readonly { name: string; bytes: number }[]): AsyncGenerator<Buffer> {
  for (const file of files) {
    yield Buffer.from(`${JSON.stringify(file)}\n`);
    if (file.bytes > 0) yield* createReadStream(join(folder, file.name), { end: file.bytes - 1 });
  }
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    while (length >= PART) {
      const all = Buffer.concat(waiting);
      yield all.subarray(0, PART);
      waiting = [all.subarray(PART)];
      length -= PART;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/** The other way round; into new files of this folder alone, whatever names it reads. Returns the bytes of them all, at most `most`. */
async function unpack(chunks: AsyncIterable<Buffer>, folder: string, most: number): Promise<number> {
  let head = Buffer.alloc(0);
  let file: Awaited<ReturnType<typeof open>> | null = null;
  let [left, written] = [0, 0];
  try {
    for await (let chunk of chunks) {
      while (chunk.length > 0) {
        if (file && left > 0) {
          const piece = chunk.subarray(0, left);
          await file.writeFile(piece);
          left -= piece.length;
          chunk = chunk.subarray(piece.length);
          continue;
        }
        const end = chunk.indexOf(10);
        head = Buffer.concat([head, end < 0 ? chunk : chunk.subarray(0, end)]);
        if (head.length > 1024)
          throw new CopyTrouble('The copy is damaged: it contains something other than a backup.');
        if (end < 0) break;
        chunk = chunk.subarray(end + 1);
        const { name, bytes } = JSON.parse(head.toString('utf8')) as { name: string; bytes: number };
        head = Buffer.alloc(0);
        written += bytes;
        if (!FILE_NAME.test(name) || !(bytes >= 0) || written > most)
          throw new CopyTrouble('The copy is damaged: it contains something other than a backup.');
        await file?.close();
        file = await open(join(folder, name), 'wx', 0o600);
        left = bytes;
      }
    }
  } finally {
    await file?.close();
  }
  return written - left;
}
