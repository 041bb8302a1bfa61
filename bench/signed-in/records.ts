import { Types } from 'mongoose';
import { APPLICATION_STATUSES, isWaiting } from '@/lib/domain/applications/application-status';
import { workOrderOf } from '@/lib/domain/applications/work-order';
import { COUNTRIES } from '@/lib/domain/countries';
import { COURSE_LEVELS } from '@/lib/domain/courses/course';
import { wordsOfApplication } from '@/models/application';
import { wordsOfUser } from '@/models/user';

/** Stores records a thousand at a time. */
export async function insert<T>(records: T[], into: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < records.length; at += 1_000) await into(records.slice(at, at + 1_000));
}

/** @param among how many there are of the kind: names and dates don't come in the order of the ids, an order must be made. */
export const person = (role: 'student' | 'agent', index: number, among: number, addedBy: Types.ObjectId | null) =>
  found(wordsOfUser, plainPerson(role, index, among, addedBy));

/** With the words it is found by, and the end of its id: records that are stored as they are get no defaults. */
function found<T extends { _id: Types.ObjectId }>(wordsOf: (record: object) => string[], record: T) {
  const named = { ...record, ref: String(record._id).slice(-6) };
  return { ...named, words: wordsOf(named) };
}

const plainPerson = (role: 'student' | 'agent', index: number, among: number, addedBy: Types.ObjectId | null) => ({
  _id: new Types.ObjectId(),
  name: `${FIRST_NAMES[(index * 7) % FIRST_NAMES.length]} ${role} ${(index * 7_919) % among}`,
  email: `${role}${index}@example.com`,
  mobile: String(9_000_000_000 + ((index * 104_729) % 999_999_937)),
  passwordHash: '',
  role,
  isVerified: index % 10 > 0,
  settings: { notifications: true, tfa: false, newsLetter: false },
  company_name: role === 'agent' ? `Company ${index}` : '',
  counsellor_name: 'Meera',
  addedBy,
  createdOn: new Date(Date.UTC(2025, 0, 1) + ((index * 7_919) % among) * 60_000),
});

export const application = (student: ReturnType<typeof person>, index: number, agentId: Types.ObjectId | null) => {
  const status = APPLICATION_STATUSES[index % APPLICATION_STATUSES.length] ?? 'Pending';
  const at = new Date(Date.UTC(2025, 0, 1) + index * 60_000);
  return found(wordsOfApplication, {
    _id: new Types.ObjectId(),
    userId: student._id,
    studentName: student.name,
    mobile: student.mobile,
    agency: index % 3 ? '' : `Company ${index % 1_000}`,
    agentId,
    courseId: new Types.ObjectId(),
    country: COUNTRIES[index % COUNTRIES.length],
    university: `University ${index % 300}`,
    course: `Course ${index}`,
    level: COURSE_LEVELS[index % COURSE_LEVELS.length],
    year: 2027,
    month: 'Sep' as const,
    intakeOn: 202_709,
    status,
    movedOn: at,
    waitsSince: isWaiting(status) ? at : null,
    workOrder: workOrderOf(status, at),
    history: [{ status, by: null, byRole: 'system' as const, byName: '', reason: '', at }],
    createdOn: at,
    // Not of today: what was written a moment ago is read once more at each look.
    updatedOn: at,
  });
};

const FIRST_NAMES = ['Asha', 'Bina', 'Chitra', 'Dev', 'Esha', 'Farah', 'Gita', 'Hari', 'Indu', 'Jaya', 'Kiran'];
