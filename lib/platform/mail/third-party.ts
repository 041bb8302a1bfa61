import { createHmac } from 'node:crypto';
import { Types } from 'mongoose';
import { mailboxOf } from '@/lib/domain/addresses/own-addresses';
import { DAY_MS } from '@/lib/domain/days/day';
import { isDuplicateKey } from '@/lib/domain/errors';
import type { MailRequest } from '@/lib/domain/mail-requests';
import { connectDatabase } from '@/lib/platform/db';
import { authSecret } from '@/lib/platform/env';
import { ThirdPartyLetter } from '@/models/third-party-letter';

/** One letter about one thing to one address in this time; and so many addresses for one student. */
const ADDRESSES_A_DAY = 5;

/** Why a letter is held back: it was sent in the last 24 hours, or the student had us write to five other addresses in them. */
export type LetterHeld = 'again' | 'many';

/** What is said to who asked for a letter that is held back; '' for one that goes. */
export const heldWords = (held: LetterHeld | null): string => (held ? HELD[held] : '');
const HELD: Record<LetterHeld, string> = {
  again: 'We have already emailed this address today. The link in that email still works.',
  many: 'We already sent five emails for this account today. Please try again tomorrow.',
};

/** Whether a letter would be held back now; null for one that goes, and for all that go to an account's own address. */
export async function letterHeld(request: MailRequest): Promise<LetterHeld | null> {
  const letter = thirdPartyLetter(request);
  if (!letter) return null;
  await connectDatabase();
  if (await ThirdPartyLetter.exists({ key: letter.key, at: { $gt: dayAgo() } })) return 'again';
  return (await otherAddresses(letter)).length < ADDRESSES_A_DAY ? null : 'many';
}

/**
 * Takes the place of a letter to an address that is no account's, in the database that all processes share. Says whether it may go:
 * of two at once one may, and the same request again may, since it sends nothing twice.
 * @param request names the request, also when it is repeated
 */
export async function takeLetterPlace(mail: MailRequest, request: string): Promise<boolean> {
  const letter = thirdPartyLetter(mail);
  if (!letter) return true;
  await connectDatabase();
  const { key, userId, address } = letter;
  if (await ThirdPartyLetter.exists({ key, request })) return true;
  if ((await otherAddresses(letter)).length >= ADDRESSES_A_DAY) return false;
  const place = { userId: new Types.ObjectId(userId), address, request, at: new Date() };
  try {
    await ThirdPartyLetter.updateOne({ key, at: { $lte: dayAgo() } }, { $set: place }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
  // Of several addresses at once none looks past the others.
  if ((await otherAddresses(letter)).length < ADDRESSES_A_DAY) return true;
  await ThirdPartyLetter.deleteOne({ key, request });
  return false;
}

interface Letter {
  key: string;
  userId: string;
  address: string;
}

/** What of a request is bounded; null for a letter to an account's own address. */
function thirdPartyLetter(request: MailRequest): Letter | null {
  if (request.template === 'guardian-consent') {
    const { guardianEmail, applicationId, about = '' } = request;
    return letterOf(request, guardianEmail, `${applicationId}${about && `:${about}`}`);
  }
  if (request.template === 'student-consent') return letterOf(request, request.address, request.about);
  if (request.template === 'agency-asks-guardian') return letterOf(request, request.guardianEmail, request.claimId);
  return request.template === 'confirm-email' ? letterOf(request, request.newEmail, request.userId) : null;
}

function letterOf({ template, userId }: { template: string; userId: string }, email: string, about: string): Letter {
  const address = createHmac('sha256', authSecret())
    .update(`letter ${mailboxOf(email)}`)
    .digest('base64url');
  return { key: `${template}:${about}:${address}`, userId, address };
}

function otherAddresses({ userId, address }: Letter): Promise<string[]> {
  const today = { userId, at: { $gt: dayAgo() }, address: { $ne: address } };
  return ThirdPartyLetter.distinct('address', today as object);
}

const dayAgo = () => new Date(Date.now() - DAY_MS);
