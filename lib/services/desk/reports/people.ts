import { Types } from 'mongoose';
import { type AgencyScope, leadsInReport, studentsInReport } from '@/lib/agency-access';
import type { AgencyReport } from '@/lib/contract/reports/agency';
import { LIVE_PROSPECT_STAGES } from '@/lib/domain/agency/prospects';
import { overdueSteps } from '@/lib/domain/agency/steps';

import type { Viewer } from '@/lib/platform/auth/viewer';
import { waitsByPerson } from '@/lib/services/applications/waiting';
import type { Id } from '@/models/id';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';

type Person = AgencyReport['people'][number];

/**
 * What waits with each person of the agency: next steps that are overdue, by who has to do them, leads that are worked on, and whose move
 * their students' applications are. Who has the most overdue comes first; what no one has, at the end.
 * @param today 'YYYY-MM-DD', where the viewer lives
 */
export async function workByPerson(viewer: Viewer, scope: AgencyScope, today: string): Promise<Person[]> {
  const [leads, overdue, waits] = await Promise.all([
    leadsByPerson(scope),
    overdueByPerson(scope, today),
    waitsByPerson(viewer, today),
  ]);
  const ids = new Set([...leads.keys(), ...overdue.keys(), ...waits.keys()]);
  const names = await namesOf([...ids].filter(Boolean));
  const people = [...ids].map((id) => {
    const days = overdue.get(id) ?? [];
    return {
      _id: id || null,
      name: id ? (names.get(id) ?? 'No longer works here') : 'Unassigned',
      overdue: days.length,
      since: days.toSorted()[0] ?? null,
      leads: leads.get(id) ?? 0,
      waits: waits.get(id) ?? { applicant: 0, staff: 0, university: 0, 'visa office': 0 },
    };
  });
  const last = ({ _id }: Person) => Number(_id === null);
  return people.sort(
    (one, other) => last(one) - last(other) || other.overdue - one.overdue || one.name.localeCompare(other.name),
  );
}

const LIVE = { archivedOn: null, stage: { $in: [...LIVE_PROSPECT_STAGES] } };

/** How many leads each person works on; '' for no one. */
async function leadsByPerson(scope: AgencyScope): Promise<Map<string, number>> {
  const counts = await Prospect.aggregate<{ _id: Id | null; leads: number }>([
    { $match: Prospect.find({ ...leadsInReport(scope), ...LIVE }).cast(Prospect) },
    { $group: { _id: '$memberId', leads: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, leads }) => [String(_id ?? ''), leads]));
}

/**
 * The days of overdue steps by who has to do them; '' for no one. Of leads, and of students the agency has now: copies of those who left
 * say nothing.
 */
async function overdueByPerson(scope: AgencyScope, today: string): Promise<Map<string, string[]>> {
  const { agencyId } = leadsInReport(scope);
  const over = { nextOn: { $gt: '', $lt: today } };
  const fields = 'studentId memberId nextOn nextKind nextText nextFor laterSteps';
  const [leads, care] = await Promise.all([
    Prospect.find({ ...leadsInReport(scope), ...LIVE, ...over }, fields).lean(),
    Prospect.find({ agencyId, archivedOn: null, stage: 'student', ...over }, fields).lean(),
  ]);
  const ids = care.flatMap(({ studentId }) => studentId ?? []);
  const students = ids.length
    ? await User.find({ ...studentsInReport(scope), _id: { $in: ids } }, 'memberId').lean()
    : [];
  const careOf = new Map(students.map(({ _id, memberId }) => [String(_id), memberId ?? null]));
  const days = new Map<string, string[]>();
  const count = (record: (typeof leads)[number], inCare: Types.ObjectId | null) => {
    for (const { on, doer } of overdueSteps(record, inCare, today)) {
      const person = String(doer ?? '');
      const theirs = days.get(person) ?? [];
      theirs.push(on);
      days.set(person, theirs);
    }
  };
  for (const lead of leads) count(lead, lead.memberId);
  for (const record of care) {
    const inCare = careOf.get(String(record.studentId));
    if (inCare !== undefined) count(record, inCare);
  }
  return days;
}

async function namesOf(ids: readonly string[]): Promise<Map<string, string>> {
  const people = await User.find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }, 'name').lean();
  return new Map(people.map(({ _id, name }) => [String(_id), name]));
}
