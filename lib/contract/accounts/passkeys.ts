import { z } from 'zod';
import { done, line } from '../fields';
import { calls } from '../operation';

const { forSignedIn } = calls('Settings');
const { forAnyone } = calls('Accounts');

const everyRole = ['student', 'agent', 'team', 'admin'] as const;

/** What a browser's WebAuthn gives is base64url text; the limits are far above what authenticators make. */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/, 'Please try again.');
const credentialId = bytes(1_400);

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn: for `navigator.credentials.create()`. */
const creationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn: for `navigator.credentials.get()`. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

/** `RegistrationResponseJSON` of WebAuthn. */
const newPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: bytes(4_000), attestationObject: bytes(20_000) }),
});
/** What a browser answers when a passkey was made. */
export type NewPasskey = z.infer<typeof newPasskey>;

/** `AuthenticationResponseJSON` of WebAuthn, the answer to a challenge of `POST /auth/passkey`. */
export const passkeyAnswer = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes(4_000),
      authenticatorData: bytes(4_000),
      signature: bytes(4_000),
      userHandle: bytes(100).optional(),
    }),
  })
  .meta({ id: 'PasskeyAnswer' });
/** What a browser answers when a passkey signed a challenge. */
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

export const beginPasskey = forSignedIn('POST /second-factor/passkeys', {
  summary: 'Start adding a passkey: returns the options for the browser. Valid once, for five minutes',
  limit: 'passkey',
  confirm: everyRole,
  result: creationOptions,
  errors: ['conflict'],
});

export const addPasskey = forSignedIn('PUT /second-factor/passkeys', {
  summary: 'Finish adding the passkey. If the account had no second factor, ten recovery codes are returned, once',
  limit: 'passkey',
  confirm: everyRole,
  body: z.object({ name: line(60), passkey: newPasskey }),
  result: done.extend({ recoveryCodes: z.array(z.string()) }),
  errors: ['conflict'],
});

export const beginPasskeyUse = forAnyone('POST /auth/passkey', {
  summary: 'Get a passkey challenge, to sign in or to confirm. Valid once, for five minutes',
  limit: 'passkey',
  result: requestOptions,
  errors: ['conflict'],
});
