import { createHmac } from 'node:crypto';
import { hasAddress } from '@/lib/domain/accounts/helps';
import { siteNameOf } from '@/lib/domain/accounts/operator';
import { mailboxOf } from '@/lib/domain/addresses/own-addresses';
import { filledFor, type LeftOut } from '@/lib/domain/agency/group-messages';
import { MESSAGE_GROUNDS } from '@/lib/domain/agency/may-message';
import type { MailRequests } from '@/lib/domain/mail-requests';
import { authSecret } from '@/lib/platform/env';
import { siteFacts } from '@/lib/platform/site-facts';
import { GroupMessage } from '@/models/group-message';
import type { Id } from '@/models/id';
import { MessageStop } from '@/models/message-stop';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { shortName } from './address';
import type { AddressedLetter } from './letter';
import { groupMessageLetter } from './templates/group';

type Request = MailRequests['group-message'];

/** What an agency's stops know an address by. */
export const stopDigest = (agencyId: Id, email: string): string =>
  createHmac('sha256', authSecret())
    .update(`stop ${agencyId} ${mailboxOf(email)}`)
    .digest('base64url');

/**
 * The letter of a message to many to one of its readers, as things stand when it is written. Null where they may not be written to any
 * more, or it was stopped, or its sender or reader is gone.
 */
export async function groupLetter({ messageId, recordId, course }: Request): Promise<AddressedLetter | null> {
  const [message, record] = await Promise.all([
    GroupMessage.findOne({ _id: messageId, state: { $ne: 'stopped' } }).lean(),
    Prospect.findById(recordId, 'agencyId name email studentId mayMessage').lean(),
  ]);
  const ground = record?.mayMessage && MESSAGE_GROUNDS[record.mayMessage.how];
  if (!message || !record || !ground?.may || !record.agencyId.equals(message.agencyId)) return null;
  const { agencyId } = message;
  const [sender, owner, student, { operator }] = await Promise.all([
    User.findOne({ _id: message.by, disabled: { $ne: true } }, 'name email').lean(),
    User.findOne({ _id: agencyId, isVerified: true }, 'company_name').lean(),
    record.studentId ? User.findOne({ _id: record.studentId, addedBy: agencyId }, 'name email').lean() : null,
    siteFacts(),
  ]);
  const { name, email } = record.studentId ? (student ?? { name: '', email: '' }) : record;
  if (!sender || !owner || !email || !hasAddress(email)) return null;
  const address = stopDigest(agencyId, email);
  if (await MessageStop.exists({ agencyId, address })) return null;
  const agency = shortName(owner.company_name || sender.name);
  return groupMessageLetter({
    ...{ to: email, agency, sender, how: record.mayMessage?.how ?? 'contact' },
    subject: filledFor(message.subject, { name, course }),
    text: filledFor(message.text, { name, course }),
    stopId: `${agencyId}${record._id}${address}`,
    site: { name: siteNameOf(operator), colour: operator.colour },
  });
}

/** Notes that the mail server will never take a letter: of an address that doesn't work, so that the agency writes there no more. */
export async function noteRefused({ messageId, recordId }: Request, to: string, isAddress: boolean): Promise<void> {
  const why: LeftOut = isAddress ? 'bounced' : 'refused';
  const message = await GroupMessage.findOneAndUpdate(
    { _id: messageId, 'failed._id': { $ne: recordId } },
    { $push: { failed: { _id: recordId, why } } },
  ).lean();
  if (!message || !isAddress) return;
  const { agencyId } = message;
  const stop = { why: 'bounced' as const, at: new Date() };
  await MessageStop.updateOne(
    { agencyId, address: stopDigest(agencyId, to) },
    { $setOnInsert: stop },
    { upsert: true },
  );
}
