import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** A passkey in software, for calls without a browser: ES256, attestation 'none'. */

const UP_UV = 0x05;
const HAS_KEY = 0x40;

export interface SoftPasskey {
  id: string;
  /** The answer to `POST /second-factor/passkeys`. */
  created(options: Options): Record<string, unknown>;
  /** The answer to `POST /auth/passkey`. */
  answer(options: Options, spoiled?: Spoiled): Record<string, unknown>;
}

/** What the call answered; of it only the challenge counts. */
interface Options {
  readonly challenge?: unknown;
  readonly [key: string]: unknown;
}
interface Spoiled {
  origin?: string;
  rpId?: string;
  /** Details it has signed so far; one more each time unless given. */
  counter?: number;
  /** The owner's finger or PIN was not requested. */
  unverified?: boolean;
  userHandle?: string;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

export function softPasskey(site: { origin: string; rpId: string }): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(32);
  const id = base64(credential);
  let signed = 0;

  const clientData = (type: string, { challenge }: Options, origin = site.origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, counter: number, rpId = site.rpId) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  return {
    id,
    created: (options) => {
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([0, credential.length]);
      const data = Buffer.concat([
        authenticatorData(UP_UV | HAS_KEY, 0),
        Buffer.alloc(16),
        length,
        credential,
        isoCBOR.encode(cose),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(clientData('webauthn.create', options)),
          attestationObject: base64(isoCBOR.encode(attestation as never)),
        },
      };
    },
    answer: (options, { origin, rpId, counter = ++signed, unverified, userHandle } = {}) => {
      const client = clientData('webauthn.get', options, origin);
      const data = authenticatorData(unverified ? 0x01 : UP_UV, counter, rpId);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(signature),
          ...(userHandle ? { userHandle } : {}),
        },
      };
    },
  };
}
