import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { CopyTrouble, type ShownKey } from '@/lib/domain/desk/copies';

/** Crockford's letters: none that is taken for another on paper. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const KEY_BYTES = 20;
const CHECK_LETTERS = 4;
const TAG = 16;

/** A new key of 160 bits: what copies are encrypted with. */
export const newRecoveryKey = (): Buffer => randomBytes(KEY_BYTES);

/** The key as people write it down: nine groups of four letters, the last of which find mistakes. */
export function shownKey(key: Buffer): ShownKey {
  const groups = (lettersOf(key) + checkOf(key)).match(/.{4}/g) ?? [];
  return { key: groups.join('-'), number: keyNumber(key) };
}

/** Six digits that name a key and say nothing of it. */
export const keyNumber = (key: Buffer): string => Buffer.from(hkdfSync('sha256', key, '', 'number', 3)).toString('hex');

/** The key that someone typed. @throws CopyTrouble where letters are missing or wrong */
export function readRecoveryKey(typed: string): Buffer {
  const letters = typed.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1').replace(/[\s-]/g, '');
  const digits = [...letters].slice(0, -CHECK_LETTERS).map((letter) => LETTERS.indexOf(letter).toString(2));
  const bits = digits.map((five) => five.padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/[01]{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  if (key.length === KEY_BYTES && lettersOf(key) + checkOf(key) === letters) return key;
  throw new CopyTrouble('Not a recovery key: a letter is wrong or missing. A key has nine groups of four letters.');
}

function lettersOf(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)]).join('');
}

const checkOf = (key: Buffer) => lettersOf(createHash('sha256').update(key).digest()).slice(0, CHECK_LETTERS);

/** The key of one copy: no two copies share one, so that a part of one is worth nothing in another. */
export const keyOfCopy = (key: Buffer, salt: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, salt, 'copy', 32));

/** A part of a copy, sealed with its number: in another place it can't be opened. */
export function sealPart(copyKey: Buffer, number: number, bytes: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', copyKey, nonceOf(number));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([cipher.getAuthTag(), sealed]);
}

/** null for what another key, copy or place sealed, or what was changed since. */
export function openPart(copyKey: Buffer, number: number, sealed: Buffer): Buffer | null {
  if (sealed.length < TAG) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', copyKey, nonceOf(number), { authTagLength: TAG });
    decipher.setAuthTag(sealed.subarray(0, TAG));
    return Buffer.concat([decipher.update(sealed.subarray(TAG)), decipher.final()]);
  } catch {
    return null;
  }
}

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 8);
  return nonce;
}
