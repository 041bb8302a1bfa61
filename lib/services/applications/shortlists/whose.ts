import { canMakeShortlists } from '@/lib/agency-access';
import type { ShortlistedFor } from '@/lib/domain/agency/shortlist';
import { conflict, forbidden, notFound } from '@/lib/domain/errors';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { careRecord } from '@/lib/services/people/prospects/contact';
import { visibleProspect } from '@/lib/services/people/prospects/visible';
import { visibleStudent } from '@/lib/services/people/students';
import { Prospect, type ProspectRecord } from '@/models/prospect';
import { User, type UserRecord } from '@/models/user';

/** Whom a shortlist is for, as calls and pages name them. */
export interface Whom {
  whom: ShortlistedFor;
  id: string;
}

export interface Shortlisted {
  name: string;
  /** Null for a lead who is no student yet. */
  student: UserRecord | null;
  /** The agency's record of them; null of a student about whom nothing was noted yet. */
  record: ProspectRecord | null;
}

/** A lead or a student in the viewer's reach, with the record that holds the shortlist. 404 outside it. */
export async function shortlisted(viewer: Viewer, { whom, id }: Whom): Promise<Shortlisted> {
  if (viewer.role !== 'agent') throw notFound('User not found.');
  if (whom === 'lead') {
    const record = await visibleProspect(viewer, id);
    const studentId = record.stage === 'student' ? record.studentId : undefined;
    if (studentId) return ofStudent(viewer, String(studentId));
    return { name: record.name, student: null, record };
  }
  return ofStudent(viewer, id);
}

async function ofStudent(viewer: Viewer, studentId: string): Promise<Shortlisted> {
  const student = await visibleStudent(viewer, studentId);
  // Of accounts that were merged into this one, too.
  const merged = await User.find({ mergedInto: student._id }, '_id').lean();
  const records = await Prospect.find({
    agencyId: placeOf(viewer).id,
    studentId: { $in: [student._id, ...merged.map(({ _id }) => _id)] },
  }).lean();
  const own = records.find(({ studentId: of }) => of?.equals(student._id));
  const having = [own, ...records].find((one) => one?.shortlist?.courses.length);
  return { name: student.name, student, record: having ?? own ?? null };
}

/**
 * The same, to change the shortlist; a student's record is made when it is first needed. 403 for a role that makes no shortlists,
 * 409 of a lead that was put away.
 */
export async function shortlistedToChange(viewer: Viewer, of: Whom): Promise<Shortlisted & { record: ProspectRecord }> {
  const found = await shortlisted(viewer, of);
  if (!canMakeShortlists(viewer)) throw forbidden();
  if (found.record?.archivedOn) throw conflict('This lead is archived. Please restore it first.');
  if (found.record) return { ...found, record: found.record };
  if (!found.student) throw notFound('User not found.');
  return { ...found, record: await careRecord(viewer, found.student) };
}
