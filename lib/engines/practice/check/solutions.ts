import type { FullSet, Solutions } from '../format/set';
import { plain } from '../marking/gap';
import { mark } from '../marking/mark';
import { type Question, questionsOf } from '../questions';

/** Both who solve a set blind agree with its keys in at least this share of the points. */
const LEAST_AGREED = 0.95;
const TWO = 2;

/** The share of a set's points that a blind solver's answers win, from 0 to 1. */
export function agreementOf(set: FullSet, answers: Readonly<Record<string, unknown>>): number {
  const marked = questionsOf(set).map((question) => mark(question.item, asMarked(set, question, answers[question.n])));
  const most = marked.reduce((sum, one) => sum + one.most, 0);
  return most === 0 ? 0 : marked.reduce((sum, one) => sum + one.points, 0) / most;
}

/** An answer as marking takes it: a solver writes blanks as a list in their order, and incorrect words as words. */
function asMarked(set: FullSet, { n, item }: Question, answer: unknown): unknown {
  if (!Array.isArray(answer)) return answer;
  if (item.how === 'blanks') {
    const names = Object.keys(item.keys);
    return answer.length === names.length ? Object.fromEntries(names.map((name, at) => [name, answer[at]])) : answer;
  }
  const task = 'items' in set ? set.items.find((one) => one.n === n) : undefined;
  if (task?.kind !== 'incorrect-words') return answer;
  const shown = task.shown.trim().split(/\s+/).map(plain);
  return answer.flatMap((word) => {
    const places = shown.flatMap((one, at) => (one === plain(word) ? [String(at + 1)] : []));
    return places.length > 0 ? places : [word];
  });
}

/**
 * Why a set's state is not true: only drafts may lack the answers of two who didn't see its keys. A site may show its own set
 * in trial without them.
 */
export function problemsOfSolutions(set: FullSet, solved: Solutions | null, isOwn: boolean): string[] {
  if (solved && solved.set !== set.id) return [`the solutions belong to ${solved.set}`];
  if (set.status === 'draft' || (isOwn && set.status === 'solved' && !solved)) return [];
  const open = questionsOf(set).length === 0;
  const people = (open ? solved?.readers : solved?.solvers) ?? [];
  const names = new Set(people.map(({ name }) => name));
  if (names.size < TWO || names.has(set.author))
    return [`${set.status}, but two other people have not solved it without the key`];
  if (open) return [];
  return (solved?.solvers ?? [])
    .map(({ name, answers }) => ({ name, share: agreementOf(set, answers) }))
    .filter(({ share }) => share < LEAST_AGREED)
    .map(({ name, share }) => `${name} agrees with ${Math.round(share * 100)}% of the key`);
}
