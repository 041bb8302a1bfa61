import type { RatesView } from '@/lib/contract/catalogue/rates';
import type { CourseIndex } from '@/lib/engines/search/course-index';
import { connectDatabase } from '@/lib/platform/db';
import { type BusEvent, subscribe } from '@/lib/platform/events/bus';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { offeredCountries, readSiteFacts } from '@/lib/platform/site-facts';
import { Course } from '@/models/course';
import { ratesInUse } from '../facts/rates';
import { dropLogos, logosVersion } from '../universities';
import { buildInParts, changedInParts } from './build-in-parts';
import { copiedCatalogue, copyKeptOn, keepCopy } from './catalogue-copy';
import { dictionaryInUse } from './dictionary/in-use';
import { type CourseChanges, changesAmong, offeredCount, offeredCourses } from './stored-courses';

/** Up to a tenth of the catalogue, between these two, is read and brought into the index; beyond, all of it, a few courses at a time. */
const MOST_FOLLOWED = { least: 2_000, most: 20_000 };
/** Another process's clock may be behind, and its write take a while: what it changed is looked for from so long before. */
const OVERLAP_MS = 30_000;
/** After so many courses that were read again, the next start is spared them by a copy of its own. */
const MANY_FOLLOWED = 500;
/** With more courses than this changed within the overlap, the copy is written once more when they are old enough to be left out. */
const MANY_CHANGED = 2_000;
/**
 * How often a process looks whether the catalogue has come to rest, and when it rebuilds what it could not follow: no
 * event comes again.
 */
const LOOK_MS = 60_000;
/** While the catalogue goes on changing, a copy of it is kept at most this often. */
const KEEP_MS = 600_000;

/** Whether searches are answered without waiting for the first build. */
export function searchIsReady(): boolean {
  return state().current !== null;
}

/** Bytes of the search index's buffers. */
export const searchBytes = (): number => state().current?.byteLength ?? 0;

/** Which state of the catalogue this process answers from; changes with every refresh. */
export function catalogueVersion(): number {
  return state().version;
}

/** The exchange rates by which this process compares fees; null without any. */
export const indexRates = (): RatesView | null => state().rates;

/** Builds the index in the background and follows the catalogue and the logos from then on. Called once per process. */
export function keepCourseIndexFresh(): void {
  if (state().following) return;
  state().following = true;
  subscribe((event) => {
    if (event.kind === 'courses-changed') enqueue(() => refresh(event));
    if (event.kind === 'facts-changed' && (event.payload as { id?: string }).id === 'rates') enqueue(rebuild);
    if (event.kind === 'site-changed') enqueue(followCountries);
    if (event.kind === 'universities-changed') dropLogos();
  });
  // Searches go on when the database is away, so what they need is read now.
  Promise.all([courseIndex(), logosVersion(), dictionaryInUse()]).catch((error) =>
    log().error({ err: error }, 'the search index could not be built'),
  );
}

/** Resolves when every change this process has heard of is in the index. */
export async function searchIsCurrent(): Promise<void> {
  await state().queue;
}

interface State {
  current: CourseIndex | null;
  building: Promise<CourseIndex> | null;
  /** Refreshes run one after another. */
  queue: Promise<unknown>;
  version: number;
  following: boolean;
  /** Those that the current index compares fees by. */
  rates: RatesView | null;
  /** Those whose courses are in the current index, as one text. */
  countries: string;
  /** Changes of the catalogue from then on may be missing from the current index until they are announced. */
  since: Date;
  /**
   * The version that the copy was written of, and when; `isEarly` while it is of a time so soon after many changes that the next
   * start would read all of those again.
   */
  kept: { version: number; at: number; isEarly: boolean };
  changedAt: number;
  /** A copy is being written. */
  keeping: Promise<void> | null;
}

const state = () =>
  once(
    'course-search',
    (): State => ({
      current: null,
      building: null,
      queue: Promise.resolve(),
      version: 0,
      following: false,
      rates: null,
      countries: countriesNow(),
      since: new Date(0),
      kept: { version: 0, at: 0, isEarly: false },
      changedAt: 0,
      keeping: null,
    }),
  );

/** The index that searches are answered from; waits for the first build. */
export async function courseIndex(): Promise<CourseIndex> {
  const { current } = state();
  if (current) return current;
  keepCourseIndexFresh();
  // Not kept once it is there: it would keep the first index beside those that follow.
  state().building ??= build().finally(() => {
    state().building = null;
  });
  return state().building as Promise<CourseIndex>;
}

async function build(): Promise<CourseIndex> {
  await connectDatabase();
  await readSiteFacts();
  return (await restore()) ?? (await rebuild());
}

