import type { FullSet, Solutions } from '../format/set';
import { mark } from '../marking/mark';
import { questionsOf } from '../questions';

/** Both who solve a set blind agree with its keys in at least this share of the points. */
const LEAST_AGREED = 0.95;
const TWO = 2;

/** The share of a set's points that a blind solver's answers win, from 0 to 1. */
export function agreementOf(set: FullSet, answers: Readonly<Record<string, unknown>>): number {
  const marked = questionsOf(set).map(({ n, item }) => mark(item, answers[n]));
  const most = marked.reduce((sum, one) => sum + one.most, 0);
  return most === 0 ? 0 : marked.reduce((sum, one) => sum + one.points, 0) / most;
}

/** Why a set's state is not true: only drafts may lack the answers of two who didn't see its keys. */
export function problemsOfSolutions(set: FullSet, solved: Solutions | null): string[] {
  if (solved && solved.set !== set.id) return [`the solutions are those of ${solved.set}`];
  if (set.status === 'draft') return [];
  const open = questionsOf(set).length === 0;
  const people = (open ? solved?.readers : solved?.solvers) ?? [];
  const names = new Set(people.map(({ name }) => name));
  if (names.size < TWO || names.has(set.author)) return [`${set.status}, but not solved blind by two others`];
  if (open) return [];
  return (solved?.solvers ?? [])
    .map(({ name, answers }) => ({ name, share: agreementOf(set, answers) }))
    .filter(({ share }) => share < LEAST_AGREED)
    .map(({ name, share }) => `${name} agrees in ${Math.round(share * 100)} of a hundred`);
}
