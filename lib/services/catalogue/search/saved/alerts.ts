import { MINUTE_MS } from '@/lib/domain/days/day';
import type { NewCourses } from '@/lib/domain/mail-requests';
import { searchBeyond } from '@/lib/engines/meaning/meaning';
import { buildCourseIndex, type CourseIndex } from '@/lib/engines/search/course-index';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { defineJob } from '@/lib/platform/jobs/worker';
import { sendMail } from '@/lib/platform/mail/send';
import { SavedSearch, type SavedSearchRecord } from '@/models/saved-search';
import { User } from '@/models/user';
import { indexRates } from '../current-index';
import { dictionaryInUse } from '../dictionary/in-use';
import { qualifying, queryOf } from '../query';
import { addedCourses } from '../stored-courses';
import { inputOf } from './addresses';
import { readingOf, readingWords } from './reading';
import { ALERT_EVERY_MS } from './searches';

/** An upload needs some time to store what it has dated: courses that young count at the next look. */
const SETTLING_MS = 10 * MINUTE_MS;
/** How many searches are looked at together: the new courses are read once for them. */
const BATCH = 200;
/** New courses that are counted, and that a mail names. */
const [MOST_COUNTED, NAMED] = [500, 5];
const PAGE = 50;

/** Looks for saved searches that are due. */
export const findNewCourses = defineJob({
  kind: 'find-new-courses',
  everyMs: 15 * MINUTE_MS,
  async run(_payload, { signal }) {
    await mailNewCourses(new Date(), signal);
  },
});

/**
 * Asks for one mail about each saved search that is due and has new courses. A look is noted with its end before it begins, and its mail is
 * named by its beginning: another process, or the next one after a crash, looks at the same days and asks for the same
 * mail. Returns how many searches were looked at.
 */
export async function mailNewCourses(now: Date, signal?: AbortSignal): Promise<number> {
  let looked = 0;
  for (;;) {
    signal?.throwIfAborted();
    const due = await SavedSearch.find({ mails: true, dueOn: { $lte: now } })
      .sort({ dueOn: 1 })
      .limit(BATCH)
      .lean();
    if (due.length === 0) return looked;
    const begun = (await Promise.all(due.map((search) => begin(search, now)))).flatMap((one) => one ?? []);
    const added = await readAdded(begun);
    for (const search of begun) {
      signal?.throwIfAborted();
      await finish(search, await newIn(search, added));
    }
    looked += begun.length;
  }
}

type Begun = SavedSearchRecord & { until: Date };

/** The search with the end of its look, which is the same for all who look; null for one that is gone or done meanwhile. */
async function begin(search: SavedSearchRecord, now: Date): Promise<Begun | null> {
  const look = { _id: search._id, since: search.since };
  await SavedSearch.updateOne({ ...look, until: null }, { $set: { until: new Date(now.getTime() - SETTLING_MS) } });
  const begun = await SavedSearch.findOne(look).lean();
  return begun?.until ? { ...begun, until: begun.until } : null;
}

interface Added {
  index: CourseIndex;
  /** When each course was added, by id. */
  on: ReadonlyMap<string, number>;
}

/** The courses that were added since the first of these looks begins, as an index of their own. */
async function readAdded(searches: readonly Begun[]): Promise<Added> {
  const since = new Date(Math.min(...searches.map((search) => search.since.getTime())));
  const added = searches.length > 0 ? await addedCourses(since) : [];
  const index = await buildCourseIndex(
    added.map(({ course }) => course),
    { rates: indexRates() },
  );
  return { index, on: new Map(added.map(({ course, addedOn }) => [course.id, addedOn.getTime()])) };
}

type Found = Pick<NewCourses, 'total' | 'courses' | 'readAs'> & { reading: string };

/** What of them the search finds, by its words or under other names; null for a search that can't be made any more. */
async function newIn(search: Begun, { index, on }: Added): Promise<Found | null> {
  const typed = inputOf(search.search);
  const user = await User.findOne({ _id: search.userId, disabled: { $ne: true } }, 'role name email').lean();
  if (!typed || !user) return null;
  const { role, name, email } = user;
  const viewer: Viewer = { userId: String(search.userId), role, name, email };
  const reading = search.reading ?? (await readingOf(typed, viewer));
  const read = reading ? inputOf(reading) : null;
  const input = read ?? typed;
  const query = { ...queryOf(input), limit: PAGE };
  if (input.qualify) await qualifying(index, query, input, viewer);
  const { dictionary } = await dictionaryInUse();
  const isNew = ({ id }: { id: string }) => {
    const added = on.get(id) ?? 0;
    return added >= search.since.getTime() && added < search.until.getTime();
  };
  const found: NewCourses['courses'] = [];
  let total = 0;
  for (const block of [null, 'also'] as const) {
    for (let page = 1; page <= MOST_COUNTED / PAGE; page++) {
      const answer = searchBeyond(index, { ...query, page }, dictionary, block);
      const courses = (block ? answer.also.courses : answer.courses).filter(isNew);
      total += courses.length;
      for (const { course, university, country } of courses.slice(0, NAMED - found.length)) {
        found.push({ course, university, country });
      }
      if (page * PAGE >= (block ? answer.also.total : answer.total)) break;
    }
  }
  return { total, courses: found, reading, ...(read && { readAs: readingWords(read) }) };
}

/** The mail first, under its name: when the process dies in between, the next look asks for the same one. */
async function finish(search: Begun, found: Found | null): Promise<void> {
  const searchId = String(search._id);
  const { reading = search.reading, ...added } = found ?? { total: 0, courses: [] };
  if (added.total > 0) {
    const mail = { template: 'new-courses' as const, userId: String(search.userId), searchId, ...added };
    await sendMail(mail, { key: `${searchId}:${search.since.toISOString()}` });
  }
  const next = new Date(search.until.getTime() + ALERT_EVERY_MS);
  await SavedSearch.updateOne(
    { _id: search._id, since: search.since },
    { $set: { since: search.until, until: null, dueOn: next, reading } },
  );
}
