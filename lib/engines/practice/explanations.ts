import type { FullGroup } from './format/groups';
import type { PteItem } from './format/pte';
import type { FullSet } from './format/set';

/** What a learner reads of a question once its answer is in. */
export interface Explanation {
  /** The right answer in the way it is shown; several accepted forms are several texts. */
  key: string[];
  /** Words of the passage or recording that settle it. */
  proof: string[];
  why: string[];
  /** Why each other option fails, by its letter. */
  wrong: Record<string, string>;
}

/** The explanations of a set's marked questions, by number; a question with several numbers stands under its first. */
export function explanationsOf(set: FullSet): Map<number, Explanation> {
  if ('items' in set) {
    return new Map(
      set.items.flatMap((item) => {
        const found = ofPte(item);
        return found ? [[item.n, found] as const] : [];
      }),
    );
  }
  if (set.skill === 'writing' || set.skill === 'speaking') return new Map();
  return new Map(set.parts.flatMap(({ groups }) => groups.flatMap(ofGroup)));
}

function ofGroup(group: FullGroup): (readonly [number, Explanation])[] {
  switch (group.kind) {
    case 'choose':
      return [[group.numbers[0] ?? 0, { ...of(group.key, group), wrong: group.wrong }]];
    case 'list':
      return [
        [
          group.numbers[0] ?? 0,
          of(
            group.keys.map((forms) => forms.join(' / ')),
            group,
          ),
        ],
      ];
    case 'choice':
      return group.items.map((item) => [item.n, { ...of([item.key], item), wrong: item.wrong }]);
    case 'gaps':
      return group.items.map((item) => [item.n, of(item.key, item)]);
    default:
      return group.items.map((item) => [item.n, of([item.key], item)]);
  }
}

const of = (key: readonly string[], { proof, why }: { proof: string[]; why: string }): Explanation => ({
  key: [...key],
  proof,
  why: [why],
  wrong: {},
});

const bare = (key: readonly string[], why: readonly string[] = []): Explanation => ({
  key: [...key],
  proof: [],
  why: [...why],
  wrong: {},
});

/** Null for tasks that are spoken or written freely. */
function ofPte(item: PteItem): Explanation | null {
  switch (item.kind) {
    case 'dropdown':
    case 'drag':
      return bare(blanks(item.keys), blanks(item.why));
    case 'type-in':
      return bare(blanks(item.keys));
    case 'multiple-reading':
    case 'multiple-listening':
      return { ...of(item.key, item), wrong: item.wrong };
    case 'single-reading':
    case 'single-listening':
    case 'correct-summary':
    case 'missing-word':
      return { ...of([item.key], item), wrong: item.wrong };
    case 'reorder':
      return bare([item.key.join(' ')], item.why);
    case 'incorrect-words': {
      const words = item.shown.trim().split(/\s+/);
      return bare(
        item.key.map((at) => words[at - 1] ?? ''),
        [item.why],
      );
    }
    case 'dictation':
      return bare([item.audio.text]);
    default:
      return null;
  }
}

const blanks = (texts: Readonly<Record<string, string>>): string[] =>
  Object.entries(texts).map(([name, text]) => `(${name}) ${text}`);
