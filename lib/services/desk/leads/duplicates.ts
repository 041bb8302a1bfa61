import type { Types } from 'mongoose';
import { studentsVisibleTo } from '@/lib/access';
import type { Duplicate, LeadView } from '@/lib/contract/people/leads';
import { phoneEndOf } from '@/lib/domain/desk/leads';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { Enquiry, type EnquiryRecord } from '@/models/enquiry';
import { User } from '@/models/user';
import { visibleLeads } from './visible';

/** More are not listed. */
const MOST = 20;

interface Reachable {
  email: string;
  mobile: string;
}

/** The students and the other enquiries, of those the viewer may see, with the same e-mail address or number. */
export async function duplicatesOf(
  viewer: Viewer,
  { _id, email, mobile }: Pick<EnquiryRecord, '_id' | 'email' | 'mobile'>,
): Promise<LeadView['duplicates']> {
  const same = sameAs({ email, mobile });
  if (!same) return { students: [], leads: [] };
  const [students, others] = await Promise.all([
    studentsLike(viewer, { email, mobile }),
    Enquiry.find(visibleLeads(viewer, { ...same, _id: { $ne: _id } }))
      .sort({ _id: -1 })
      .limit(MOST)
      .lean(),
  ]);
  return {
    students,
    leads: others.map((lead) => ({ ...duplicateOf(lead, { email, mobile }), state: lead.state })),
  };
}

/** The students with this e-mail address or number, without accounts that were merged into another. */
export async function studentsLike(viewer: Viewer, person: Reachable): Promise<Duplicate[]> {
  const same = sameAs(person);
  if (!same) return [];
  const found = await User.find({ $and: [same, { mergedInto: null }, studentsVisibleTo(viewer)] }, 'name email mobile')
    .sort({ _id: 1 })
    .limit(MOST)
    .lean();
  return found.map((student) => duplicateOf(student, person));
}

/** Null where there is nothing to compare. */
function sameAs({ email, mobile }: Reachable): Record<string, unknown> | null {
  const phoneEnd = phoneEndOf(mobile);
  const either = [...(email ? [{ email }] : []), ...(phoneEnd ? [{ phoneEnd }] : [])];
  return either.length ? { $or: either } : null;
}

function duplicateOf(
  { _id, name, email, mobile }: Reachable & { _id: Types.ObjectId; name: string },
  person: Reachable,
): Duplicate {
  const byMail = email !== '' && email === person.email;
  const byPhone = phoneEndOf(mobile) !== '' && phoneEndOf(mobile) === phoneEndOf(person.mobile);
  return { _id: String(_id), name, email, mobile, same: byMail && byPhone ? 'both' : byMail ? 'mail' : 'phone' };
}
