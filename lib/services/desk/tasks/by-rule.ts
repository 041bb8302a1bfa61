import type { Types } from 'mongoose';
import { universityWords } from '@/lib/domain/applications/course-words';
import { handlingAgency, OF_STAFF } from '@/lib/domain/applications/handler';
import { isOfCountry, type TaskRule } from '@/lib/domain/applications/task-rules';
import { addDays, type Day, dayOf } from '@/lib/domain/days/day';
import { type Dated, type Deadline, deadlinesOf } from '@/lib/domain/deadlines/deadlines';
import { isDuplicateKey } from '@/lib/domain/errors';
import { siteZone } from '@/lib/platform/site-facts';
import { announceChange, changeOfTask } from '@/lib/services/records/notices/changes';
import type { StatusEntered } from '@/lib/services/records/notices/effects';
import { Application, type ApplicationRecord } from '@/models/application';
import { Merge, type MergeRecord } from '@/models/merge';
import { Task } from '@/models/task';
import { TaskRules } from '@/models/task-rules';

type Occasion = Pick<
  ApplicationRecord,
  '_id' | 'userId' | 'studentName' | 'university' | 'courseFrom' | 'country' | 'counsellorId'
>;

/**
 * Makes the tasks that the rules say for an application that entered a status: once for each rule, however often called; none
 * for one that stayed on a merged account.
 */
export async function tasksOfStatus({ applicationId, status, on }: StatusEntered): Promise<void> {
  const rules = (await rulesOf('status')).filter((rule) => rule.status === status);
  const application = rules.length ? await Application.findById(applicationId).lean() : null;
  if (!application || handlingAgency(application) || (await goingOn([application])).length === 0) return;
  for (const rule of rules.filter((one) => isOfCountry(one, application.country))) {
    await makeOnce(`${rule._id}:${applicationId}`, rule.title, addDays(on, rule.days), application);
  }
}

/** How many applications are looked at together. */
const BATCH = 200;

/**
 * Makes the tasks that the rules say before due days, once for each rule and due day, by any process at any time. A day
 * that was put off takes its open task along. What stayed on a merged account gets none. Returns how many were new.
 */
export async function tasksBeforeDays(now: Date, signal?: AbortSignal): Promise<number> {
  const rules = await rulesOf('day');
  if (!rules.length) return 0;
  const today = dayOf(now, siteZone());
  const window = { $gte: today, $lte: addDays(today, Math.max(...rules.map(({ days }) => days))) };
  let made = 0;
  for (let after: Types.ObjectId | null = null; ; ) {
    signal?.throwIfAborted();
    const batch: ApplicationRecord[] = await Application.find({
      ...OF_STAFF,
      dueDays: { $elemMatch: window },
      ...(after ? { _id: { $gt: after } } : {}),
    })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean();
    const last = batch.at(-1);
    if (!last) return made;
    made += await makeFor(batch, rules, today);
    after = last._id;
  }
}

type DayRule = Extract<TaskRule, { when: 'day' }>;

async function makeFor(applications: readonly ApplicationRecord[], rules: readonly DayRule[], today: Day) {
  const wanted = (await goingOn(applications)).flatMap((application) =>
    rules
      .filter((rule) => isOfCountry(rule, application.country))
      .flatMap((rule) => reached(application, rule, today).map((deadline) => ({ application, rule, deadline }))),
  );
  const keyOf = ({ application, rule, deadline }: (typeof wanted)[number]) =>
    `${rule._id}:${application._id}:${deadline.key}`;
  const dated = wanted.map((one) => ({ ...one, key: keyOf(one), ruleKey: `${keyOf(one)}:${one.deadline.on}` }));
  const stored = await Task.find({ ruleKey: { $in: dated.map(({ ruleKey }) => ruleKey) } }, 'ruleKey').lean();
  const known = new Set(stored.map(({ ruleKey }) => ruleKey));
  let made = 0;
  for (const { application, rule, deadline, key, ruleKey } of dated.filter((one) => !known.has(one.ruleKey))) {
    const early = addDays(deadline.on, -rule.days);
    const dueOn = early < today ? today : early;
    if (await putOff(key, ruleKey, dueOn)) continue;
    if (await makeOnce(ruleKey, `${rule.title}: ${deadline.what}`.slice(0, LONGEST_TITLE), dueOn, application)) made++;
  }
  return made;
}
const LONGEST_TITLE = 200;

/** Whatever hangs on the account that went has gone over, or stays where it is. */
const DONE: readonly MergeRecord['state'][] = ['merged', 'ending', 'final'];

/** All but those that stayed on a merged account: their student goes on with another one for the same course and intake. */
async function goingOn<A extends Pick<Occasion, 'userId'>>(applications: readonly A[]): Promise<A[]> {
  const students = applications.map(({ userId }) => userId);
  const merges = await Merge.find({ goneId: { $in: students }, state: { $in: [...DONE] } }, 'goneId').lean();
  const gone = new Set(merges.map(({ goneId }) => String(goneId)));
  return applications.filter(({ userId }) => !gone.has(String(userId)));
}

/** The due days that a rule is about and whose task's day has come. */
function reached(application: Dated, { day, days }: DayRule, today: Day): Deadline[] {
  return deadlinesOf(application).filter(({ kind, on }) => kind === day && on >= today && addDays(on, -days) <= today);
}

/** The open task that was made for the former day of the same due day now stands for the new one. False for none. */
async function putOff(key: string, ruleKey: string, dueOn: string): Promise<boolean> {
  const former = { ruleKey: { $gt: `${key}:`, $lt: `${key};` }, doneOn: null };
  try {
    return (await Task.updateOne(former, { $set: { ruleKey, dueOn } })).matchedCount > 0;
  } catch (error) {
    // Another process was faster.
    if (isDuplicateKey(error)) return true;
    throw error;
  }
}

/** True for a new one: the unique index lets one of all that try make it. */
async function makeOnce(ruleKey: string, title: string, dueOn: string, about: Occasion): Promise<boolean> {
  const { _id, userId, studentName, country, counsellorId = null } = about;
  const university = universityWords(about);
  const task = { title, studentId: userId, studentName, applicationId: _id, university, country, dueOn };
  try {
    const { upsertedCount } = await Task.updateOne(
      { ruleKey },
      { $setOnInsert: { ...task, ownerId: counsellorId, doneOn: null, doneByName: '', word: '', madeBy: null } },
      { upsert: true },
    );
    if (!upsertedCount) return false;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
  const change = changeOfTask({ applicationId: _id, studentId: userId });
  if (change) await announceChange(change);
  return true;
}

async function rulesOf<W extends TaskRule['when']>(when: W): Promise<Extract<TaskRule, { when: W }>[]> {
  const stored = await TaskRules.findById('rules').lean();
  return (stored?.rules ?? []).filter((rule): rule is Extract<TaskRule, { when: W }> => rule.when === when);
}
