import type { Country } from '@/lib/domain/countries';
import { conflict, invalid } from '@/lib/domain/errors';
import { fold } from '@/lib/engines/search/types/fold';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { idOf } from '@/models/id';
import { ImportChoice, type ImportChoiceRecord } from '@/models/import-choice';
import { University } from '@/models/university';
import { batchRecord } from './batches';
import type { PlanEntries } from './plan/entries';
import { allOf } from './plan/pages';

export type Answer = ImportChoiceRecord['answer'];

/** The name under which it is remembered whether a row is a known course. */
export const courseChoice = (identity: string, courseId: string): string => `course:${identity}:${courseId}`;

/** What was said of these pairs, by name; those that no one was asked about are left out. */
export async function answersTo(names: readonly string[]): Promise<Map<string, Answer>> {
  if (!names.length) return new Map();
  const found = await ImportChoice.find({ _id: { $in: [...names] } }).lean();
  return new Map(found.map(({ _id, answer }) => [_id, answer]));
}

/** The same for a new university and a known one of its country. */
export const universityChoice = (country: string, university: string, known: string): string =>
  `university:${country}:${fold(university)}:${fold(known)}`;

interface UniversityChoice {
  country: Country;
  university: string;
  known: string;
  answer: Answer;
}

interface CourseChoice {
  row: number;
  courseId: string;
  answer: Answer;
}

/**
 * Remembers which rows of a plan are known courses. `all` answers for every row that isn't named; with 'same' only where
 * one course fits. Returns how many answers were given. The plan has to be made again to follow them. 404 for an unknown upload,
 * 409 unless its plan waits for a decision, 422 for a pair that the plan doesn't ask about.
 */
export async function answerChoices(
  viewer: Viewer,
  id: string,
  { choices, all, universities = [] }: GivenAnswers,
): Promise<number> {
  const batch = await batchRecord(id);
  if (batch.status !== 'planned') throw conflict('This upload has already been applied or discarded.');
  const named = new Map(choices.map((choice) => [`${choice.row} ${choice.courseId}`, choice.answer]));
  const answers = new Map<string, Answer>();
  for (const entry of await allOf(batch._id, 'twin')) {
    const pair = `${entry.row} ${entry.id}`;
    const answer = named.get(pair) ?? (all && answerForAll(all, entry));
    if (answer) answers.set(courseChoice(entry.identity, entry.id), answer);
    named.delete(pair);
  }
  if (named.size)
    throw invalid({ choices: 'One of these rows no longer needs an answer. Reload to see the current rows.' });
  for (const choice of universities) answers.set(await answerUniversity(choice), choice.answer);
  const writes = [...answers].map(([_id, answer]) => ({
    updateOne: { filter: { _id }, update: { $set: { answer, by: idOf(viewer) } }, upsert: true },
  }));
  if (writes.length) await ImportChoice.bulkWrite(writes, { ordered: false });
  return writes.length;
}

interface GivenAnswers {
  choices: readonly CourseChoice[];
  all?: Answer | undefined;
  universities?: readonly UniversityChoice[] | undefined;
}

/** One that is the same is an alias from then on: later files' rows belong to the known one. Returns the choice's name. */
async function answerUniversity({ country, university, known, answer }: UniversityChoice): Promise<string> {
  const change = answer === 'same' ? { $addToSet: { aliases: university } } : { $pull: { aliases: university } };
  const { matchedCount } = await University.updateOne({ country, university: known }, change);
  if (!matchedCount) throw invalid({ universities: `There is no ${known} in ${country}.` });
  return universityChoice(country, university, known);
}

const answerForAll = (all: Answer, { isOnly }: PlanEntries['twin']): Answer | undefined =>
  all === 'different' || isOnly ? all : undefined;
