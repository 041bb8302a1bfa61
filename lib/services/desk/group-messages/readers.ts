import { Types } from 'mongoose';
import { studentsVisibleTo } from '@/lib/access';
import { hasAddress } from '@/lib/domain/accounts/helps';
import type { BulkSubject } from '@/lib/domain/agency/bulk-acts';
import type { LeftOut, MessageChannel } from '@/lib/domain/agency/group-messages';
import { MESSAGE_GROUNDS } from '@/lib/domain/agency/may-message';
import { isEnd } from '@/lib/domain/applications/application-status';
import { storedE164 } from '@/lib/domain/phones';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { stopDigest } from '@/lib/platform/mail/group-letter';
import { visibleProspects } from '@/lib/services/people/prospects/visible';
import { Application } from '@/models/application';
import type { Id } from '@/models/id';
import { MessageStop } from '@/models/message-stop';
import { Prospect, type ProspectRecord } from '@/models/prospect';
import { User } from '@/models/user';

/** One who may get a message to many. */
export interface Reader {
  /** The agency's record of them. */
  recordId: Id;
  /** Null for a lead. */
  studentId: Id | null;
  name: string;
  /** The email address, or the number in E.164. */
  to: string;
  /** '' where none is known. */
  course: string;
  /** The student's newest application that is open, in whose thread it stands too; null for none. */
  applicationId: Id | null;
}

export interface Readers {
  readers: Reader[];
  left: { _id: Id; why: LeftOut }[];
}

const OF_RECORD = 'name email mobile mobileE164 studentId stage mayMessage wishes shortlist.courses.course';
type Known = Pick<
  ProspectRecord,
  '_id' | 'name' | 'email' | 'mobile' | 'mobileE164' | 'studentId' | 'mayMessage' | 'wishes' | 'shortlist'
> &
  Partial<Pick<Reader, 'applicationId'>>;

/** Who of these leads or students may be written to now by this channel, in their order, and why the others may not. */
export async function readersOf(
  viewer: Viewer,
  { subject, ids, channel }: { subject: BulkSubject; ids: readonly Id[]; channel: MessageChannel },
): Promise<Readers> {
  const agencyId = new Types.ObjectId(placeOf(viewer).id);
  const known = subject === 'lead' ? await leadsOf(viewer, ids) : await studentsOf(viewer, agencyId, ids);
  const digestOf = ({ email }: Known) => stopDigest(agencyId, email);
  const addresses = [...new Set([...known.values()].filter(({ email }) => email).map(digestOf))];
  const stops = addresses.length ? await MessageStop.find({ agencyId, address: { $in: addresses } }).lean() : [];
  const stopped = new Map(stops.map(({ address, why }) => [address, why]));
  const seen = new Set<string>();
  const found: Readers = { readers: [], left: [] };
  for (const _id of ids) {
    const one = known.get(String(_id));
    const to = (one && (channel === 'email' ? one.email : storedE164(one))) ?? '';
    const why = one ? whyNot(one) : 'away';
    if (why) found.left.push({ _id, why });
    else if (one) {
      seen.add(to.toLowerCase());
      found.readers.push({
        ...{ recordId: one._id, studentId: one.studentId ?? null, name: one.name, to },
        course: one.shortlist?.courses[0]?.course ?? one.wishes,
        applicationId: one.applicationId ?? null,
      });
    }

    function whyNot(record: Known): LeftOut | null {
      const stop = record.email ? stopped.get(digestOf(record)) : undefined;
      if (stop === 'stopped') return 'no';
      if (!record.mayMessage) return 'unknown';
      if (!MESSAGE_GROUNDS[record.mayMessage.how].may) return 'no';
      if (channel === 'email' && !(record.email && hasAddress(record.email))) return 'noAddress';
      if (channel === 'email' && stop) return 'bounced';
      if (!to) return 'noNumber';
      return seen.has(to.toLowerCase()) ? 'twice' : null;
    }
  }
  return found;
}

async function leadsOf(viewer: Viewer, ids: readonly Id[]): Promise<Map<string, Known>> {
  const leads = { _id: { $in: [...ids] }, stage: { $ne: 'student' as const } };
  const found = await Prospect.find(visibleProspects(viewer, leads), OF_RECORD).lean<Known[]>();
  return new Map(found.map((lead) => [String(lead._id), lead]));
}

/** By the student's id; the name and addresses are the account's, and a no of an account that was merged into it counts. */
async function studentsOf(viewer: Viewer, agencyId: Id, ids: readonly Id[]): Promise<Map<string, Known>> {
  const theirs = { $in: [...ids] };
  const [students, merged] = await Promise.all([
    User.find({ $and: [{ _id: theirs }, studentsVisibleTo(viewer)] }, 'name email mobile mobileE164').lean(),
    User.find({ mergedInto: theirs }, 'mergedInto').lean(),
  ]);
  const accounts = [...ids, ...merged.map(({ _id }) => _id)];
  const [records, applications] = await Promise.all([
    Prospect.find({ agencyId, studentId: { $in: accounts } }, OF_RECORD).lean<Known[]>(),
    Application.find({ userId: theirs }, 'userId course status').sort({ _id: 1 }).lean(),
  ]);
  const recordOf = new Map(records.map((record) => [String(record.studentId), record]));
  const open = applications.filter(({ status }) => !isEnd(status));
  const openOf = new Map(open.map((one) => [String(one.userId), one]));
  const refused = new Map(
    merged.flatMap(({ _id, mergedInto }) => {
      const may = recordOf.get(String(_id))?.mayMessage;
      return may && !MESSAGE_GROUNDS[may.how].may ? [[String(mergedInto), may] as const] : [];
    }),
  );
  return new Map(
    students.map((student) => {
      const id = String(student._id);
      const record = recordOf.get(id);
      const course = openOf.get(id)?.course ?? record?.shortlist?.courses[0]?.course ?? record?.wishes ?? '';
      const { name, email, mobile, mobileE164 } = student;
      return [
        id,
        {
          ...{ _id: record?._id ?? student._id, studentId: student._id, name, email, mobile },
          ...{ mobileE164: mobileE164 ?? null, applicationId: openOf.get(id)?._id ?? null },
          ...{ mayMessage: refused.get(id) ?? record?.mayMessage ?? null, wishes: course },
        },
      ];
    }),
  );
}
