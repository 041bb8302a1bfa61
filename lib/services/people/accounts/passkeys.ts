import { Types } from 'mongoose';
import type { NewPasskey, PasskeyAnswer } from '@/lib/contract/accounts/passkeys';
import { conflict, found, isDuplicateKey, notFound } from '@/lib/domain/errors';
import {
  createdKey,
  creationOptionsFor,
  passkeysWork,
  requestOptions,
  signaturesSoFar,
} from '@/lib/platform/auth/passkeys';
import { endOtherSessions } from '@/lib/platform/auth/stored-sessions';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { siteName } from '@/lib/platform/site-facts';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { Passkey } from '@/models/passkey';
import { SecondFactor } from '@/models/second-factor';
import { giveRecoveryCodes } from './recovery-codes';

const MOST_PASSKEYS = 10;

/** An account's passkeys, the first added first. */
export async function passkeysOf(userId: string) {
  const passkeys = await Passkey.find({ userId }).sort({ _id: 1 }).lean();
  return passkeys.map(({ _id, name, createdOn, usedOn }) => ({
    _id: String(_id),
    name,
    createdOn: createdOn.toISOString(),
    usedOn: usedOn?.toISOString() ?? null,
  }));
}

/** Whether the account has a passkey. */
export async function hasPasskey(userId: string): Promise<boolean> {
  return (await Passkey.exists({ userId })) !== null;
}

/** What the viewer's browser makes a new passkey from. 409 for one too many, and where browsers take no passkeys of this site. */
export async function beginPasskey(viewer: Viewer) {
  if (!passkeysWork()) throw siteHasNone();
  const own = await Passkey.find({ userId: viewer.userId }, 'credentialId').lean();
  if (own.length >= MOST_PASSKEYS) throw tooMany();
  return creationOptionsFor(
    viewer,
    own.map(({ credentialId }) => credentialId),
    await siteName(),
  );
}

/**
 * Adds the passkey that the browser made: 2-factor authentication is then on, and the other sessions end. Returns ten recovery
 * codes where the account has none yet. 409 for an answer that doesn't fit what was begun within five minutes, for a passkey that is
 * known, and for one too many.
 */
export async function addPasskey(viewer: Viewer, given: { name: string; passkey: NewPasskey }): Promise<string[]> {
  const { userId } = viewer;
  const key = await createdKey(given.passkey, userId);
  if (!key) throw conflict('This passkey could not be checked. Please start again.');
  const _id = new Types.ObjectId();
  try {
    await Passkey.create({ _id, userId: new Types.ObjectId(userId), name: given.name, ...key });
  } catch (error) {
    if (isDuplicateKey(error)) throw conflict('This passkey is already in use.');
    throw error;
  }
  // Several may have been begun while there was room for one; counted after the write, none gets past.
  if ((await Passkey.countDocuments({ userId })) > MOST_PASSKEYS) {
    await Passkey.deleteOne({ _id });
    throw tooMany();
  }
  const having = await SecondFactor.exists({ userId, 'recoveryHashes.0': { $exists: true } });
  const codes = having ? [] : await giveRecoveryCodes(userId);
  await endOtherSessions(viewer, { 'settings.tfa': true });
  await recordActivity(userId, `You added the passkey ${given.name}.`);
  return codes;
}

/** 404 for an id that is none of the viewer's passkeys. */
export async function assertOwnPasskey({ userId }: Viewer, id: string): Promise<void> {
  if (!(await Passkey.exists({ _id: id, userId }))) throw notFound('Passkey not found.');
}

/** Removes one of the viewer's passkeys (404 for another's); the other sessions end. With the last factor go its recovery codes. */
export async function removePasskey(viewer: Viewer, id: string): Promise<void> {
  const { userId } = viewer;
  const removed = found(await Passkey.findOneAndDelete({ _id: id, userId }).lean(), 'Passkey not found.');
  if (!(await hasPasskey(userId))) await SecondFactor.deleteOne({ userId, sealed: null });
  await endOtherSessions(viewer);
  await recordActivity(userId, `You removed the passkey ${removed.name}.`);
}

/** A challenge for any passkey. 409 where browsers take none of this site. */
export async function beginPasskeyUse() {
  if (!passkeysWork()) throw siteHasNone();
  return requestOptions();
}

/** Whose passkey answered a challenge, the first and only time; null for any other answer. */
export async function ownerByPasskey(answer: PasskeyAnswer): Promise<string | null> {
  const { userHandle, ...response } = answer.response;
  const key = await Passkey.findOne({ credentialId: answer.id }).lean();
  const isTheirs = key && (!userHandle || userHandle === Buffer.from(String(key.userId), 'hex').toString('base64url'));
  if (!isTheirs || answer.rawId !== answer.id) return null;
  const counter = await signaturesSoFar({ ...answer, response }, key);
  if (counter === null) return null;
  // Of two answers with one count, as of a copied key, one is written.
  const used = await Passkey.updateOne(
    { _id: key._id, counter: key.counter },
    { $set: { counter, usedOn: new Date() } },
  );
  return used.matchedCount === 1 ? String(key.userId) : null;
}

const tooMany = () => conflict(`An account can have at most ${MOST_PASSKEYS} passkeys. Please remove one first.`);
const siteHasNone = () => conflict('Passkeys need a site with a domain name and HTTPS.');