/** The index by the copy that an earlier process kept; null where there is none, or it is of no use. */
async function restore(): Promise<CourseIndex | null> {
  try {
    const [since, countries] = [beforeNow(), countriesNow()];
    const [rates, copied] = await Promise.all([ratesInUse(), copiedCatalogue()]);
    if (!copied) return null;
    const index = await buildInParts(copied.courses, rates, isServing);
    if (!(await copied.isWhole(index.size))) {
      log().info("the catalogue's copy is incomplete: the catalogue is read again");
      return null;
    }
    replace(index, { rates, since, countries });
    if (copied.followed <= MANY_FOLLOWED) noteKept();
    return index;
  } catch (error) {
    log().warn({ err: error }, "the catalogue's copy can't be used: the catalogue is read again");
    return null;
  }
}

const isServing = () => state().current !== null;

/** The index made anew of what is stored, courses and exchange rates. */
async function rebuild(): Promise<CourseIndex> {
  const [since, countries] = [beforeNow(), countriesNow()];
  const rates = await ratesInUse();
  const index = await buildInParts(offeredCourses(), rates, isServing);
  replace(index, { rates, since, countries });
  return index;
}

/** The index made anew where this site offers other countries than it did. */
async function followCountries(): Promise<void> {
  await readSiteFacts();
  if (state().current && state().countries !== countriesNow()) await rebuild();
}

const countriesNow = () => offeredCountries().join();

const beforeNow = () => new Date(Date.now() - OVERLAP_MS);

function replace(index: CourseIndex, of: Partial<Pick<State, 'rates' | 'since' | 'countries'>> = {}): void {
  Object.assign(state(), of);
  state().current = index;
  state().version++;
  state().changedAt = Date.now();
}

/**
 * Keeps a copy of the catalogue for the next start, whenever it has changed and come to rest, unless another process has.
 * Called once per process.
 */
export function keepCatalogueCopied(): void {
  let seen = -1;
  const look = async () => {
    const { version, kept } = state();
    const isAtRest = version === seen;
    seen = version;
    if (version === 0 || (version === kept.version && !kept.isEarly)) return;
    if (kept.at > 0 && !(isAtRest && (kept.isEarly || Date.now() - kept.at >= KEEP_MS))) return;
    await keepCurrent().catch((error) => log().error({ err: error }, "the catalogue's copy could not be kept"));
  };
  setInterval(look, LOOK_MS).unref();
  courseIndex().then(look, () => undefined);
}

/** Brings the index up to date with what is stored and keeps a copy of it. What changes meanwhile doesn't wait for the copy. */
export function keepCurrent(): Promise<void> {
  const own = state();
  own.keeping ??= keep().finally(() => {
    own.keeping = null;
  });
  return own.keeping;
}

async function keep(): Promise<void> {
  let isDue = false;
  await enqueue(async () => {
    isDue = await catchUp();
  });
  if (!isDue) return;
  const { current, version, since, kept } = state();
  const isEarly = (await Course.countDocuments({ updatedOn: { $gte: since } })) > MANY_CHANGED;
  if (current) await keepCopy(current, since);
  if (state().kept === kept) noteKept({ version, isEarly });
}

/** Compares the index with what is stored and mends it; false when another process has kept a copy since the last change. */
async function catchUp(): Promise<boolean> {
  const { kept, changedAt, since } = state();
  const keptOn = await copyKeptOn();
  if (!kept.isEarly && keptOn && keptOn.getTime() > changedAt) {
    noteKept({ at: keptOn.getTime() });
    return false;
  }
  const now = beforeNow();
  const changes = await changesAmong({ updatedOn: { $gte: since } }, await mostFollowed());
  if (changes) {
    await patch(changes);
    if ((await courseIndex()).size !== (await offeredCount())) await rebuild();
    else state().since = now;
  } else if (kept.isEarly) await rebuild();
  return true;
}

function noteKept({ version = state().version, at = Date.now(), isEarly = false } = {}): void {
  state().kept = { version, at, isEarly };
}

function enqueue(work: () => Promise<unknown>): Promise<unknown> {
  state().queue = state()
    .queue.then(work)
    .catch((error) => {
      log().error({ err: error }, 'the search index is out of date; it will be rebuilt in a minute');
      setTimeout(() => enqueue(rebuild), LOOK_MS).unref();
    });
  return state().queue;
}

/** What a 'courses-changed' event says: everything, one upload's courses, or these ones. */
type Change = { all?: boolean; batchId?: string; ids?: string[]; removed?: string[] };

async function mostFollowed(): Promise<number> {
  const { size } = await courseIndex();
  return Math.min(MOST_FOLLOWED.most, Math.max(MOST_FOLLOWED.least, size / 10));
}

async function refresh(event: BusEvent): Promise<void> {
  await courseIndex();
  const { all, batchId, ids, removed } = event.payload as Change;
  const filter = batchId ? { batchId } : { _id: { $in: ids ?? [] } };
  if (all || (await Course.countDocuments(filter)) > (await mostFollowed())) return void (await rebuild());
  const changes = await changesAmong(filter, Number.POSITIVE_INFINITY);
  if (changes) await patch({ ...changes, removedIds: [...(removed ?? []), ...changes.removedIds] });
}

async function patch(changes: CourseChanges): Promise<void> {
  if (changes.upserts.length + changes.removedIds.length === 0) return;
  replace(await changedInParts(await courseIndex(), changes));
}
