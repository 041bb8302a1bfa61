import type { FullGroup } from './format/groups';
import type { FullSet } from './format/set';
import type { MarkedItem } from './marking/item';
import { markedItemOf } from './pte-questions';

/** One marked question: the first of its numbers, how many it takes, and what marking needs. */
export interface Question {
  n: number;
  numbers: readonly number[];
  item: MarkedItem;
}

/** The marked questions of a set, in its order; none for what is spoken or written freely. */
export function questionsOf(set: FullSet): Question[] {
  if (set.skill === 'writing' || set.skill === 'speaking') return [];
  if ('items' in set) {
    return set.items.flatMap((item) => {
      const marked = markedItemOf(item);
      return marked ? [one(item.n, marked)] : [];
    });
  }
  return set.parts.flatMap(({ groups }) => groups.flatMap(questionsOfGroup));
}

/** The marked questions of one group. */
export function questionsOfGroup(group: FullGroup): Question[] {
  switch (group.kind) {
    case 'truth':
      return group.items.map(({ n, key }) => one(n, { how: 'choice', key, options: group.values.split('/') }));
    case 'choice':
      return group.items.map(({ n, key, options }) => one(n, { how: 'choice', key, options: Object.keys(options) }));
    case 'match':
      return group.items.map(({ n, key }) => one(n, { how: 'choice', key, options: Object.keys(group.options) }));
    case 'gaps':
      return group.items.map(({ n, key, as: kind }) => one(n, { how: 'gap', key, kind, ...group.limit }));
    case 'choose':
      return [several(group.numbers, { how: 'choose', key: group.key, options: Object.keys(group.options) })];
    case 'list':
      return [several(group.numbers, { how: 'list', keys: group.keys, ...group.limit })];
  }
}

const one = (n: number, item: MarkedItem): Question => ({ n, numbers: [n], item });
const several = (numbers: readonly number[], item: MarkedItem): Question => ({ n: numbers[0] ?? 0, numbers, item });
