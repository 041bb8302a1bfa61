import { studentsVisibleTo } from '@/lib/access';
import type { HandOverResult } from '@/lib/contract/people/desk';
import { courseWords } from '@/lib/domain/applications/course-words';
import { AppError, conflict, invalid, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { ACTIVE_STAFF } from '@/lib/services/people/staff/choose';
import { visibleApplication } from '@/lib/services/people/visible';
import { changeOfEnquiry, changeOfStudent } from '@/lib/services/records/notices/changes';
import type { Effect } from '@/lib/services/records/notices/effects';
import { deliverEffects, effectsUpdate } from '@/lib/services/records/notices/outbox';
import type { ApplicationRecord } from '@/models/application';
import { Enquiry } from '@/models/enquiry';
import { type HandOver, MOST_HAND_OVERS } from '@/models/hand-over';
import { idOf } from '@/models/id';
import { User, type UserRecord } from '@/models/user';
import { changeApplication } from '../applications/moves/change';
import { studentWrittenAbout, visibleStudent } from '../people/students';
import { leadForTaking, leadsForTaking, visibleLead, visibleLeads } from './leads/visible';

export interface Handing {
  of: 'students' | 'applications' | 'enquiries';
  /** With who was the assignee when the caller looked; left out, it doesn't matter. */
  cases: readonly { _id: string; from?: string | null | undefined }[];
  /** The next assignee; null for no one. */
  to: string | null;
  note: string;
}

/**
 * Hands students, applications or enquiries over, or takes them. A student's applications that were with the same counsellor go
 * along. Each has its own result: one that is refused, since another was faster, stops no other. 422 for someone who
 * isn't active staff.
 */
export async function handOver(viewer: Viewer, { of, cases, to, note }: Handing): Promise<HandOverResult[]> {
  const next = to === null ? null : await User.findOne({ _id: to, ...ACTIVE_STAFF }, 'name').lean();
  if (to !== null && !next) throw invalid({ to: 'Please choose a staff member who can sign in.' });
  const toName = next?.name ?? '';
  const by = { by: idOf(viewer), byName: viewer.name };
  const handed = async ({ _id, from }: Handing['cases'][number]): Promise<HandOverResult> => {
    const entry: HandOver = { ...by, to: next?._id ?? null, toName, note, at: new Date() };
    const given = { id: _id, from, entry };
    try {
      await HAND[of](viewer, given);
      return { _id, done: true, message: '' };
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return { _id, done: false, message: error.message };
    }
  };
  const results: HandOverResult[] = [];
  for (let start = 0; start < cases.length; start += AT_ONCE) {
    results.push(...(await Promise.all(cases.slice(start, start + AT_ONCE).map(handed))));
  }
  return results;
}

/** How many are written at the same time. */
const AT_ONCE = 5;

/** The assignee of an application, and the changes of hands. 404 outside the viewer's scope. */
export async function caseOfApplication(viewer: Viewer, id: string) {
  return caseOf(await visibleApplication(viewer, id));
}

/** The changes of hands, the newest first. */
function handOversOf({ handOvers = [] }: Pick<UserRecord, 'handOvers'>) {
  return handOvers.map(({ byName, toName, note, at }) => ({ byName, toName, note, at: at.toISOString() })).toReversed();
}

interface Given {
  id: string;
  from: string | null | undefined;
  entry: HandOver;
}

const HAND: Record<Handing['of'], (viewer: Viewer, given: Given) => Promise<void>> = {
  students: handStudent,
  applications: handApplication,
  enquiries: handLead,
};

async function handApplication(viewer: Viewer, { id, from, entry }: Given): Promise<void> {
  await changeApplication(viewer, id, async (application) => {
    const before = await assigneeName(application, from);
    const label = `${application.studentName}: ${courseWords(application)}`;
    const effects: Effect[] = [
      {
        kind: 'tasks-follow',
        of: { applicationId: id },
        from: assigneeId(application),
        to: entry.to && String(entry.to),
      },
      logged(viewer, { kind: 'application', id, label, userId: String(application.userId) }, before, entry),
      ...noticeToNext(viewer, entry, {
        what: `${application.studentName}'s application to ${courseWords(application)}`,
        href: `/applications/${id}`,
        hrefOfMany: '/applications/list?charge=me',
      }),
    ];
    return { handedOver: entry, effects };
  });
}

/** Of two at the same moment one wins, and the other is refused with the winner's name. */
async function handStudent(viewer: Viewer, { id, from, entry }: Given): Promise<void> {
  const student = await studentWrittenAbout(viewer, id);
  const before = await assigneeName(student, from);
  const to = entry.to && String(entry.to);
  const effects: Effect[] = [
    { kind: 'changed', ...changeOfStudent(student) },
    { kind: 'applications-follow', studentId: id, from: assigneeId(student), to },
    { kind: 'tasks-follow', of: { studentId: id }, from: assigneeId(student), to },
    logged(viewer, { kind: 'account', id, userId: id }, before, entry),
    ...noticeToNext(viewer, entry, {
      what: student.name,
      href: `/view-profile/${id}`,
      hrefOfMany: '/students?charge=me',
    }),
    ...(to && to !== assigneeId(student)
      ? [
          {
            kind: 'notice',
            userId: id,
            notification: `${entry.toName} is now your counsellor.`,
            href: `/messages/chat/${to}`,
          } as const,
        ]
      : []),
  ];
  const { $push, $set } = effectsUpdate(effects);
  const after = await User.findOneAndUpdate(
    { $and: [{ _id: id, counsellorId: student.counsellorId ?? null }, studentsVisibleTo(viewer)] },
    {
      $set: { ...$set, counsellorId: entry.to },
      $push: { ...$push, handOvers: { $each: [entry], $slice: -MOST_HAND_OVERS } },
    },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw await meanwhile(await visibleStudent(viewer, id));
  await deliverEffects(User, after);
}

async function handLead(viewer: Viewer, { id, from, entry }: Given): Promise<void> {
  // What no one works on any of the staff can take; more of it is read by who has it.
  const takes = entry.to?.equals(viewer.userId) ?? false;
  const find = takes ? leadForTaking : visibleLead;
  const scope = takes ? leadsForTaking : visibleLeads;
  const lead = await find(viewer, id);
  const before = await assigneeName(lead, from);
  const { $push, $set } = effectsUpdate([
    { kind: 'changed', ...changeOfEnquiry(id) },
    logged(viewer, { kind: 'enquiry', id, label: lead.name }, before, entry),
    ...noticeToNext(viewer, entry, {
      what: `the enquiry from ${lead.name}`,
      href: `/leads/${id}`,
      hrefOfMany: '/leads?charge=me',
    }),
  ]);
  const after = await Enquiry.findOneAndUpdate(
    scope(viewer, { _id: id, counsellorId: lead.counsellorId ?? null }),
    {
      $set: { ...$set, counsellorId: entry.to },
      $push: { ...$push, handOvers: { $each: [entry], $slice: -MOST_HAND_OVERS } },
    },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw await meanwhile(await find(viewer, id));
  await deliverEffects(Enquiry, after);
}

type Assigned = Pick<ApplicationRecord | UserRecord, 'counsellorId'>;

const assigneeId = ({ counsellorId }: Assigned): string | null => (counsellorId ? String(counsellorId) : null);

/** The name of the assignee, '' for no one. 409 when that isn't who the caller saw. */
async function assigneeName(found: Assigned, seen: string | null | undefined): Promise<string> {
  if (seen !== undefined && seen !== assigneeId(found)) throw await meanwhile(found);
  return nameOf(found);
}

async function meanwhile(found: Assigned): Promise<AppError> {
  const name = await nameOf(found);
  return conflict(name ? `This is now assigned to ${name}.` : 'This is no longer assigned to anyone.');
}

async function nameOf({ counsellorId }: Assigned): Promise<string> {
  if (!counsellorId) return '';
  return (await User.findById(counsellorId, 'name').lean())?.name ?? '';
}

type Subject = Extract<Effect, { kind: 'staff-action' }>['subject'];

function logged({ userId, role }: Viewer, subject: Subject, before: string, { toName }: HandOver): Effect {
  const change = { before: { counsellor: before }, after: { counsellor: toName } };
  return { kind: 'staff-action', by: { userId, role }, action: 'case.hand-over', subject, change };
}

/** A notice to the next assignee, unless they took it themself: many are one until they are read. */
function noticeToNext(
  viewer: Viewer,
  { to, note }: HandOver,
  { what, href, hrefOfMany }: { what: string; href: string; hrefOfMany: string },
): Effect[] {
  if (!to || String(to) === viewer.userId) return [];
  const one = `${viewer.name} handed over ${what} to you.${note ? ` “${note}”` : ''}`;
  const many = `{n} cases were handed over to you, the last by ${viewer.name}.`;
  const notice = { group: `handed:${hrefOfMany}`, one, many, href, hrefOfMany };
  return [{ kind: 'grouped-notice', userId: String(to), notice }];
}

/** The assignee of a student, and the changes of hands. 404 outside the viewer's scope. */
export async function caseOfStudent(viewer: Viewer, id: string) {
  const student = await User.findOne(
    { $and: [{ _id: id }, studentsVisibleTo(viewer)] },
    'counsellorId handOvers',
  ).lean();
  if (!student) throw notFound('User not found.');
  return caseOf(student);
}

const caseOf = (found: Pick<UserRecord, 'counsellorId' | 'handOvers'>) => ({
  counsellorId: assigneeId(found),
  handOvers: handOversOf(found),
});
