import { PTE_SKILLS, QUESTION_KINDS } from '@/lib/domain/practice/kinds';
import type { FullGroup } from './format/groups';
import type { FullSet } from './format/set';

interface Points {
  points: number;
  most: number;
}

/** What came out of a set, by what was asked. */
export interface Analysis {
  /** Those that cost most first. */
  kinds: (Points & { kind: string; name: string; how: string; numbers: number[] })[];
  /** The passages or recordings; none for PTE, where each task is one. */
  parts: (Points & { name: string })[];
  /** The skills that tasks of PTE count for, where these are several. */
  skills: (Points & { name: string })[];
}

/** The kind of each group's questions, as `QUESTION_KINDS` names them. */
export function kindOfGroup(group: FullGroup): string {
  if (group.kind === 'truth') return group.values.startsWith('YES') ? 'views' : 'truth';
  if (group.kind === 'match') return `match-${group.of}`;
  return group.kind === 'gaps' ? `gaps-${group.style}` : group.kind;
}

export const numbersOfGroup = (group: FullGroup): readonly number[] =>
  'numbers' in group ? group.numbers : group.items.map(({ n }) => n);

/** The marks of a set by kind of question, part and skill. */
export function analysisOf(
  set: FullSet,
  marks: readonly (Points & { n: number; numbers: readonly number[] })[],
): Analysis {
  const kindOf = kindsIn(set);
  const kinds = [...new Set(marks.map(({ n }) => kindOf.get(n)))].flatMap((kind) => {
    const words = kind && QUESTION_KINDS[kind];
    if (!words) return [];
    const own = marks.filter(({ n }) => kindOf.get(n) === kind);
    return [{ kind, ...words, numbers: own.flatMap(({ numbers }) => [...numbers]), ...sumOf(own) }];
  });
  const lost = ({ points, most }: Points) => most - points;
  return {
    kinds: kinds.sort((one, other) => lost(other) - lost(one)),
    parts: partsOf(set).map(({ name, numbers }) => ({ name, ...sumOf(marks.filter(({ n }) => numbers.includes(n))) })),
    skills: skillsOf(set, marks, kindOf),
  };
}

function kindsIn(set: FullSet): Map<number, string> {
  if ('items' in set) return new Map(set.items.map(({ n, kind }) => [n, kind]));
  if (set.skill === 'writing' || set.skill === 'speaking') return new Map();
  const groups = set.parts.flatMap((part) => part.groups);
  return new Map(groups.flatMap((group) => numbersOfGroup(group).map((n) => [n, kindOfGroup(group)])));
}

function partsOf(set: FullSet): { name: string; numbers: readonly number[] }[] {
  if (set.skill !== 'reading' && set.skill !== 'listening') return [];
  return set.parts.map(({ n, title, groups }) => ({
    name: `${set.skill === 'reading' ? 'Passage' : 'Part'} ${n}: ${title}`,
    numbers: groups.flatMap(numbersOfGroup),
  }));
}

function skillsOf(set: FullSet, marks: readonly (Points & { n: number })[], kindOf: Map<number, string>) {
  const own = set.skill === 'pte-listening' ? 'Listening' : 'Reading';
  const of = (n: number) => PTE_SKILLS[kindOf.get(n) ?? ''] ?? [own];
  const names = [...new Set(marks.flatMap(({ n }) => of(n)))];
  if (!('items' in set) || names.length < 2) return [];
  return names.map((name) => ({ name, ...sumOf(marks.filter(({ n }) => of(n).includes(name))) }));
}

const sumOf = (marks: readonly Points[]): Points => ({
  points: marks.reduce((sum, { points }) => sum + points, 0),
  most: marks.reduce((sum, { most }) => sum + most, 0),
});
