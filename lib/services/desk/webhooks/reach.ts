import type { Model, Types } from 'mongoose';
import { studentsVisibleTo } from '@/lib/access';
import { commissionOf, entriesOf, prospectsVisibleTo } from '@/lib/agency-access';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { visibleApplications } from '@/lib/services/people/scope';
import { Application } from '@/models/application';
import { CommissionEntry } from '@/models/commission-entry';
import { Course } from '@/models/course';
import { Enquiry } from '@/models/enquiry';
import type { Filter } from '@/models/filter';
import { ImportBatch } from '@/models/import-batch';
import { Profile } from '@/models/profile';
import { Prospect } from '@/models/prospect';
import { User, type UserRecord } from '@/models/user';

/** A changed record as a message says it: ids by what they are of. */
export type Ids = Record<string, string>;

interface Told {
  /** What a message calls the record. */
  name: string;
  records: unknown;
  /** Whether the site's webhooks hear of it; those of an agency where its owners see it. */
  isSites: boolean;
  seenBy?: (owner: Viewer) => object | null | Promise<object>;
}

const commissionSeenBy = (owner: Viewer) => {
  const scope = commissionOf(owner);
  return scope && entriesOf(scope);
};

/** By collection: what is sent of a record, and who may hear of it, by the same scopes that its readers have. */
const TOLD: Record<string, Told> = {
  applications: {
    name: 'application',
    records: Application,
    isSites: true,
    seenBy: (owner) => visibleApplications(owner),
  },
  users: { name: 'student', records: User, isSites: true, seenBy: studentsVisibleTo },
  enquiries: { name: 'lead', records: Enquiry, isSites: true },
  prospects: { name: 'lead', records: Prospect, isSites: false, seenBy: prospectsVisibleTo },
  courses: { name: 'course', records: Course, isSites: true },
  import_batches: { name: 'upload', records: ImportBatch, isSites: true },
  commission_entries: { name: 'entry', records: CommissionEntry, isSites: false, seenBy: commissionSeenBy },
};

interface Found {
  _id: Types.ObjectId;
  userId?: Types.ObjectId;
  studentId?: Types.ObjectId | null;
  applicationId?: Types.ObjectId;
  role?: string;
  erasedOn?: Date;
}
const recordsOf = ({ records }: Told) => records as Model<Found>;

/** What is sent of a record of a collection now, a profile being its student's; null for nothing. */
export async function subjectOf(of: string, id: unknown): Promise<{ of: string; ids: Ids } | null> {
  if (of === 'profiles') return subjectOf('users', (await Profile.findById(id, 'userId').lean())?.userId);
  const told = TOLD[of];
  const found =
    told && id ? await recordsOf(told).findById(id, 'userId studentId applicationId role erasedOn').lean() : null;
  if (!told || !found || found.erasedOn || (of === 'users' && found.role !== 'student')) return null;
  const { _id, userId, studentId = userId, applicationId } = found;
  const ids = {
    [told.name]: _id,
    ...(studentId && { student: studentId }),
    ...(applicationId && { application: applicationId }),
  };
  return { of, ids: Object.fromEntries(Object.entries(ids).map(([name, one]) => [name, String(one)])) };
}

/** Whether the webhooks of an agency, or of the site (null), may hear of a record now: its owners see it, and one of them can sign in. */
export async function mayHear(agencyId: Types.ObjectId | null, of: string, ids: Ids): Promise<boolean> {
  const told = TOLD[of];
  if (!told || !agencyId) return told?.isSites === true;
  const seen = await told.seenBy?.({ userId: String(agencyId), role: 'agent', name: '', email: '' });
  if (!seen || !(await User.exists(managersOf(agencyId)))) return false;
  return (await recordsOf(told).exists({ $and: [{ _id: ids[told.name] }, seen] })) !== null;
}

/** Who manages the webhooks of an agency, or of the site, and can sign in. */
export function managersOf(agencyId: Types.ObjectId | null): Filter<UserRecord> {
  const open = { isVerified: true, disabled: { $ne: true } };
  if (!agencyId) return { role: 'admin', ...open };
  const hired = { 'agency.id': agencyId, 'agency.role': 'owner' as const, 'agency.closed': { $ne: true } };
  return { role: 'agent', ...open, $or: [{ _id: agencyId, agency: null }, hired] };
}
