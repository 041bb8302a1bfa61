import { isIP } from 'node:net';
import { Types } from 'mongoose';
import { isHttps, siteUrl } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { PasskeyChallenge } from '@/models/passkey-challenge';

/** The protocol of passkeys (WebAuthn), and their challenges. Whose they are: lib/services/people/accounts/passkeys.ts. */

const CHALLENGE_MS = 300_000;

/** Loaded at the first passkey: the library brings readers of certificates along. */
const webAuthn = () => import('@simplewebauthn/server');
type WebAuthn = Awaited<ReturnType<typeof webAuthn>>;

type Registered = Parameters<WebAuthn['verifyRegistrationResponse']>[0]['response'];
type Asserted = Parameters<WebAuthn['verifyAuthenticationResponse']>[0]['response'];
/** What the contract checked; browsers send more, none of which is needed. */
type Given<T extends Registered | Asserted> = Pick<T, 'id' | 'rawId' | 'type' | 'response'>;

/** Passkeys belong to the site's name: browsers take no address by number, and no site without encryption but this machine's own. */
export function passkeysWork(): boolean {
  const { id } = relyingParty();
  return id === 'localhost' || (isHttps() && isIP(id.replace(/[[\]]/g, '')) === 0);
}

/** What a browser makes an account's new passkey from; `having`: the ids of those it has; `site`: what it is called. */
export async function creationOptionsFor(
  user: { userId: string; name: string; email: string },
  having: string[],
  site: string,
) {
  const { generateRegistrationOptions } = await webAuthn();
  const { rp, challenge, pubKeyCredParams, ...made } = await generateRegistrationOptions({
    rpName: site,
    rpID: relyingParty().id,
    userID: new Uint8Array(Buffer.from(user.userId, 'hex')),
    userName: user.email,
    userDisplayName: user.name,
    timeout: CHALLENGE_MS,
    excludeCredentials: having.map((id) => ({ id })),
  });
  await keep(challenge, user.userId);
  return {
    rp: { name: rp.name, id: relyingParty().id },
    user: made.user,
    challenge,
    pubKeyCredParams,
    timeout: CHALLENGE_MS,
    attestation: 'none' as const,
    excludeCredentials: having.map((id) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  };
}

/** What a browser asks any passkey of the site with: it says by itself whose it is. */
export async function requestOptions() {
  const { generateAuthenticationOptions } = await webAuthn();
  const rpId = relyingParty().id;
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  await keep(challenge, null);
  return { challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' as const };
}

/** The key inside a browser's answer to `creationOptionsFor` this user; null for any other answer, and for a second one. */
export async function createdKey(answer: Given<Registered>, userId: string) {
  const { verifyRegistrationResponse } = await webAuthn();
  const checked = await quietly(() =>
    verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      ...expected(userId),
      requireUserVerification: true,
    }),
  );
  if (!checked?.verified) return null;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/**
 * How often the key has signed, with this answer to `requestOptions`; null where the answer isn't of this key, of a challenge of ours that
 * is not used yet, with the owner proven to be there, or counts no further than the last.
 */
export async function signaturesSoFar(
  answer: Given<Asserted>,
  key: { credentialId: string; publicKey: string; counter: number },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const publicKey = new Uint8Array(Buffer.from(key.publicKey, 'base64url'));
  const checked = await quietly(() =>
    verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      ...expected(null),
      credential: { id: key.credentialId, publicKey, counter: key.counter },
      requireUserVerification: true,
    }),
  );
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

const relyingParty = () => {
  const { hostname: id, origin } = new URL(siteUrl());
  return { id, origin };
};

const expected = (userId: string | null) => ({
  expectedOrigin: relyingParty().origin,
  expectedRPID: relyingParty().id,
  expectedChallenge: (challenge: string) => spendChallenge(challenge, userId),
});

async function keep(challenge: string, userId: string | null): Promise<void> {
  const expiresAt = new Date(Date.now() + CHALLENGE_MS);
  await PasskeyChallenge.create({ _id: challenge, userId: userId && new Types.ObjectId(userId), expiresAt });
}

/** Of several answers to one challenge exactly one gets past this. */
async function spendChallenge(challenge: string, userId: string | null): Promise<boolean> {
  const kept = await PasskeyChallenge.findOneAndDelete({ _id: challenge, userId }).lean();
  return kept !== null && kept.expiresAt > new Date();
}

/** The library throws at everything that doesn't fit. */
async function quietly<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch (error) {
    log().info({ err: error }, 'a passkey was refused');
    return null;
  }
}
