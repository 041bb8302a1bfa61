import type { PracticeMark } from '@/lib/contract/practice/practice';
import { askedIn } from '@/lib/engines/practice/asked';
import { explanationsOf } from '@/lib/engines/practice/explanations';
import type { FullSet } from '@/lib/engines/practice/format/set';
import { log } from '@/lib/platform/log';
import { PracticeCount } from '@/models/practice-count';

type Marked = Pick<PracticeMark, 'n' | 'points' | 'most' | 'reason'>;

/**
 * Counts how the questions of a set were answered by a student who handed it in, without the student. To be called once for each
 * student and set. A result stays where it can't be counted.
 */
export async function countAnswers(id: string, marks: readonly Marked[], unsure: readonly number[]): Promise<void> {
  const added: Record<string, 1> = { handedIn: 1 };
  for (const { n, points, most, reason } of marks) {
    added[`questions.${n}.${reason === 'empty' ? 'empty' : points === most ? 'right' : 'wrong'}`] = 1;
    if (unsure.includes(n)) added[`questions.${n}.unsure`] = 1;
  }
  try {
    await PracticeCount.updateOne({ _id: id }, { $inc: added }, { upsert: true });
  } catch (error) {
    log().warn({ err: error, set: id }, 'the answers to a practice set could not be counted');
  }
}

/** How learners answered a question, all together. */
export interface QuestionFigures {
  n: number;
  asked: string;
  key: string;
  right: number;
  wrong: number;
  empty: number;
  unsure: number;
}

/** The marked questions of a set with how they were answered, those with the fewest right ones first. */
export async function figuresOf(set: FullSet): Promise<{ handedIn: number; questions: QuestionFigures[] }> {
  const found = await PracticeCount.findById(set.id).lean();
  const asked = askedIn(set);
  const questions = [...explanationsOf(set)].map(([n, { key }]) => {
    const { right = 0, wrong = 0, empty = 0, unsure = 0 } = found?.questions[n] ?? {};
    return { n, asked: asked.get(n) ?? '', key: key.join(', '), right, wrong, empty, unsure };
  });
  const share = ({ right, wrong, empty }: QuestionFigures) => right / Math.max(1, right + wrong + empty);
  return {
    handedIn: found?.handedIn ?? 0,
    questions: questions.sort((one, other) => share(one) - share(other) || one.n - other.n),
  };
}
