import { describe, expect, it } from 'vitest';
import { problemsOf } from '@/lib/engines/practice/check/set';
import { agreementOf } from '@/lib/engines/practice/check/solutions';
import type { PteItem, PteKind } from '@/lib/engines/practice/format/pte';
import {
  type FullSet,
  type PteSet,
  publicSet,
  type ReadingSet,
  type Solutions,
} from '@/lib/engines/practice/format/set';
import { mark } from '@/lib/engines/practice/marking/mark';
import { questionsOf } from '@/lib/engines/practice/questions';
import { problemsIn, readSet, setFiles } from '@/lib/services/catalogue/practice/set-files';

const FILES = setFiles('practice');
const PTE = 'practice/pte-academic/reading/pte-reading-1.json';
const LISTENING = 'practice/pte-academic/listening/pte-listening-1.json';
const READING = 'practice/ielts-academic/reading/ielts-ac-reading-1.json';

/** Fields that a browser must not have before its answers are in. */
const PRIVATE = [
  'key',
  'keys',
  'proof',
  'why',
  'wrong',
  'unused',
  'model',
  'script',
  'speakers',
  'as',
  'audio',
  'voices',
  'sources',
  'invented',
];

describe.each(FILES)('%s', (file) => {
  it('holds the rules of its exam, and is what its state says', () => {
    expect(problemsIn(file)).toEqual([]);
  });

  it('gives each question a key that marking takes for right', () => {
    const off = questionsOf(readSet(file)).filter(({ item }) => mark(item, keyOf(item)).reason !== 'right');
    expect(off).toEqual([]);
  });

  it('reaches a browser without any key, proof, reason, model answer or transcript', () => {
    const set = readSet(file);
    const shown = publicSet(set);
    expect(fieldsOf(shown).filter((name) => PRIVATE.includes(name))).toEqual([]);
    const text = JSON.stringify(shown);
    expect(secretsOf(set).filter((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))).toEqual([]);
  });
});

