import { createHmac, randomBytes } from 'node:crypto';

/** Time-based one-time codes of authenticator apps (RFC 6238) as every app knows them: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits, in base32 as apps take it. */
export function newTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => ALPHABET[byte % 32]).join('');
}

/**
 * The address that an app reads from a picture: `site` and `account` are what it shows beside the code. A space is '%20': apps
 * would show the '+' that a form has for it.
 */
export function totpUri(secret: string, { site, account }: { site: string; account: string }): string {
  const [issuer, owner] = [encodeURIComponent(site), encodeURIComponent(account)];
  return `otpauth://totp/${issuer}:${owner}?secret=${secret}&issuer=${issuer}&digits=6&period=30`;
}

/**
 * The time step whose code this is, or null. Clocks differ: the step before and the one after count too. The caller
 * refuses a step that was used before, and earlier ones.
 */
export function totpStep(secret: string, code: string, nowMs = Date.now()): number | null {
  const now = Math.floor(nowMs / 1000 / STEP_SECONDS);
  return [now, now - 1, now + 1].find((step) => totpCode(secret, step) === code) ?? null;
}

/** The code of a time step, counted from 1970. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
