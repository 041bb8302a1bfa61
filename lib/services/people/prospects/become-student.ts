import { Types } from 'mongoose';
import { MOST_TIMELINE_ENTRIES } from '@/lib/domain/agency/prospects';
import { AppError, conflict, forbidden } from '@/lib/domain/errors';
import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange, changeOfAgent } from '@/lib/services/records/notices/changes';
import { Prospect, type ProspectRecord } from '@/models/prospect';
import { User } from '@/models/user';
import { askForStudent } from '../agency/claims';
import { createStudent } from '../new-students';
import { renewAgent } from '../scope';
import { entryOf } from './entries';
import { visibleProspect } from './visible';

interface Person {
  name: string;
  email: string;
  mobile: string;
}

/**
 * Makes a student of a lead, of the same branch and in the same care; the record with its timeline is the student's from then on.
 * Returns the student's id; null for a person who is here already and was asked whether the agency may act for them. A
 * call that was cut off is repeated: it finds the account that it made. 404 outside the viewer's reach,
 * 403 for who adds no students, 409 for one that is a student already, and for one of the agency's own.
 */
export async function prospectToStudent(viewer: Viewer, id: string, person: Person): Promise<string | null> {
  const lead = await visibleProspect(viewer, id);
  if (!agencyRule(viewer).addsStudents) throw forbidden();
  if (lead.stage === 'student') throw conflict('This lead is already a student.');
  const member = lead.memberId && (await User.findById(lead.memberId, 'name').lean());
  const counsellor_name = member?.name ?? viewer.name;
  const studentId = await studentFor(viewer, lead, { ...person, counsellor_name });
  if (!studentId) return null;
  const care = { branchId: lead.branchId, ...(member ? { memberId: member._id, counsellor_name } : {}) };
  await User.updateOne({ _id: studentId, addedBy: lead.agencyId }, { $set: care });
  await renewAgent(studentId);
  await became(viewer, lead, studentId);
  await recordActivity(viewer.userId, `You converted ${person.name} to a student.`);
  return studentId;
}

/** Makes the account, or finds the one that a former try of this lead made; of a person who is here already asks, and returns null. */
async function studentFor(
  viewer: Viewer,
  lead: ProspectRecord,
  fields: Person & { counsellor_name: string },
): Promise<string | null> {
  try {
    return await createStudent(viewer, fields, '');
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    const own = await User.findOne({
      role: 'student',
      email: fields.email,
      addedBy: placeOf(viewer).id,
      createdOn: { $gte: lead.createdOn },
    }).lean();
    const isAnothers =
      own && (await Prospect.exists({ agencyId: lead.agencyId, studentId: own._id, stage: 'student' }));
    if (own && !isAnothers && own.name === fields.name) return String(own._id);
    await askForStudent(viewer, fields);
    return null;
  }
}

async function became(viewer: Viewer, lead: ProspectRecord, studentId: string): Promise<void> {
  const after = await Prospect.findOneAndUpdate(
    { _id: lead._id, stage: { $ne: 'student' } },
    {
      $set: {
        stage: 'student',
        studentId: new Types.ObjectId(studentId),
        archivedOn: null,
        forgetOn: null,
        touchedOn: new Date(),
      },
      $push: { entries: { $each: [entryOf(viewer, 'student')], $slice: -MOST_TIMELINE_ENTRIES } },
    },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw conflict('This lead has already been converted to a student.');
  await announceChange(changeOfAgent(lead.agencyId));
}