describe('the check of a set', () => {
  const broken = (change: (set: ReadingSet) => void, solved: Solutions | null = null) => {
    const set = structuredClone(readSet(READING)) as ReadingSet;
    if (!solved) set.status = 'draft';
    change(set);
    return problemsOf(set, solved, () => null).map((problem) => problem.replace(`${set.id}: `, ''));
  };
  type Of<K> = Extract<ReadingSet['parts'][number]['groups'][number], { kind: K }>;
  const group = <K extends 'truth' | 'choice' | 'gaps' | 'match'>(set: ReadingSet, kind: K): Of<K> => {
    const found = set.parts.flatMap(({ groups }) => groups).find((one) => one.kind === kind);
    if (!found) throw new Error(`No group ${kind}`);
    return found as Of<K>;
  };
  const first = <T>([item]: readonly T[]): T => {
    if (item === undefined) throw new Error('Empty');
    return item;
  };

  const BROKEN: [string, (set: ReadingSet) => void, string][] = [
    [
      'a proof that is not in the passage',
      (set) => {
        first(group(set, 'truth').items).proof = ['bought a sack of old maps'];
      },
      '1: this sentence is not in the text word for word',
    ],
    [
      'a key that is not in its proof',
      (set) => {
        first(group(set, 'gaps').items).key = ['summer'];
      },
      "8: 'summer' must appear in the sentence that proves it",
    ],
    [
      'a key over the limit',
      (set) => {
        first(group(set, 'gaps').items).key = ['winter', 'the winter'];
      },
      "8: 'the winter' has more words than the limit",
    ],
    [
      'a key in one English spelling',
      (set) => {
        first(group(set, 'gaps').items).key = ['winter', 'colour'];
      },
      "8: add 'color', the other English spelling",
    ],
    [
      'a limit that is not printed',
      (set) => {
        group(set, 'gaps').limit.words = 2;
      },
      "the instruction doesn't say NO MORE THAN TWO WORDS AND/OR A NUMBER",
    ],
    [
      'a number used twice',
      (set) => {
        first(group(set, 'truth').items).n = 2;
      },
      'the questions are numbered 2,2,3',
    ],
    [
      'a value that no statement has',
      (set) => {
        for (const item of group(set, 'truth').items) item.key = 'TRUE';
      },
      '1: at least one statement of the group must have the answer FALSE',
    ],
    [
      'a wrong option without its reason',
      (set) => {
        delete first(group(set, 'choice').items).wrong.B;
      },
      '32: explain why option B is wrong',
    ],
    [
      'three options',
      (set) => {
        delete first(group(set, 'choice').items).options.B;
      },
      '32: must have 4 options',
    ],
    [
      'two options alike',
      (set) => {
        first(group(set, 'choice').items).options.B = first(group(set, 'choice').items).options.A ?? '';
      },
      '32: two options are the same',
    ],
    [
      'one letter that is right too often',
      (set) => {
        for (const item of group(set, 'choice').items) item.key = 'A';
      },
      '32: the same letter is too often the right answer',
    ],
    [
      'a heading used twice',
      (set) => {
        first(group(set, 'match').items).key = 'vi';
      },
      '14: an option is used twice',
    ],
    [
      'a heading proved in another paragraph',
      (set) => {
        first(group(set, 'match').items).q = 'Paragraph B';
      },
      '14: the sentence that proves its answer is not in B',
    ],
    [
      'no more headings than paragraphs',
      (set) => {
        for (const name of ['i', 'v', 'ix']) delete group(set, 'match').options[name];
      },
      '14: there must be more options than questions',
    ],
    [
      'a question that repeats its proof',
      (set) => {
        first(group(set, 'truth').items).q = 'She bought a box of old papers at a house sale.';
      },
      '1: the question repeats too many words from the sentence that proves its answer',
    ],
    [
      'a passage that is too short',
      (set) => {
        first(set.parts).paragraphs = { A: 'Gone.' };
      },
      'passage 1 has',
    ],
    [
      'a published set that has not been solved',
      (set) => {
        set.status = 'published';
      },
      'published, but two other people have not solved it without the key',
    ],
    [
      'a short set of several passages',
      (set) => {
        set.size = 'short';
      },
      'is short, but has several parts',
    ],
    [
      'a set that calls itself whole with a passage left out',
      (set) => {
        set.parts.pop();
      },
      'the questions are numbered 1,2,3',
    ],
    [
      'an IELTS set that calls itself a second of every task',
      (set) => {
        set.size = 'second';
      },
      'only a PTE set can have the size ‘second’',
    ],
  ];

  it.each(BROKEN)('finds %s', (_what, change, problem) => {
    expect(broken(change)).toContainEqual(expect.stringContaining(problem));
  });

  it('takes one passage with its questions for a short set, and a set without a size for a whole one', () => {
    expect(readSet(READING).size).toBe('whole');
    expect(
      broken((set) => {
        set.size = 'short';
        set.parts.splice(1);
      }),
    ).toEqual([]);
  });

  it('takes a set for solved when two others agree with its keys in 95 of a hundred, and not before', () => {
    const set = readSet(READING);
    const answers = Object.fromEntries(questionsOf(set).map(({ n, item }) => [n, keyOf(item)])) as Record<
      string,
      string
    >;
    const solver = (name: string, wrong: number) => ({
      name,
      kind: 'person' as const,
      day: '2026-11-27',
      from: 'text' as const,
      answers: { ...answers, ...Object.fromEntries(Array.from({ length: wrong }, (_, at) => [at + 1, ''])) },
      notes: [],
    });
    const solvedBy = (...solvers: Solutions['solvers']): Solutions => ({ set: set.id, solvers, readers: [] });
    const asSolved = (one: ReadingSet) => {
      one.status = 'solved';
    };
    expect(agreementOf(set, answers)).toBe(1);
    expect(broken(asSolved, solvedBy(solver('solver 1', 0), solver('solver 2', 2)))).toEqual([]);
    expect(broken(asSolved, solvedBy(solver('solver 1', 0), solver('solver 2', 3)))).toEqual([
      'solver 2 agrees with 93% of the key',
    ]);
    expect(broken(asSolved, solvedBy(solver('solver 1', 0), solver('solver 1', 0)))).toHaveLength(1);
    expect(broken(asSolved, solvedBy(solver('solver 1', 0), solver(set.author, 0)))).toHaveLength(1);
  });
});

