import { describe, expect, it } from 'vitest';
import { entriesOf, openCount } from '@/app/(public)/practice/[set]/[mode]/_parts/entries';
import { QUESTION_KINDS } from '@/lib/domain/practice/kinds';
import { analysisOf, kindOfGroup } from '@/lib/engines/practice/analysis';
import { type FullSet, publicSet } from '@/lib/engines/practice/format/set';
import { mark } from '@/lib/engines/practice/marking/mark';
import { onlyKind, TEN } from '@/lib/engines/practice/only-kind';
import { questionsOf } from '@/lib/engines/practice/questions';
import { readSet, setFiles } from '@/lib/services/catalogue/practice/set-files';

const sets = setFiles('practice').map(readSet);
const setOf = (id: string): FullSet => {
  const found = sets.find((set) => set.id === id);
  if (!found) throw new Error(id);
  return found;
};
const marksOf = (set: FullSet, answers: Record<number, unknown>) =>
  questionsOf(set).map(({ n, numbers, item }) => ({ n, numbers, ...mark(item, answers[n]) }));

describe('what a result teaches', () => {
  it('names each kind of question that there is', () => {
    for (const set of sets)
      for (const group of 'parts' in set && set.skill !== 'speaking' ? set.parts.flatMap(({ groups }) => groups) : [])
        expect(QUESTION_KINDS[kindOfGroup(group)], `${set.id} ${kindOfGroup(group)}`).toBeDefined();
    for (const set of sets) {
      const marks = marksOf(set, {});
      const { kinds } = analysisOf(set, marks);
      expect(kinds.flatMap(({ numbers }) => numbers).length, set.id).toBe(
        marks.flatMap(({ numbers }) => numbers).length,
      );
    }
  });

  it('counts by kind and passage, the kinds that cost most first', () => {
    const set = setOf('ielts-ac-reading-1');
    const headings = questionsOf(set).filter(({ n, item }) => n >= 14 && n <= 19 && item.how === 'choice');
    const answers = Object.fromEntries(headings.map(({ n, item }) => [n, item.how === 'choice' ? item.key : '']));
    const { kinds, parts, skills } = analysisOf(set, marksOf(set, answers));
    expect(kinds.find(({ kind }) => kind === 'match-headings')).toMatchObject({ points: 6, most: 6 });
    expect(kinds.at(-1)?.kind).toBe('match-headings');
    const lost = kinds.map(({ points, most }) => most - points);
    expect(lost).toEqual([...lost].sort((one, other) => other - one));
    expect(parts.map(({ points, most }) => [points, most])).toEqual([
      [0, 13],
      [6, 13],
      [0, 14],
    ]);
    expect(skills).toEqual([]);
  });

  it('counts a task of PTE for each of its skills', () => {
    const set = setOf('pte-listening-1');
    const marks = marksOf(set, {});
    const of = (...kinds: string[]) =>
      'items' in set
        ? marks.filter(({ n }) => kinds.includes(set.items[n - 1]?.kind ?? '')).reduce((sum, { most }) => sum + most, 0)
        : 0;
    const { skills, parts } = analysisOf(set, marks);
    expect(skills).toEqual([
      { name: 'Listening', points: 0, most: marks.reduce((sum, { most }) => sum + most, 0) },
      { name: 'Reading', points: 0, most: of('correct-summary', 'incorrect-words') },
      { name: 'Writing', points: 0, most: of('dictation') },
    ]);
    expect(parts).toEqual([]);
  });
});

describe('questions of one kind', () => {
  const skills = ['reading', 'listening', 'pte-reading', 'pte-listening'] as const;

  it('are those of the sets and no others: each key is right under its new number', () => {
    for (const skill of skills) {
      const own = sets.filter((set) => set.skill === skill);
      const kinds = new Set(own.flatMap((set) => analysisOf(set, marksOf(set, {})).kinds.map(({ kind }) => kind)));
      for (const kind of kinds) {
        const found = onlyKind(own, kind);
        if (!found) throw new Error(kind);
        const { set, questionsFrom, questions } = found;
        expect(analysisOf(set, marksOf(set, {})).kinds.map((one) => one.kind)).toEqual([kind]);
        const all = questionsOf(set);
        expect(all.flatMap(({ numbers }) => numbers)).toEqual(
          Array.from({ length: questions }, (_, place) => place + 1),
        );
        for (const { n, item } of all) {
          const from = questionsFrom[n];
          const source = questionsOf(setOf(from?.id ?? '')).find((one) => one.n === from?.n);
          expect(item, `${kind} ${n}`).toEqual(source?.item);
        }
        const text = JSON.stringify(publicSet(set));
        const gaps = [...text.matchAll(/\{(\d+)\}/g)].map(([, n]) => Number(n));
        if (!('items' in set)) for (const gap of gaps) expect(gap).toBeLessThanOrEqual(questions);
      }
    }
  });

  it('are ten where there are so many, and none of a kind that no set has', () => {
    const own = sets.filter(({ skill }) => skill === 'reading');
    expect(onlyKind(own, 'truth')?.questions).toBeGreaterThanOrEqual(TEN);
    expect(onlyKind(own, 'match-speakers')).toBeNull();
    expect(onlyKind([], 'truth')).toBeNull();
  });
});

describe('what has no answer', () => {
  it('is counted as the exam counts: of two letters to choose each is one', () => {
    const set = publicSet(setOf('ielts-ac-listening-2'));
    if (set.skill !== 'listening') throw new Error('no listening');
    const entries = entriesOf(set);
    const pair = entries.find(({ numbers }) => numbers.length === 2);
    if (!pair) throw new Error('no pair');
    expect(openCount(entries, {})).toBe(40);
    expect(openCount(entries, { [pair.n]: ['A'] })).toBe(39);
    expect(openCount(entries, { [pair.n]: ['A', 'C'], 1: 'a' })).toBe(37);
    expect(openCount(entries, { [pair.n]: ['', ' '], 8: ' ' })).toBe(40);
  });
});
