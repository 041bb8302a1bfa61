import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import type { factStudents } from '@/lib/contract/catalogue/facts';
import type { Result } from '@/lib/contract/operation';
import { SAVED_COURSES } from '@/lib/domain/areas';
import type { FactId } from '@/lib/engines/facts/fact-ids';
import { SHIPPED_FACTS } from '@/lib/engines/facts/fact-ids';
import type { FactOverrides } from '@/lib/engines/facts/read';
import { defineJob } from '@/lib/platform/jobs/worker';
import { factOverrides } from '@/lib/services/catalogue/facts/facts';
import { judgedFields } from '@/lib/services/people/profile/judged-fields';
import { readPage } from '@/lib/services/records/lists/lists';
import { notify } from '@/lib/services/records/notices/notifications';
import { createOnce } from '@/models/define';
import { type ChangedVerdict, FactEffect } from '@/models/fact-effect';
import { FactOverride, type FactOverrideRecord, type UnjudgedChange } from '@/models/fact-override';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { changedVerdicts } from './changed-verdicts';

/** How many profiles are judged together. */
const BATCH = 200;

/** Finds the students whose verdicts a changed fact changes, and informs each of them once. */
export const judgeFacts = defineJob({
  kind: 'judge-facts',
  everyMs: 15_000,
  async run(_payload, { signal }) {
    await judgeChanges(signal);
  },
});

/**
 * Judges every change of a fact that was not judged yet, the oldest of each fact first. A change goes on behind the last
 * profile that was judged; records and notices have ids made of change and student, so that running it again, also
 * at the same time, informs no student twice. Returns how many students were affected.
 */
export async function judgeChanges(signal?: AbortSignal): Promise<number> {
  let affected = 0;
  for (const { _id } of await FactOverride.find({}, '_id').sort({ _id: 1 }).lean()) {
    for (;;) {
      const record = await FactOverride.findById(_id).lean();
      const change = record?.toJudge?.[0];
      if (!record || !change) break;
      affected += await judgeChange(record, change, signal);
      await FactOverride.updateOne({ _id }, { $pull: { toJudge: { _id: change._id } } });
    }
  }
  return affected;
}

/** The students whose verdicts the changes of a fact changed, those of the newest change first. */
export async function studentsOfFact(
  factId: FactId,
  page: { page: number; limit: number },
): Promise<Result<typeof factStudents>> {
  const list = { model: FactEffect, filter: { factId }, order: { changeId: -1, userId: 1 } } as const;
  const [{ records: effects, total }, record] = await Promise.all([
    readPage(list, page),
    FactOverride.findById(factId, 'toJudge').lean(),
  ]);
  const people = await User.find({ _id: { $in: effects.map(({ userId }) => userId) } }, 'name email').lean();
  const byId = new Map(people.map((person) => [String(person._id), person]));
  return {
    students: effects.map(({ _id, changeId, userId, verdicts }) => ({
      _id: String(_id),
      userId: String(userId),
      name: byId.get(String(userId))?.name ?? '',
      email: byId.get(String(userId))?.email ?? '',
      at: changeId.getTimestamp().toISOString(),
      verdicts: verdicts.map(({ courseId, applicationId, ...rest }) => ({
        ...(rest as Pick<Result<typeof factStudents>['students'][number]['verdicts'][number], 'from' | 'to'> &
          Pick<ChangedVerdict, 'course' | 'university' | 'of'>),
        courseId: String(courseId),
        applicationId: applicationId && String(applicationId),
      })),
    })),
    total,
    pending: (record?.toJudge ?? []).length > 0,
  };
}

async function judgeChange(
  { _id: factId }: FactOverrideRecord,
  change: UnjudgedChange,
  signal: AbortSignal | undefined,
): Promise<number> {
  const present = await factOverrides();
  const [before, after] = [change.before, change.after].map((periods) => withPeriods(present, factId, periods));
  if (!before || !after) return 0;
  let affected = 0;
  let cursor = change.cursor;
  for (;;) {
    signal?.throwIfAborted();
    const profiles = await Profile.find(cursor ? { _id: { $gt: cursor } } : {}, judgedFields())
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean();
    const last = profiles.at(-1);
    if (!last) return affected;
    for (const [userId, verdicts] of await changedVerdicts(profiles, before, after)) {
      await leaveEffect(factId as FactId, change._id, userId, verdicts);
      affected += 1;
    }
    cursor = last._id;
    await FactOverride.updateOne({ _id: factId, 'toJudge._id': change._id }, { $set: { 'toJudge.$.cursor': cursor } });
  }
}

function withPeriods(present: FactOverrides, factId: string, periods: UnjudgedChange['before']): FactOverrides {
  const others = [...present].filter(([id]) => id !== factId);
  return new Map(periods ? [...others, [factId, periods] as const] : others);
}

async function leaveEffect(
  factId: FactId,
  changeId: Types.ObjectId,
  userId: string,
  verdicts: ChangedVerdict[],
): Promise<void> {
  const _id = effectId(changeId, userId);
  await createOnce(FactEffect, { _id, factId, changeId, userId: new Types.ObjectId(userId), verdicts });
  await notify(userId, noticeOf(factId, verdicts), hrefOf(verdicts), _id);
}

/** The same for the record and the notice, whenever they are made. */
const effectId = (changeId: Types.ObjectId, userId: string): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update(`${changeId} ${userId}`).digest().subarray(0, 12));

function noticeOf(factId: FactId, verdicts: readonly ChangedVerdict[]): string {
  const [first] = verdicts;
  if (!first) return '';
  const what = first.of === 'visa' ? 'your eligibility for the visa (English)' : 'your eligibility';
  const change = `${what} changed from ‘${first.from}’ to ‘${first.to}’`;
  const courses = new Set(verdicts.map(({ courseId }) => String(courseId))).size;
  const more = courses > 1 ? `, and ${courses - 1} more of your courses changed` : '';
  return `${SHIPPED_FACTS[factId].label} was updated. For ${first.course}, ${change}${more}.`;
}

/** The one application, the list of applications, or the saved courses. */
function hrefOf(verdicts: readonly ChangedVerdict[]): string {
  const applications = new Set(verdicts.map(({ applicationId }) => applicationId && String(applicationId)));
  const [only] = applications;
  if (applications.has(null)) return `/${SAVED_COURSES}`;
  return applications.size === 1 && only ? `/my-applications/${only}` : '/my-applications';
}