describe('the check of a PTE set', () => {
  type Item<K extends PteKind> = Extract<PteItem, { kind: K }>;
  const broken = <K extends PteKind>(file: string, kind: K, change: (item: Item<K>, set: PteSet) => void) => {
    const set = structuredClone(readSet(file)) as PteSet;
    const item = set.items.find((one) => one.kind === kind);
    if (!item) throw new Error(`No item ${kind}`);
    change(item as Item<K>, set);
    return problemsOf(set, null, () => null).join('\n');
  };

  it('marks a solver who lists blanks in their order and writes incorrect words out', () => {
    const heard: Record<string, string[]> = {
      4: ['seasons', 'below', 'wind', 'oxygen', 'winter'],
      11: ['faces', 'leave', 'read', 'wanted'],
    };
    const set = readSet(LISTENING) as PteSet;
    const some = { ...set, items: set.items.filter(({ n }) => n in heard) };
    expect(agreementOf(some, heard)).toBe(1);
    expect(agreementOf(some, { ...heard, 11: ['faces', 'leave', 'read', 'dial'] })).toBe(7 / 9);
    expect(agreementOf(some, { ...heard, 11: ['faces', 'hands'] })).toBe(5 / 9);
    expect(agreementOf(some, { ...heard, 4: ['seasons', 'below'] })).toBe(4 / 9);
  });

  it('finds a task with too few items, a missing option, boxes in their right order and a proof that is missing: upload it', () => {
    expect(broken(PTE, 'reorder', (item, set) => set.items.splice(set.items.indexOf(item), 1))).toContain(
      'has 1 items of reorder',
    );
    expect(
      broken(PTE, 'dropdown', (item) => {
        item.keys['1'] = 'exact';
      }),
    ).toContain('blank 1 doesn');
    expect(
      broken(PTE, 'reorder', (item) => {
        item.key = Object.keys(item.boxes);
      }),
    ).toContain('the boxes are already shown in the right order');
    expect(
      broken(PTE, 'single-reading', (item) => {
        item.proof = ['the school was united'];
      }),
    ).toContain('is not in the text word for word');
    expect(
      broken(PTE, 'drag', (item) => {
        item.box = item.box.filter((word) => word !== 'beginning');
      }),
    ).toContain('beginning is not in the box');
  });

  it('wants one or two items of each task in a second of every task, and allows any task to be left out of a short set', () => {
    const resized = (size: PteSet['size'], keep: (kind: PteKind, nth: number) => boolean) => {
      const set = structuredClone(readSet(PTE)) as PteSet;
      set.status = 'draft';
      set.size = size;
      set.items = set.items
        .filter((item) => keep(item.kind, set.items.filter(({ kind, n }) => kind === item.kind && n < item.n).length))
        .map((item, at) => ({ ...item, n: at + 1 }));
      return problemsOf(set, null, () => null).map((problem) => problem.replace(`${set.id}: `, ''));
    };
    expect(resized('second', (_kind, nth) => nth < 2)).toEqual([]);
    expect(resized('second', (kind, nth) => nth < 2 && kind !== 'reorder')).toEqual(['has 0 items of reorder']);
    expect(resized('second', (kind, nth) => nth < (kind === 'dropdown' ? 3 : 1))).toEqual(['has 3 items of dropdown']);
    expect(resized('short', (kind, nth) => nth < 1 && kind !== 'reorder')).toEqual([]);
    expect(resized('whole', (kind, nth) => nth < 2 && kind !== 'reorder')).toContain('has 0 items of reorder');
  });
});

/** The answer that the key itself gives. */
function keyOf(item: ReturnType<typeof questionsOf>[number]['item']): unknown {
  if (item.how === 'gap') return item.key[0]?.replace(/[()]/g, '');
  if (item.how === 'list') return item.keys.map(([key]) => key?.replace(/[()]/g, ''));
  if (item.how === 'blanks') return Object.fromEntries(Object.entries(item.keys).map(([name, [key]]) => [name, key]));
  if (item.how === 'dictation') return item.text;
  return 'key' in item ? item.key : null;
}

function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]);
}

/** Texts of a set that stand in private fields: reasons, model answers, lines of a recording. */
function secretsOf(set: FullSet): string[] {
  const found: string[] = [];
  const walk = (value: unknown, secret: boolean): void => {
    if (typeof value === 'string' && secret && value.length > 25) found.push(value);
    else if (Array.isArray(value)) for (const inner of value) walk(inner, secret);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        walk(inner, secret || ['why', 'wrong', 'unused', 'model', 'script'].includes(name));
  };
  walk(set, false);
  return found;
}
