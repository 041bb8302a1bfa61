import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyBulkWriteOperation, Types } from 'mongoose';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { searchWords } from '@/lib/domain/desk/search-words';
import type { Clause } from '@/lib/engines/requirements/clause';
import { type ClauseAnswers, changesByAnswers, clauseKey, clauseWords } from '@/lib/engines/requirements/confirmed';
import { sayClause } from '@/lib/engines/requirements/say';
import { publish } from '@/lib/platform/events/bus';
import { storeRepeated } from '@/lib/platform/jobs/repeated';
import { defineJob } from '@/lib/platform/jobs/worker';
import { Course, type CourseRecord } from '@/models/course';
import { Migration } from '@/models/migration';
import { RequirementClause, type RequirementClauseRecord } from '@/models/requirement-clause';
import { groupOf } from './clauses';
import { clauseAnswers, clausesIn } from './in-use';

/** How often the clauses are counted anew where courses have changed. */
const EVERY_MS = 5 * 60_000;
/** Read at once: decoding them keeps others waiting. */
const COURSES_AT_ONCE = 25;
/** Written at once. */
const BATCH = 200;
/** So long it works without a rest, in ms, and then rests as long: uploads and pages of this process come first. */
const WORK_MS = 2;
/** More distinct clauses than these are of texts that hardly two courses share: the rarest are not listed. */
const MOST_CLAUSES = 100_000;

/** Counts clauses, and makes courses follow what admins have said of theirs. */
export const requirementClauses = defineJob({
  kind: 'requirement-clauses',
  everyMs: EVERY_MS,
  async run({ seen }, { signal, remember }) {
    const before = await stateOfCatalogue();
    if (before === seen) return;
    const changed = await followClauses(signal);
    // What changed by itself is looked at once more, and with it what others changed meanwhile.
    remember(changed ? {} : { seen: before });
  },
});

/** Another one where a course or an answer has changed since, or a migration has run. */
async function stateOfCatalogue(): Promise<string> {
  const [newest, courses, answers, migrations] = await Promise.all([
    Course.findOne({}, 'updatedOn').sort({ updatedOn: -1 }).lean(),
    Course.estimatedDocumentCount(),
    clauseAnswers(),
    Migration.countDocuments({}),
  ]);
  const state = [newest?.updatedOn ?? null, courses, stampOf(answers.now), stampOf(answers.applied), migrations];
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url');
}

/** Counts the clauses of a catalogue that was just written, so that no process's first act is to count them. */
export async function countClausesOnce(): Promise<void> {
  await followClauses();
  await storeRepeated(requirementClauses, { seen: await stateOfCatalogue() });
}

const stampOf = (answers: ClauseAnswers) => [...answers].sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Counts how many courses have each clause, and changes those that were written by other answers than hold now. May run again,
 * and beside itself: a course that is changed meanwhile is left to the next time. Returns whether anything changed.
 */
export async function followClauses(signal?: AbortSignal): Promise<boolean> {
  let changed = false;
  for (;;) {
    const answers = await clauseAnswers();
    const { counts, written } = await walk(answers, signal);
    await storeCounts(counts, signal);
    const isApplied = await storeApplied(answers);
    changed ||= written > 0 || isApplied;
    const { now } = await clauseAnswers();
    if (JSON.stringify(stampOf(now)) === JSON.stringify(stampOf(answers.now))) return changed;
  }
}

interface Counted {
  clause: Clause;
  courses: number;
  example: { id: Types.ObjectId; name: string };
}

async function walk(
  { now, applied }: { now: ClauseAnswers; applied: ClauseAnswers },
  signal?: AbortSignal,
): Promise<{ counts: Map<string, Counted>; written: number }> {
  let written = 0;
  const counts = new Map<string, Counted>();
  let changes: AnyBulkWriteOperation<CourseRecord>[] = [];
  const writeAll = async () => {
    await write(changes);
    written += changes.length;
    changes = [];
  };
  let after: Types.ObjectId | null = null;
  for (;;) {
    signal?.throwIfAborted();
    const courses: CourseRecord[] = await Course.find(after ? { _id: { $gt: after } } : {})
      .sort({ _id: 1 })
      .limit(COURSES_AT_ONCE)
      .lean();
    const last = courses.at(-1);
    if (!last) break;
    after = last._id;
    let from = performance.now();
    for (const course of courses) {
      const worked = performance.now() - from;
      if (worked >= WORK_MS) {
        await pause(worked);
        from = performance.now();
      }
      const change = followed(course, counts, applied, now);
      if (change) changes.push(change);
    }
    if (changes.length >= BATCH) await writeAll();
  }
  await writeAll();
  return { counts, written };
}

