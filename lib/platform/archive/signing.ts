import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import { authSecret, env } from '@/lib/platform/env';

/**
 * The site's Ed25519 key, which signs what it exports: SIGNING_KEY, or where none is set one derived from the session
 * secret, so that every deployment has one.
 */

/** The beginning of an Ed25519 private key in PKCS #8 (RFC 8410); the 32 bytes of the key follow. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs bytes. Returns 64 bytes in hexadecimal. */
export function signed(bytes: Uint8Array): string {
  return sign(null, bytes, privateKey()).toString('hex');
}

/** The public key that signatures are checked with: 32 bytes in hexadecimal. */
export function sitePublicKey(): string {
  const spki = createPublicKey(privateKey()).export({ type: 'spki', format: 'der' });
  return spki.subarray(-32).toString('hex');
}

function privateKey() {
  const { SIGNING_KEY } = env();
  const seed = SIGNING_KEY
    ? Buffer.from(SIGNING_KEY, 'hex')
    : Buffer.from(hkdfSync('sha256', authSecret(), '', 'export signatures', 32));
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
}
