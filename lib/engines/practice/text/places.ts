import type { FullSet } from '../format/set';

/** The path in a set of what a sentence of its check is about; empty for the set as a whole. */
export function placeOf(set: FullSet, problem: string): string[] {
  const question = /^(\d+): /.exec(problem);
  if (question) return pathWith(set, (one) => isQuestion(one, Number(question[1]))) ?? [];
  const part = /\b(?:passage|part|task) (\d+)\b/.exec(problem);
  if (part) return pathWith(set, (one) => 'n' in one && one.n === Number(part[1])) ?? [];
  const drawing = /^([a-z0-9-]+\.svg) /.exec(problem);
  if (drawing) return pathWith(set, (one) => 'svg' in one && one.svg === drawing[1]) ?? [];
  return pathWith(set, (one) => 'instruction' in one && problem.endsWith(`: ${one.instruction}`)) ?? [];
}

/** An item of a group or a PTE task with this number, or a group that takes it with others. */
const isQuestion = (one: object, n: number): boolean =>
  'numbers' in one ? Array.isArray(one.numbers) && one.numbers.includes(n) : 'n' in one && one.n === n && !isPart(one);

/** Parts have numbers too. */
const isPart = (one: object): boolean => 'groups' in one || 'topics' in one;

function pathWith(value: unknown, isIt: (one: object) => boolean): string[] | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value) && isIt(value)) return [];
  for (const [name, inner] of Object.entries(value)) {
    const found = pathWith(inner, isIt);
    if (found) return [name, ...found];
  }
  return null;
}
