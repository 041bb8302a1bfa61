import { MESSAGE_GROUNDS, type MessageGroundName } from '@/lib/domain/agency/may-message';
import type { AddressedLetter } from '../letter';
import { unsubscribeAddresses } from '../unsubscribe';

interface GroupLetter {
  to: string;
  /** With name and course filled in. */
  subject: string;
  text: string;
  agency: string;
  sender: { name: string; email: string };
  /** Why the reader may be written to. */
  how: MessageGroundName;
  /** What the unsubscribe link names. */
  stopId: string;
  site: { name: string; colour: string };
}

/** A person of an agency writes to many of its leads and students: their own words, and who reads an answer. */
export function groupMessageLetter({
  to,
  subject,
  text,
  agency,
  sender,
  how,
  stopId,
  site,
}: GroupLetter): AddressedLetter {
  const paragraphs = text.split(/\n{2,}/);
  return {
    ...{ subject, heading: subject, preview: paragraphs[0]?.slice(0, 120) ?? '', paragraphs, isAsWritten: true },
    ...{ to, replyTo: sender.email, reader: '', signature: [sender.name, agency], agency },
    ...{ site: site.name, colour: site.colour, sender: [] },
    help: { text: 'Questions? Reply to this email.', href: '', also: '' },
    reason: MESSAGE_GROUNDS[how].reason(agency),
    unsubscribe: unsubscribeAddresses({ what: 'agency-messages', id: stopId }),
  };
}
