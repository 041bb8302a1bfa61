import { e164Of, phoneCountryOf } from '@/lib/domain/phones';
import { type PersonalInfo, passportAsStated } from '@/lib/domain/profile';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { renewFoundBy } from '@/lib/services/people/profile/found-by';
import { renewNumber } from '@/lib/services/people/profile/number';
import { type Sent, savedOn, saveStep } from '@/lib/services/people/profile/steps';
import { studentActedFor } from '@/lib/services/people/students';
import { Profile } from '@/models/profile';
import { guardianFollows } from './named-guardian';
import { guardianToStore } from './student-guardian';

/**
 * Saves the personal fields. 404 for another's student, 409 when they were saved since `updatedOn`, 422 for a guardian's address
 * that is another's here, a guardian who is missing, and one whom an agent changes. `held` says why a new guardian gets no e-mail now.
 */
export async function savePersonalInfo(viewer: Viewer, input: PersonalInfo & Sent) {
  const { userId, updatedOn, ...sent } = input;
  const personal = passportAsStated(sent);
  const student = await studentActedFor(viewer, userId ?? viewer.userId);
  const before = await Profile.findOne({ userId: student._id }, 'personal contactE164 guardianMailbox savedOn').lean();
  const guardian = await guardianToStore(viewer, student, before, personal);
  const contactE164 = e164Of(personal.contact_mobile, phoneCountryOf(personal));
  const contact = before?.contactE164 === contactE164 ? {} : { contactE164 };
  // What an agent sends of the guardian is what they read: a change in between must stay.
  const seen = updatedOn === undefined && viewer.role === 'agent' ? savedOn(before, 'personal') : updatedOn;
  const saved = await saveStep(viewer, student, 'personal', { ...guardian, ...contact }, seen);
  await renewNumber(student, personal);
  await renewFoundBy(student._id);
  return { updatedOn: saved, held: viewer.role === 'student' ? await guardianFollows(viewer, student._id) : '' };
}
