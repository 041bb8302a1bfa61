import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import { Profile } from '@/models/profile';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';

interface Made {
  studentId: Types.ObjectId | null;
  leadId: Types.ObjectId | null;
}

/**
 * What stands in a student or lead that a person could have changed, as one short text: another one later means that it was worked
 * on. '' for one that is gone.
 */
export async function stampOf({ studentId, leadId }: Made): Promise<string> {
  const state = studentId ? await studentState(studentId) : leadId ? await leadState(leadId) : null;
  return state ? createHash('sha256').update(JSON.stringify(state)).digest('base64url') : '';
}

async function studentState(studentId: Types.ObjectId) {
  const student = await User.findById(studentId).lean();
  if (!student) return null;
  const [profile, care] = await Promise.all([
    Profile.findOne({ userId: studentId }).lean(),
    Prospect.findOne({ studentId }).lean(),
  ]);
  const { name, email, mobile, counsellor_name, addedBy, branchId, memberId, spokenWith } = student;
  return [
    [name, email, mobile, counsellor_name, addedBy, branchId ?? null, memberId ?? null, spokenWith ?? null],
    profile && [profile.personal, profile.educationSummaries, profile.tests, profile.workExperience, profile.documents],
    care && worked(care),
  ];
}

async function leadState(leadId: Types.ObjectId) {
  const lead = await Prospect.findById(leadId).lean();
  return lead && worked(lead);
}

const worked = (
  record: {
    [field in
      | 'name'
      | 'mobile'
      | 'email'
      | 'wishes'
      | 'stage'
      | 'nextOn'
      | 'memberId'
      | 'branchId'
      | 'archivedOn']: unknown;
  } & { entries: readonly unknown[]; touchedOn: Date | null },
) => {
  const { name, mobile, email, wishes, stage, nextOn, memberId, branchId, archivedOn, entries, touchedOn } = record;
  return [name, mobile, email, wishes, stage, nextOn, memberId, branchId, archivedOn, entries.length, touchedOn];
};
