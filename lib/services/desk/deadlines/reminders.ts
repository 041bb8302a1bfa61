import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { agentReader, type InCare } from '@/lib/domain/agency/care';
import { APPLICATION_STATUSES, isWaiting } from '@/lib/domain/applications/application-status';
import { universityWords } from '@/lib/domain/applications/course-words';
import { COURSE_PAGE, SAVED_COURSES } from '@/lib/domain/areas';
import { addDays, addMonths, dayOf, MINUTE_MS } from '@/lib/domain/days/day';
import { dueWords } from '@/lib/domain/days/day-words';
import { REPORT_MONTHS } from '@/lib/domain/days/expiry';
import { type Deadline, deadlinesOf, expiryDeadlines } from '@/lib/domain/deadlines/deadlines';
import { reminderDue } from '@/lib/domain/deadlines/reminders';
import type { DueGroup } from '@/lib/domain/mail-requests';
import { enqueue } from '@/lib/platform/jobs/queue';
import { defineJob } from '@/lib/platform/jobs/worker';
import { type Due, dueNow } from '@/lib/platform/mail/due';
import { sendMail } from '@/lib/platform/mail/send';
import { savedCoursesThatClose } from '@/lib/services/applications/deadlines/closing-reminders';
import { BATCH, batches, daysOf } from '@/lib/services/applications/deadlines/readers';
import { notify } from '@/lib/services/records/notices/notifications';
import { Application, type ApplicationRecord } from '@/models/application';
import { Job } from '@/models/job';
import { Profile, type ProfileRecord } from '@/models/profile';
import { User } from '@/models/user';

/** Wherever a reader lives, their day is at most one off; reminders reach a week ahead, and three days back. */
const [BACK, AHEAD] = [-4, 8];

/** Looks for what is due, every quarter of an hour. */
export const findReminders = defineJob({
  kind: 'find-reminders',
  everyMs: 15 * MINUTE_MS,
  async run(_payload, { signal }) {
    await askForReminders(new Date(), signal);
  },
});

/** Reminds one reader of what is due on one day. Each step can be run again: the ids and keys come from what it is about. */
export const remind = defineJob({
  kind: 'remind',
  concurrency: 2,
  run: (group) => remindOf(group, new Date()),
});

/**
 * Asks for every reminder that is due and was not asked for before. A job's key is what it is about, so that asking again,
 * by any process at any time, asks for nothing twice. Returns how many were new.
 */
export async function askForReminders(now: Date, signal?: AbortSignal): Promise<number> {
  const today = dayOf(now, 'UTC');
  const window = { $gte: addDays(today, BACK), $lte: addDays(today, AHEAD) };
  let asked = 0;
  for await (const batch of batches((after) =>
    Application.find({ nextDue: { $gt: '', $lte: window.$lte }, dueDays: { $elemMatch: window }, ...after })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean(),
  )) {
    signal?.throwIfAborted();
    asked += await askFor(await groupsOfApplications(batch, now));
  }
  for (const [field, days] of PAPERS) {
    const ends = { $gte: days(window.$gte, -SLACK), $lte: days(window.$lte, SLACK) };
    for await (const batch of batches((after) =>
      Profile.find({ [field]: ends, ...after }, 'userId personal tests')
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean(),
    )) {
      signal?.throwIfAborted();
      asked += await askFor(await groupsOfPapers(batch, now));
    }
  }
  for await (const closing of savedCoursesThatClose(window, now)) {
    signal?.throwIfAborted();
    asked += await askFor(closing);
  }
  return asked;
}

/** The key and the id of a reminder: the same for all who ask for it. */
const nameOf = ({ userId, studentId, applicationId, isSaved, on, days }: DueGroup) =>
  `${applicationId ?? `${isSaved ? 'saved' : 'papers'}-${studentId}`}:${on}:${days}:${userId}`;

async function askFor(groups: readonly DueGroup[]): Promise<number> {
  const named = new Map(groups.map((group) => [nameOf(group), group]));
  const keys = [...named.keys()].map((name) => `remind:${name}`);
  const known = new Set((await Job.find({ key: { $in: keys } }, 'key').lean()).map(({ key }) => key));
  const fresh = [...named].filter(([name]) => !known.has(`remind:${name}`));
  for (const [key, group] of fresh) await enqueue('remind', group, { key });
  return fresh.length;
}

