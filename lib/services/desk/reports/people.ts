import { Types } from 'mongoose';
import { type AgencyScope, leadsInReport, studentsInReport } from '@/lib/agency-access';
import type { AgencyReport } from '@/lib/contract/reports/agency';
import { LIVE_PROSPECT_STAGES } from '@/lib/domain/agency/prospects';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { waitsByPerson } from '@/lib/services/applications/waiting';
import type { Id } from '@/models/id';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';

type Person = AgencyReport['people'][number];

/**
 * What waits with each person of the agency: next steps that are overdue, leads that are worked on, and whose move their students'
 * applications are. Who has the most overdue comes first; what no one has, at the end.
 * @param today 'YYYY-MM-DD', where the viewer lives
 */
export async function workByPerson(viewer: Viewer, scope: AgencyScope, today: string): Promise<Person[]> {
  const [leads, students, waits] = await Promise.all([
    leadsByPerson(scope, today),
    overdueStudents(scope, today),
    waitsByPerson(viewer, today),
  ]);
  const ids = new Set([...leads.keys(), ...students.keys(), ...waits.keys()]);
  const names = await namesOf([...ids].filter(Boolean));
  const nothing = { overdue: 0, since: null, leads: 0 };
  const people = [...ids].map((id) => {
    const [lead, student] = [leads.get(id) ?? nothing, students.get(id) ?? nothing];
    const days = [lead.since, student.since].flatMap((day) => day ?? []).sort();
    return {
      _id: id || null,
      name: id ? (names.get(id) ?? 'No longer here') : 'No one’s',
      overdue: lead.overdue + student.overdue,
      since: days[0] ?? null,
      leads: lead.leads,
      waits: waits.get(id) ?? { applicant: 0, staff: 0, university: 0, 'visa office': 0 },
    };
  });
  const last = ({ _id }: Person) => Number(_id === null);
  return people.sort(
    (one, other) => last(one) - last(other) || other.overdue - one.overdue || one.name.localeCompare(other.name),
  );
}

interface Counts {
  overdue: number;
  since: string | null;
  leads: number;
}

/** Of leads: how many are worked on, and of how many the day is over. */
async function leadsByPerson(scope: AgencyScope, today: string): Promise<Map<string, Counts>> {
  const live = { ...leadsInReport(scope), archivedOn: null, stage: { $in: [...LIVE_PROSPECT_STAGES] } };
  const [all, over] = await Promise.all([
    Prospect.aggregate<{ _id: Id | null; leads: number }>([
      { $match: Prospect.find(live).cast(Prospect) },
      { $group: { _id: '$memberId', leads: { $sum: 1 } } },
    ]),
    Prospect.aggregate<{ _id: Id | null; overdue: number; since: string }>([
      { $match: Prospect.find({ ...live, nextOn: { $gt: '', $lt: today } }).cast(Prospect) },
      { $group: { _id: '$memberId', overdue: { $sum: 1 }, since: { $min: '$nextOn' } } },
    ]),
  ]);
  const overdue = new Map(over.map(({ _id, ...counts }) => [String(_id), counts]));
  const none = { overdue: 0, since: null };
  return new Map(
    all.map(({ _id, leads }) => [_id ? String(_id) : '', { leads, ...(overdue.get(String(_id)) ?? none) }]),
  );
}

/** Of students the agency has now: copies of those who left say nothing. */
async function overdueStudents(scope: AgencyScope, today: string): Promise<Map<string, Counts>> {
  const { agencyId } = leadsInReport(scope);
  const due = { agencyId, archivedOn: null, stage: 'student' as const, nextOn: { $gt: '', $lt: today } };
  const records = await Prospect.find(due, 'studentId nextOn').lean();
  const ids = records.flatMap(({ studentId }) => studentId ?? []);
  const theirs = ids.length
    ? await User.find({ ...studentsInReport(scope), _id: { $in: ids } }, 'memberId').lean()
    : [];
  const careOf = new Map(theirs.map(({ _id, memberId }) => [String(_id), memberId ? String(memberId) : '']));
  const counts = new Map<string, Counts>();
  for (const { studentId, nextOn } of records) {
    const person = careOf.get(String(studentId));
    if (person === undefined || nextOn === null) continue;
    const { overdue, since } = counts.get(person) ?? { overdue: 0, since: null };
    counts.set(person, { overdue: overdue + 1, since: since && since < nextOn ? since : nextOn, leads: 0 });
  }
  return counts;
}

async function namesOf(ids: readonly string[]): Promise<Map<string, string>> {
  const people = await User.find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }, 'name').lean();
  return new Map(people.map(({ _id, name }) => [String(_id), name]));
}
