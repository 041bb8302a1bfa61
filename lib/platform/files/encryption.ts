import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { AppError } from '@/lib/domain/errors';
import { env } from '@/lib/platform/env';
import type { SealedKey } from '@/models/upload';

/**
 * Encryption of stored files at rest: AES-256-GCM with a key per file, and that key encrypted with the deployment's
 * (DOCUMENTS_KEY). A new deployment's key so needs new wrappings, not new files.
 */

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A new file's own key, plain and sealed; null where the deployment has no key. */
export function newFileKey(): { key: Buffer; sealed: SealedKey } | null {
  const [current] = deploymentKeys();
  if (!current) return null;
  const key = randomBytes(32);
  return { key, sealed: sealedBy(current, key, true) };
}

/**
 * A file's own key.
 * @throws AppError of 503 when this process was not given the key that it is sealed with
 */
export function openFileKey({ id, key }: SealedKey): Buffer {
  const known = deploymentKeys().find((one) => one.id === id);
  if (!known) {
    throw new AppError(
      'unavailable',
      'This file can’t be opened at the moment because its encryption key is missing on the server. Please tell the people who run this site.',
      {
        retryAfter: 600,
        cause: new Error(
          `A file is encrypted with the key ${id}, which is neither DOCUMENTS_KEY nor in DOCUMENTS_KEYS_BEFORE.`,
        ),
      },
    );
  }
  const sealed = Buffer.from(key, 'base64');
  const [iv, tag] = [sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  return decrypted(known.key, iv, Buffer.from(id), sealed.subarray(IV_BYTES + TAG_BYTES), tag);
}

/** The same file key sealed with today's DOCUMENTS_KEY; null when it is already, or there is none. */
export function resealed(sealed: SealedKey): SealedKey | null {
  const [current] = deploymentKeys();
  if (!current || current.id === sealed.id) return null;
  return sealedBy(current, openFileKey(sealed), sealed.whole);
}

/** Encrypts one chunk. Its place is part of what the tag proves: chunks can't change places, nor files. */
export function sealChunk(key: Buffer, fileId: unknown, n: number, plain: Uint8Array): { data: Buffer; tag: Buffer } {
  // Each chunk of a file's own key is encrypted once: its number is a nonce.
  const cipher = createCipheriv(ALGORITHM, key, nonceOf(n)).setAAD(placeOf(fileId, n));
  const data = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { data, tag: cipher.getAuthTag() };
}

/** The plain bytes of a chunk. Throws when a bit of it is not as it was stored. */
export function openChunk(key: Buffer, fileId: unknown, n: number, data: Uint8Array, tag: Uint8Array): Buffer {
  return decrypted(key, nonceOf(n), placeOf(fileId, n), data, tag);
}

function sealedBy({ id, key }: DeploymentKey, fileKey: Buffer, whole: boolean): SealedKey {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(id));
  const data = Buffer.concat([cipher.update(fileKey), cipher.final()]);
  return { id, key: Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64'), whole };
}

function decrypted(key: Buffer, iv: Uint8Array, aad: Buffer, data: Uint8Array, tag: Uint8Array): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(aad).setAuthTag(tag);
  return Buffer.concat([decipher.update(data), decipher.final()]);
}

/** The ids of the keys that this process was given, today's first. */
export const knownKeyIds = (): string[] => deploymentKeys().map(({ id }) => id);

interface DeploymentKey {
  /** Reveals nothing of the key. */
  id: string;
  key: Buffer;
}

/** Today's key first, then those from before. */
function deploymentKeys(): DeploymentKey[] {
  const { DOCUMENTS_KEY, DOCUMENTS_KEYS_BEFORE } = env();
  const given = [DOCUMENTS_KEY, ...(DOCUMENTS_KEYS_BEFORE?.split(',') ?? [])];
  return given.flatMap((text) => {
    if (!text) return [];
    const key = Buffer.from(text.trim(), 'hex');
    return [{ id: createHash('sha256').update('documents-key').update(key).digest('hex').slice(0, 12), key }];
  });
}

function nonceOf(n: number): Buffer {
  const nonce = Buffer.alloc(IV_BYTES);
  nonce.writeUInt32BE(n, IV_BYTES - 4);
  return nonce;
}

const placeOf = (fileId: unknown, n: number) => Buffer.from(`${fileId}:${n}`);