async function groupsOfApplications(applications: readonly ApplicationRecord[], now: Date): Promise<DueGroup[]> {
  const helpers = await helpersOf(applications.map(({ userId }) => userId));
  const readersOf = (one: ApplicationRecord) => [
    ...[one.userId, ...ofAgency(one), ...(helpers.get(String(one.userId)) ?? [])],
  ];
  const todayOf = await daysOf(applications.flatMap(readersOf), now);
  return applications.flatMap((application) =>
    groups(deadlinesOf(application), readersOf(application), todayOf, {
      studentId: String(application.userId),
      applicationId: String(application._id),
    }),
  );
}

const ofAgency = (of: InCare<Types.ObjectId>) => [agentReader(of) ?? []].flat();

/** Who may help each of these students; whether they do now is looked up when they are reminded. */
async function helpersOf(ids: readonly Types.ObjectId[]): Promise<Map<string, Types.ObjectId[]>> {
  const helped = await User.find({ _id: { $in: ids }, 'helperIds.0': { $exists: true } }, 'helperIds').lean();
  return new Map(helped.map(({ _id, helperIds = [] }) => [String(_id), helperIds]));
}

/** Papers matter as long as an application is under way. */
async function groupsOfPapers(profiles: readonly ProfileRecord[], now: Date): Promise<DueGroup[]> {
  const waiting = { $in: APPLICATION_STATUSES.filter(isWaiting) };
  const found: DueGroup[] = [];
  for (const profile of profiles) {
    const { userId } = profile;
    if (!(await Application.exists({ userId, status: waiting }))) continue;
    const student = await User.findById(userId, 'addedBy memberId helperIds').lean();
    if (!student) continue;
    const { addedBy: agentId, memberId, helperIds = [] } = student;
    const readers = [userId, ...ofAgency({ agentId, memberId }), ...helperIds];
    const todayOf = await daysOf(readers, now);
    const about = { studentId: String(userId), applicationId: null };
    found.push(...groups(expiryDeadlines(profile), readers, todayOf, about));
  }
  return found;
}

/** What each reader is to be reminded of today, all of one day together. */
function groups(
  deadlines: readonly Deadline[],
  readers: readonly (Types.ObjectId | null)[],
  todayOf: ReadonlyMap<string, string>,
  about: Pick<DueGroup, 'studentId' | 'applicationId'>,
): DueGroup[] {
  return readers.flatMap((reader) => {
    const today = todayOf.get(String(reader));
    if (!today) return [];
    return deadlines.flatMap((deadline) => {
      const days = reminderDue(deadline, today);
      return days === null ? [] : [{ ...about, userId: String(reader), on: deadline.on, days }];
    });
  });
}

async function remindOf(group: DueGroup, now: Date): Promise<void> {
  const reader = await User.findOne({ _id: group.userId, disabled: { $ne: true } }).lean();
  const due = reader && (await dueNow(reader, group, now));
  if (!due) return;
  const name = nameOf(group);
  const id = new Types.ObjectId(createHash('sha256').update(name).digest('hex').slice(0, 24));
  await notify(group.userId, noticeText(due, group), noticeHref(due, group), id);
  await sendMail({ template: 'reminder', ...group }, { key: name });
}

/** 'In 2 days: Second reference, Bank statement. BSc Nursing at UBC.', with whose it is for an agent. */
function noticeText({ deadlines, today, student, application }: Due, { userId, on }: DueGroup): string {
  const when = dueWords(on, today);
  const what = deadlines.slice(0, NAMED).map((deadline) => deadline.what);
  const more = deadlines.length - what.length;
  const whose = userId === String(student._id) ? '' : ` for ${student.name}`;
  const which = application ? ` ${application.course} at ${universityWords(application)}.` : '';
  const all = what.join(', ') + (more ? ` and ${more} more` : '');
  return `${when[0]?.toUpperCase()}${when.slice(1)}${whose}: ${all}.${which}`;
}
const NAMED = 3;

function noticeHref({ application, student, saved }: Due, { userId, isSaved }: DueGroup): string {
  if (isSaved) return saved.length === 1 ? `/${COURSE_PAGE}/${saved[0]}` : `/${SAVED_COURSES}`;
  const isOwn = userId === String(student._id);
  if (application) return `/${isOwn ? 'my-applications' : 'applications'}/${application._id}`;
  return isOwn ? '/profile' : `/view-profile/${student._id}`;
}

const testDay = (day: string, days: number) => addDays(addMonths(day, -REPORT_MONTHS), days);
/** A month's end is at most three days off after two years; the exact day is looked at afterwards. */
const SLACK = 3;

/** Where papers are kept, each with the day in it that stands for the day it ends. */
const PAPERS = [
  ['personal.expiry_date', addDays],
  ['tests.ielts_test_date', testDay],
  ['tests.pte_test_date', testDay],
  ['tests.toefl_test_date', testDay],
  ['tests.det_test_date', testDay],
] as const;
