import type { Types } from 'mongoose';
import { studentsVisibleTo } from '@/lib/access';
import type { Duplicate, LeadView } from '@/lib/contract/people/leads';
import { isSamePhone, type StoredPhone, shownPhone, withPhones } from '@/lib/domain/phones';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { Enquiry, type EnquiryRecord } from '@/models/enquiry';
import type { Filter } from '@/models/filter';
import { User, type UserRecord } from '@/models/user';
import { visibleLeads } from './visible';

/** More are not listed. */
const MOST = 20;

interface Reachable extends StoredPhone {
  email: string;
}

/** The students and the other enquiries, of those the viewer may see, with the same e-mail address or number. */
export async function duplicatesOf(
  viewer: Viewer,
  { _id, email, mobile, mobileE164 }: Pick<EnquiryRecord, '_id' | keyof Reachable>,
): Promise<LeadView['duplicates']> {
  const person = { email, mobile, mobileE164 };
  const same = sameAs(person);
  if (!same) return { students: [], leads: [] };
  const [students, others] = await Promise.all([
    studentsLike(viewer, person),
    Enquiry.find(visibleLeads(viewer, { ...same, _id: { $ne: _id } }))
      .sort({ _id: -1 })
      .limit(MOST)
      .lean(),
  ]);
  return {
    students,
    leads: others.flatMap((lead) => duplicateOf(lead, person).map((found) => ({ ...found, state: lead.state }))),
  };
}

/** The students with this e-mail address or number, without accounts that were merged into another. */
export async function studentsLike(viewer: Viewer, person: Reachable): Promise<Duplicate[]> {
  const same = sameAs(person);
  if (!same) return [];
  const found = await User.find(
    { $and: [same, { mergedInto: null }, studentsVisibleTo(viewer)] },
    'name email mobile mobileE164',
  )
    .sort({ _id: 1 })
    .limit(MOST)
    .lean();
  return found.flatMap((student) => duplicateOf(student, person));
}

/** Null where there is nothing to compare. */
function sameAs({
  email,
  mobile,
}: Reachable): Filter<Pick<UserRecord, 'email' | 'mobile' | 'mobileE164' | 'phoneEnd'>> | null {
  const either = [...(email ? [{ email }] : []), ...withPhones([mobile])];
  return either.length ? { $or: either } : null;
}

/** None where only the ends of two countries' numbers are the same. */
function duplicateOf(found: Reachable & { _id: Types.ObjectId; name: string }, person: Reachable): Duplicate[] {
  const { _id, name, email } = found;
  const mobile = shownPhone(found);
  const byMail = email !== '' && email === person.email;
  const byPhone = isSamePhone(found, person);
  if (!byMail && !byPhone) return [];
  return [{ _id: String(_id), name, email, mobile, same: byMail && byPhone ? 'both' : byMail ? 'mail' : 'phone' }];
}
