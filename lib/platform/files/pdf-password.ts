import { createCipheriv, createHash } from 'node:crypto';
import { dictionaryAt, type PdfDictionary } from './pdf-dictionary';

/**
 * Whether a PDF can't be opened without a password or a key (ISO 32000-2, 7.6). One that is encrypted with an owner's
 * password alone opens for everyone. False too where its encryption can't be read: then nothing is known against it.
 */
export function asksForPassword(file: Buffer): boolean {
  const text = file.toString('latin1');
  const encryption = encryptionOf(text);
  if (!encryption) return false;
  // Others open with a certificate or another program's key.
  if (encryption.Filter !== 'Standard') return encryption.Filter !== undefined;
  const { R, U, O, P } = encryption;
  if (typeof R !== 'number' || !Buffer.isBuffer(U) || !Buffer.isBuffer(O) || typeof P !== 'number') return false;
  if (R >= 5) return !opensModern(R, U);
  const id = fileId(text);
  const length = typeof encryption.Length === 'number' ? encryption.Length / 8 : 5;
  const keyBytes = R === 2 ? 5 : Math.min(16, Math.max(5, length));
  return !opensOld({ R, U, O, P, id, keyBytes, metadata: encryption.EncryptMetadata !== false });
}

/** The encryption dictionary that the newest trailer names, itself or by reference; it is never compressed. */
function encryptionOf(text: string): PdfDictionary | null {
  const [last] = [...text.matchAll(/\/Encrypt\s*(?:<<|(\d+)\s+(\d+)\s+R)/g)].slice(-1);
  if (!last) return null;
  if (last[1] === undefined) return dictionaryAt(text, last.index + last[0].length - 2);
  const objects = [...text.matchAll(new RegExp(`(?<!\\d)${last[1]}\\s+${last[2]}\\s+obj\\s*<<`, 'g'))];
  const found = objects.at(-1);
  return found ? dictionaryAt(text, found.index + found[0].length - 2) : null;
}

/** The first half of the file's identifier, which old keys are made with. */
function fileId(text: string): Buffer {
  const last = [...text.matchAll(/\/ID\s*\[/g)].at(-1);
  if (!last) return Buffer.alloc(0);
  const ids = dictionaryAt(text, last.index, '/ID')?.ID;
  return Array.isArray(ids) && Buffer.isBuffer(ids[0]) ? ids[0] : Buffer.alloc(0);
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
