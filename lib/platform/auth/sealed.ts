import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { authSecret } from '@/lib/platform/env';

/** What a sealed text is for; each has a key of its own. */
export type SealedFor =
  | 'verification codes'
  | 'authenticator secrets'
  | 'mail server'
  | 'copies'
  | 'webhooks'
  | 'refresh tokens';

/** AES-256-GCM; the id of the user or record is authenticated, so that a sealed text is worth nothing in another record. */
export function seal(purpose: SealedFor, text: string, userId: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** null for what was sealed with another secret. */
export function unseal(purpose: SealedFor, sealed: string, userId: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, 12), { authTagLength: 16 })
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const keyFor = (purpose: SealedFor) => Buffer.from(hkdfSync('sha256', authSecret(), '', purpose, 32));
