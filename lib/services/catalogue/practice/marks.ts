import type { PracticeMarks } from '@/lib/contract/practice/practice';
import { notFound } from '@/lib/domain/errors';
import { analysisOf } from '@/lib/engines/practice/analysis';
import { indicativeBand } from '@/lib/engines/practice/bands';
import { explanationsOf } from '@/lib/engines/practice/explanations';
import type { FullSet } from '@/lib/engines/practice/format/set';
import { mark } from '@/lib/engines/practice/marking/mark';
import { questionsOf } from '@/lib/engines/practice/questions';
import { NO_SUCH_SET } from './sets';
import { type Recording, recordingsOf } from './sound';
import { practiceToDo, tenOf } from './ten';

/** `whole`: the set is handed in, so that questions without an answer are marked and explained too. */
interface Given {
  answers: Readonly<Record<string, unknown>>;
  whole: boolean;
}

/**
 * Marks the answers to an open set. Only questions with an answer are explained, unless the set is handed in. A task of PTE
 * brings its model answer and transcript; those of IELTS come with the whole set alone. Throws 404 for a set that learners may not see.
 */
export async function markSet(id: string, { answers, whole }: Given): Promise<PracticeMarks> {
  const found = await practiceToDo(id);
  if (!found) throw notFound(NO_SUCH_SET);
  const { set } = found;
  /** Whether a task's model answer and text may be shown. IELTS has them for the whole set alone. */
  const isGiven = (n: number) => whole || ('items' in set && isSomething(answers[String(n)]));
  const explained = explanationsOf(set);
  const marks = questionsOf(set)
    .map(({ n, numbers, item }) => ({ n, numbers: [...numbers], ...mark(item, answers[String(n)]) }))
    .filter(({ reason }) => whole || reason !== 'empty')
    .map((marked) => ({ ...marked, ...(explained.get(marked.n) ?? NOTHING) }));
  const points = sum(marks.map((marked) => marked.points));
  const most = sum(marks.map((marked) => marked.most));
  return {
    marks,
    points,
    most,
    analysis: whole && marks.length > 0 ? await withMore(set, marks) : null,
    band: whole ? bandOf(set, points, most) : null,
    models: modelsOf(set, isGiven),
    transcript: transcriptOf(set, isGiven),
  };
}

/** The analysis, and for what cost points more questions of this kind. */
async function withMore(set: FullSet, marks: PracticeMarks['marks']): Promise<PracticeMarks['analysis']> {
  const { kinds, ...rest } = analysisOf(set, marks);
  const costly = kinds.filter(({ points, most }) => points < most).slice(0, MOST_COSTLY);
  const more = await tenOf(
    set,
    costly.map(({ kind }) => kind),
  );
  return { ...rest, kinds: kinds.map((one) => ({ ...one, more: more.get(one.kind) ?? null })) };
}
const MOST_COSTLY = 3;

const NOTHING = { key: [], proof: [], why: [], wrong: {} };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

const bandOf = (set: FullSet, right: number, questions: number) =>
  set.size === 'whole' && (set.skill === 'reading' || set.skill === 'listening')
    ? indicativeBand(set.skill, right, questions)
    : null;

type IsGiven = (n: number) => boolean;

const isSomething = (answer: unknown): boolean => answer !== undefined && answer !== null && answer !== '';

function modelsOf(set: FullSet, isGiven: IsGiven): PracticeMarks['models'] {
  if ('items' in set)
    return set.items.flatMap((item) =>
      'model' in item && isGiven(item.n) ? [{ n: item.n, title: `Task ${item.n}`, ...item.model }] : [],
    );
  if (!isGiven(1)) return [];
  if (set.skill === 'writing') return set.tasks.map(({ n, model }) => ({ n, title: `Task ${n}`, ...model }));
  if (set.skill !== 'speaking') return [];
  return set.parts.flatMap((part): PracticeMarks['models'] =>
    'topics' in part
      ? part.topics.map(({ topic, model }) => ({ n: part.n, title: topic, ...model }))
      : [{ n: part.n, title: part.topic, ...part.model }],
  );
}

function transcriptOf(set: FullSet, isGiven: IsGiven): PracticeMarks['transcript'] {
  if ('items' in set)
    return recordingsOf(set)
      .filter(({ n }) => isGiven(n))
      .map(({ n, script }) => ({ n, lines: linesOf(script, {}) }));
  if (set.skill !== 'listening' || !isGiven(1)) return [];
  return set.parts.map(({ n, script, speakers }) => ({ n, lines: linesOf(script, speakers) }));
}

const linesOf = (script: Recording['script'], speakers: Readonly<Record<string, { name: string }>>) =>
  script.flatMap((line) =>
    't' in line
      ? [{ who: speakers[line.s]?.name ?? `Speaker ${line.s === 'speaker' ? '' : line.s}`.trim(), text: line.t }]
      : [],
  );
