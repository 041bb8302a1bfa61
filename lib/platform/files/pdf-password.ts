import { createCipheriv, createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { dictionaryAt, type PdfDictionary } from './pdf-dictionary';

/** Bytes of each place where a trailer is looked for, and of a piece in which an object is. */
const WINDOW = 64 * 1024;
const PIECE = 256 * 1024;
/** More than the head of an object has, which may stand across the end of a piece. */
const OVERLAP = 256;

/**
 * Whether a PDF can't be opened without a password or a key (ISO 32000-2, 7.6). One that is encrypted with an owner's
 * password alone opens for everyone. False too where its encryption can't be read: then nothing is known against it.
 * It takes a few milliseconds at a time, whatever the file holds.
 */
export async function asksForPassword(file: Buffer): Promise<boolean> {
  try {
    const encryption = await encryptionOf(file);
    return encryption !== null && !opens(encryption, file);
  } catch {
    return false;
  }
}

function opens(encryption: PdfDictionary, file: Buffer): boolean {
  // Others open with a certificate or another program's key.
  if (encryption.Filter !== 'Standard') return encryption.Filter === undefined;
  const { R, U, O, P } = encryption;
  if (typeof R !== 'number' || !Buffer.isBuffer(U) || !Buffer.isBuffer(O) || typeof P !== 'number') return true;
  if (R >= 5) return opensModern(R, U);
  const length = typeof encryption.Length === 'number' ? encryption.Length / 8 : 5;
  const keyBytes = R === 2 ? 5 : Math.min(16, Math.max(5, length));
  return opensOld({ R, U, O, P, id: fileId(file), keyBytes, metadata: encryption.EncryptMetadata !== false });
}

/** The encryption dictionary that the newest trailer names, itself or by reference; it is never compressed. */
async function encryptionOf(file: Buffer): Promise<PdfDictionary | null> {
  const last = lastInTrailers(file, /\/Encrypt\s{0,32}(?:<<|(\d{1,10})\s{1,32}(\d{1,5})\s{1,32}R)/g);
  if (!last) return null;
  const [whole, number, generation] = last.found;
  if (number === undefined) return dictionaryAt(file, last.place + whole.length - 2);
  const head = new RegExp(`(?<=\\D)${number}\\s{1,32}${generation}\\s{1,32}obj\\s{0,32}<<`, 'g');
  for (let start = file.length; start > 0; ) {
    start = Math.max(0, start - PIECE);
    const [found] = [...file.toString('latin1', start, start + PIECE + OVERLAP).matchAll(head)].slice(-1);
    if (found) return dictionaryAt(file, start + found.index + found[0].length - 2);
    // Others' requests come in between.
    await pause();
  }
  return null;
}

/** The first half of the file's identifier, which old keys are made with. */
function fileId(file: Buffer): Buffer {
  const last = lastInTrailers(file, /\/ID\s{0,32}\[/g);
  const ids = last && dictionaryAt(file, last.place, '/ID')?.ID;
  return Array.isArray(ids) && Buffer.isBuffer(ids[0]) ? ids[0] : Buffer.alloc(0);
}

/**
 * The last match in a place where trailers stand, with its own place in the file: at the end; where the end says that the
 * newest is, far before it for a long stream of cross-references; and at the beginning, where a linearized file has its first.
 */
function lastInTrailers(file: Buffer, pattern: RegExp): { found: RegExpExecArray; place: number } | null {
  const end = Math.max(0, file.length - WINDOW);
  const [said] = [...file.toString('latin1', end).matchAll(/startxref\s{1,32}(\d{1,10})/g)].slice(-1);
  for (const start of [end, said ? Number(said[1]) : 0, 0]) {
    const [found] = [...file.toString('latin1', start, start + WINDOW).matchAll(pattern)].slice(-1);
    if (found) return { found, place: start + found.index };
  }
  return null;
}

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();

interface OldRules {
  R: number;
  U: Buffer;
  O: Buffer;
  P: number;
  id: Buffer;
  keyBytes: number;
  metadata: boolean;
}

/** Revisions 2 to 4: algorithms 2, 4 and 5 with an empty password. */
function opensOld({ R, U, O, P, id, keyBytes, metadata }: OldRules): boolean {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(P | 0);
  const rest = R >= 4 && !metadata ? [Buffer.alloc(4, 0xff)] : [];
  let key: Buffer = md5(PADDING, O.subarray(0, 32), permissions, id, ...rest);
  if (R >= 3) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, keyBytes));
  key = key.subarray(0, keyBytes);
  if (R === 2) return rc4(key, PADDING).equals(U.subarray(0, 32));
  let check: Buffer = md5(PADDING, id);
  for (let round = 0; round < 20; round += 1)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return check.equals(U.subarray(0, 16));
}

/** Revisions 5 and 6: the hash of an empty password with the validation salt is what `U` begins with. */
function opensModern(R: number, U: Buffer): boolean {
  const salt = U.subarray(32, 40);
  const plain = createHash('sha256').update(salt).digest();
  return (R === 5 ? plain : hardened(plain)).equals(U.subarray(0, 32));
}

/** Algorithm 2.B for an empty password. */
function hardened(start: Buffer): Buffer {
  let key: Uint8Array = start;
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const block = Buffer.concat(Array<Uint8Array>(64).fill(key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const mixed = Buffer.concat([cipher.update(block), cipher.final()]);
    const sum = mixed.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = createHash(['sha256', 'sha384', 'sha512'][sum % 3] ?? 'sha256')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return Buffer.from(key.subarray(0, 32));
}

/** Node's own is behind a switch of OpenSSL. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_none, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one & 255] = at(other);
    state[other & 255] = kept;
  };
  for (let index = 0, other = 0; index < 256; index += 1) {
    other += at(index) + (key[index % key.length] ?? 0);
    swap(index, other);
  }
  let other = 0;
  return Buffer.from(
    data.map((byte, index) => {
      other += at(index + 1);
      swap(index + 1, other);
      return byte ^ at(at(index + 1) + at(other));
    }),
  );
}