/** Counts a course's clauses. Returns how it changes, if it does. */
function followed(
  course: CourseRecord,
  counts: Map<string, Counted>,
  applied: ClauseAnswers,
  now: ClauseAnswers,
): AnyBulkWriteOperation<CourseRecord> | null {
  const draft = { ...BLANK_COURSE, ...course };
  const clauses = clausesIn(draft);
  if (clauses.length === 0) return null;
  const seen = new Set<string>();
  for (const clause of clauses) {
    const key = clauseKey(clause);
    if (key === null || seen.has(key)) continue;
    seen.add(key);
    const known = counts.get(key);
    if (known) known.courses++;
    else if (counts.size < MOST_CLAUSES)
      counts.set(key, {
        clause,
        courses: 1,
        example: { id: course._id, name: `${course.course}, ${course.university}`.slice(0, 300) },
      });
  }
  const set = changesByAnswers(draft, clauses, applied, now);
  if (Object.keys(set).length === 0) return null;
  const { _id, updatedOn } = course;
  return { updateOne: { filter: { _id, updatedOn }, update: { $set: { ...set, updatedOn: new Date() } } } };
}

async function write(changes: AnyBulkWriteOperation<CourseRecord>[]): Promise<void> {
  if (changes.length === 0) return;
  await Course.bulkWrite(changes, { ordered: false });
  const ids = changes.flatMap((change) => ('updateOne' in change ? [String(change.updateOne.filter._id)] : []));
  await publish({ kind: 'courses-changed', to: [], payload: { ids } });
}

/** Stores what differs from the last count. */
async function storeCounts(counts: ReadonlyMap<string, Counted>, signal?: AbortSignal): Promise<void> {
  const stored = await RequirementClause.find({}, 'courses reading answer applied').lean();
  const known = new Map(stored.map((record) => [record._id, record]));
  const writes: AnyBulkWriteOperation<RequirementClauseRecord>[] = [];
  for (const [_id, one] of counts) {
    const before = known.get(_id);
    if (before?.courses === one.courses && before.reading === sayClause(one.clause)) continue;
    writes.push({ updateOne: { filter: { _id }, update: upsertOf(_id, one), upsert: true } });
  }
  for (const { _id, courses, answer, applied } of stored) {
    if (counts.has(_id)) continue;
    // What was said of a clause holds for the next course that has it.
    if (!answer && !applied) writes.push({ deleteOne: { filter: { _id, answer: null } } });
    else if (courses !== 0) writes.push({ updateOne: { filter: { _id }, update: { $set: { courses: 0 } } } });
  }
  for (let from = 0; from < writes.length; from += BATCH) {
    signal?.throwIfAborted();
    await RequirementClause.bulkWrite(writes.slice(from, from + BATCH), { ordered: false });
  }
}

function upsertOf(_id: string, { clause, courses, example }: Counted) {
  const words = clauseWords(clause.quote);
  const isUnread = clause.kind === 'unread';
  const reading = sayClause(clause);
  return {
    $set: { courses, exampleId: example.id, exampleName: example.name, reading },
    $setOnInsert: {
      words,
      isUnread,
      search: searchWords([words]),
      group: groupOf({ _id, isUnread }),
      answer: null,
      by: null,
      at: null,
      applied: null,
    },
  };
}

/** The courses are written by these answers now; one that was given meanwhile stays to be followed. Whether there were any. */
async function storeApplied({ now, applied }: { now: ClauseAnswers; applied: ClauseAnswers }): Promise<boolean> {
  const pending = await RequirementClause.find({ pending: true }, '_id').lean();
  const keys = new Set([...now.keys(), ...applied.keys()].filter((key) => now.get(key) !== applied.get(key)));
  for (const { _id } of pending) keys.add(_id);
  if (keys.size === 0) return false;
  await RequirementClause.bulkWrite(
    [...keys].flatMap((_id) => {
      const answer = now.get(_id) ?? null;
      return [
        { updateOne: { filter: { _id }, update: { $set: { applied: answer } } } },
        { updateOne: { filter: { _id, answer }, update: { $set: { pending: false } } } },
      ];
    }),
  );
  return true;
}
