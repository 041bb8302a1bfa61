import type { MissedSearchView } from '@/lib/contract/catalogue/search-dictionary';
import { DAY_MS, dayOf } from '@/lib/domain/days/day';
import { notFound } from '@/lib/domain/errors';
import { findSentence } from '@/lib/engines/meaning/evidence/found';
import { NOT_KNOWN } from '@/lib/engines/meaning/evidence/terms';
import { readSentence, searchBeyond } from '@/lib/engines/meaning/meaning';
import { fold } from '@/lib/engines/search/types/fold';
import { keywordQuery } from '@/lib/engines/search/types/keyword-query';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { MissedSearch } from '@/models/missed-search';
import { courseIndex } from '../current-index';
import { dictionaryInUse } from './in-use';

/** What was missed is written together. Someone who types along has finished a word by then. */
const BATCH_MS = 10_000;
/** Texts of a batch, and different texts of a week. */
const [MOST_WAITING, MOST_OF_WEEK] = [200, 1_000];
const MOST_KNOWN = 1_000;
/** Weeks that are kept, and that the list shows. */
const [WEEKS_KEPT, WEEKS_SHOWN] = [12, 8];
const LISTED = 200;
const [SHORTEST, LONGEST, MOST_WORDS] = [3, 80, 8];

interface State {
  /** How often each text was missed since the last write. */
  waiting: Map<string, number>;
  /** Texts that found nothing lately: their answers are not cached (see `searchAnswerName`). */
  known: Set<string>;
  timer: NodeJS.Timeout | undefined;
}

const state = () => once('missed-searches', (): State => ({ waiting: new Map(), known: new Set(), timer: undefined }));

/**
 * Notes whether a search found nothing, or what of its words was left aside. Only remembers it: looking closer and writing come later,
 * not while someone waits.
 */
export function noteAnswer(q: string, isNothing: boolean, aside: readonly string[]): void {
  const { waiting, known } = state();
  const missed = (isNothing ? [q] : aside).map(fold).filter(mayBeKept);
  if (missed.length === 0 && waiting.size + known.size === 0) return;
  const text = fold(q);
  if (missed.length === 0) {
    known.delete(text);
    // Someone was still typing then.
    for (const earlier of waiting.keys()) if (text.startsWith(earlier)) waiting.delete(earlier);
    return;
  }
  if (known.size >= MOST_KNOWN) known.clear();
  known.add(text);
  for (const one of missed) {
    if (waiting.size < MOST_WAITING || waiting.has(one)) waiting.set(one, (waiting.get(one) ?? 0) + 1);
  }
  state().timer ??= setTimeout(() => void writeMissed(), BATCH_MS).unref();
}

/** Whether a keyword found nothing, or not all of its words, when it was last searched here. */
export function isKnownMiss(q: string): boolean {
  const { known } = state();
  return known.size > 0 && known.has(fold(q));
}

/** Whether a folded text can be kept: nothing that may say who someone is, such as an address or a number. */
export function mayBeKept(text: string): boolean {
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (
    text.length >= SHORTEST &&
    text.length <= LONGEST &&
    text.split(' ').length <= MOST_WORDS &&
    letters >= 2 &&
    digits <= 4 &&
    !/@|:\/\/|www\./.test(text)
  );
}

/** Writes what was noted and is not found whatever the filters. Never rejects: counts are not worth a second try. */
export async function writeMissed(now = new Date()): Promise<void> {
  const current = state();
  clearTimeout(current.timer);
  current.timer = undefined;
  const batch = [...current.waiting];
  current.waiting.clear();
  try {
    await write(countsOf(batch), now);
  } catch (error) {
    log().warn({ err: error }, 'searches without results could not be counted');
  }
}

/** A text that another one of the batch goes on with was being typed. */
function countsOf(batch: readonly [string, number][]): [string, number][] {
  return batch.filter(([text]) => !batch.some(([other]) => other !== text && other.startsWith(text)));
}

async function write(batch: readonly [string, number][], now: Date): Promise<void> {
  const counts = new Map<string, number>();
  for (const [text, count] of batch) {
    for (const missed of await missedIn(text)) counts.set(missed, (counts.get(missed) ?? 0) + count);
    // Others wait for this process, too.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (counts.size === 0) return;
  const week = mondayOf(now);
  const isFull = (await MissedSearch.countDocuments({ week })) >= MOST_OF_WEEK;
  const endsOn = new Date(Date.parse(week) + WEEKS_KEPT * 7 * DAY_MS);
  await MissedSearch.bulkWrite(
    [...counts].map(([text, count]) => ({
      updateOne: {
        filter: { _id: `${week} ${text}` },
        update: { $inc: { count }, $setOnInsert: { week, text, endsOn } },
        upsert: !isFull,
      },
    })),
    { ordered: false },
  );
}

/** What of a text is not known here in any spelling or under any name; nothing where only the filters hid it. */
async function missedIn(text: string): Promise<string[]> {
  const [index, { dictionary }] = await Promise.all([courseIndex(), dictionaryInUse()]);
  const query = keywordQuery(text);
  const { total, also, close } = searchBeyond(index, query, dictionary, null);
  const sentence = total + also.total + close.total === 0 ? readSentence(index, text, dictionary) : null;
  if (!sentence) return [];
  const { aside } = findSentence(index, sentence, query, dictionary);
  return aside.flatMap(({ typed, why }) => (why === NOT_KNOWN && mayBeKept(typed) ? [typed] : []));
}

/** What was looked for and not found in the last weeks, the most frequent first. */
export async function missedSearches(now = new Date()): Promise<MissedSearchView[]> {
  const since = mondayOf(new Date(now.getTime() - (WEEKS_SHOWN - 1) * 7 * DAY_MS));
  const found = await MissedSearch.aggregate<{ _id: string; count: number; week: string }>([
    { $match: { week: { $gte: since } } },
    { $group: { _id: '$text', count: { $sum: '$count' }, week: { $max: '$week' } } },
    { $sort: { count: -1, _id: 1 } },
    { $limit: LISTED },
  ]);
  return found.map(({ _id: text, count, week }) => ({ text, count, week }));
}

/** Deletes the counts of a text. 404 when there are none. */
export async function forgetMissed(text: string): Promise<void> {
  const { deletedCount } = await MissedSearch.deleteMany({ text });
  if (deletedCount === 0) throw notFound('No searches are recorded for these words. Please reload the list.');
}

/** The week's Monday, 'YYYY-MM-DD', in UTC. */
export function mondayOf(day: Date): string {
  const since = (day.getUTCDay() + 6) % 7;
  return dayOf(new Date(day.getTime() - since * DAY_MS), 'UTC');
}
