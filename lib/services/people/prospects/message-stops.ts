import { Types } from 'mongoose';
import type { MayMessage } from '@/lib/domain/agency/may-message';
import { dayOf } from '@/lib/domain/days/day';
import { isDuplicateKey } from '@/lib/domain/errors';
import { stopDigest } from '@/lib/platform/mail/group-letter';
import { siteZone } from '@/lib/platform/site-facts';
import { MessageStop } from '@/models/message-stop';
import { Prospect, type ProspectRecord } from '@/models/prospect';
import { User } from '@/models/user';

/** What is known of a lead or a student with this address: who stopped messages there stopped them for the whole agency. */
export async function mayMessageOf(
  { agencyId, mayMessage }: Pick<ProspectRecord, 'agencyId' | 'mayMessage'>,
  email: string,
): Promise<MayMessage | null> {
  const stopped = { agencyId, address: stopDigest(agencyId, email), why: 'stopped' as const };
  const stop = email && mayMessage?.how !== 'stopped' ? await MessageStop.findOne(stopped).lean() : null;
  return stop ? { how: 'stopped', on: dayOf(stop.at, siteZone()) } : (mayMessage ?? null);
}

/** What an unsubscribe link of an agency's message names. */
const partsOf = (id: string) => ({
  agencyId: new Types.ObjectId(id.slice(0, 24)),
  recordId: new Types.ObjectId(id.slice(24, 48)),
  address: id.slice(48),
});

/** The agency whose messages a link ends; '' for one that is gone. @param id that of the link */
export async function agencyOfStop(id: string): Promise<string> {
  return (await User.findById(partsOf(id).agencyId, 'company_name').lean())?.company_name ?? '';
}

/**
 * Ends an agency's messages to many to an address, also where its lead or student is gone. Again it changes nothing.
 * @param id that of the link
 */
export async function stopMessages(id: string): Promise<void> {
  const { agencyId, recordId, address } = partsOf(id);
  const at = new Date();
  await MessageStop.updateOne(
    { agencyId, address, why: { $ne: 'stopped' } },
    { $set: { why: 'stopped' as const, at } },
    { upsert: true },
  ).catch((error) => {
    // It is there already.
    if (!isDuplicateKey(error)) throw error;
  });
  const mayMessage: MayMessage = { how: 'stopped', on: dayOf(at, siteZone()) };
  await Prospect.updateOne({ _id: recordId, agencyId, 'mayMessage.how': { $ne: 'stopped' } }, { $set: { mayMessage } });
}
