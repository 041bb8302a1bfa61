import { hasAddress } from '@/lib/domain/accounts/helps';
import { dayOf } from '@/lib/domain/days/day';
import type { MailRequest } from '@/lib/domain/mail-requests';
import { siteUrl } from '@/lib/platform/env';
import { siteFacts, timeZoneOf } from '@/lib/platform/site-facts';
import { User, type UserRecord } from '@/models/user';
import { addressed } from './address';
import { assigneeFor } from './assignee';
import { groupLetter } from './group-letter';
import type { AddressedLetter, Letter } from './letter';
import { WRITERS, type Writer, type WrittenTo } from './writers';

/**
 * Writes a requested e-mail as things stand now, with a fresh link or code where it carries one. Null when there is
 * nothing to say any more: a link sent a moment ago still works, the account is gone, disabled or already verified, has
 * such mails off, or read its messages.
 */
export async function compose(request: MailRequest, jobId = ''): Promise<AddressedLetter | null> {
  if (request.template === 'group-message') return groupLetter(request);
  const write = WRITERS[request.template] as Writer<WrittenTo>;
  const filter = 'userId' in request ? { _id: request.userId } : { email: request.email };
  const user = await User.findOne({ ...filter, disabled: { $ne: true } }).lean();
  const other = otherAddress(request);
  const to = other ?? user?.email;
  if (!user || !to || !hasAddress(to)) return null;
  const written = await write(user, request, { jobId, today: dayOf(new Date(), timeZoneOf(user)) });
  if (!written) return null;
  const letter = user.role === 'helper' ? inHelpersArea(written) : written;
  const [assignee, { operator }, agency] = await Promise.all([
    assigneeFor(request, user),
    siteFacts(),
    agencyFor(user),
  ]);
  return addressed(letter, { to, reader: user, assignee, isOwnAddress: other === null, operator, agency });
}

/** A letter about another's application leads an agent to their pages: a helper has the same ones in an area of their own. */
function inHelpersArea(letter: Letter): Letter {
  const own = (text: string) => text.replace(siteUrl('/app/agent/'), siteUrl('/app/helper/'));
  const { action, reason } = letter;
  return { ...letter, reason: own(reason), ...(action && { action: { ...action, href: own(action.href) } }) };
}

/** What the agency of a student is called; '' for all others. */
async function agencyFor({ role, addedBy }: UserRecord): Promise<string> {
  if (role !== 'student' || !addedBy) return '';
  const owner = await User.findOne({ _id: addedBy, isVerified: true }, 'company_name').lean();
  return owner?.company_name ?? '';
}

/** The address of a mail that goes to another than the account's. */
function otherAddress(request: MailRequest): string | null {
  if (request.template === 'confirm-email') return request.newEmail;
  if (request.template === 'guardian-consent' || request.template === 'agency-asks-guardian')
    return request.guardianEmail;
  return request.template === 'email-changed' ? request.formerEmail : null;
}
