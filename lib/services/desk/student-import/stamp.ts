import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import { Profile, type ProfileRecord } from '@/models/profile';
import { Prospect, type ProspectRecord } from '@/models/prospect';
import { User, type UserRecord } from '@/models/user';

interface Made {
  studentId: Types.ObjectId | null;
  leadId: Types.ObjectId | null;
}

/**
 * What stands in each student or lead that a person could have changed, as one short text: another one later means that it was worked
 * on. '' for one that is gone.
 */
export async function stampsOf(made: readonly Made[]): Promise<string[]> {
  const studentIds = made.flatMap(({ studentId }) => studentId ?? []);
  const leadIds = made.flatMap(({ studentId, leadId }) => (studentId ? [] : (leadId ?? [])));
  const [students, profiles, cares, leads] = await Promise.all([
    studentIds.length ? User.find({ _id: { $in: studentIds } }).lean() : [],
    studentIds.length ? Profile.find({ userId: { $in: studentIds } }).lean() : [],
    studentIds.length ? Prospect.find({ studentId: { $in: studentIds } }).lean() : [],
    leadIds.length ? Prospect.find({ _id: { $in: leadIds } }).lean() : [],
  ]);
  const studentOf = firstBy(students, ({ _id }) => _id);
  const profileOf = firstBy(profiles, ({ userId }) => userId);
  const careOf = firstBy(cares, ({ studentId }) => studentId);
  const leadOf = firstBy(leads, ({ _id }) => _id);
  return made.map(({ studentId, leadId }) => {
    const id = String(studentId ?? leadId);
    const student = studentOf.get(id);
    const lead = leadOf.get(id);
    if (studentId) return student ? hashOf(studentState(student, profileOf.get(id), careOf.get(id))) : '';
    return lead ? hashOf(worked(lead)) : '';
  });
}

function firstBy<T>(records: readonly T[], idOf: (record: T) => unknown): Map<string, T> {
  return new Map(records.toReversed().map((record) => [String(idOf(record)), record]));
}

const hashOf = (state: unknown): string => createHash('sha256').update(JSON.stringify(state)).digest('base64url');

function studentState(student: UserRecord, profile: ProfileRecord | undefined, care: ProspectRecord | undefined) {
  const { name, email, mobile, counsellor_name, addedBy, branchId, memberId, spokenWith } = student;
  return [
    [name, email, mobile, counsellor_name, addedBy, branchId ?? null, memberId ?? null, spokenWith ?? null],
    profile
      ? [profile.personal, profile.educationSummaries, profile.tests, profile.workExperience, profile.documents]
      : null,
    care ? worked(care) : null,
  ];
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
  } & { entries?: readonly unknown[]; touchedOn: Date | null },
) => {
  const {
    name,
    mobile,
    email,
    wishes,
    stage,
    nextOn,
    memberId,
    branchId,
    archivedOn,
    entries = [],
    touchedOn,
  } = record;
  return [name, mobile, email, wishes, stage, nextOn, memberId, branchId, archivedOn, entries.length, touchedOn];
};
