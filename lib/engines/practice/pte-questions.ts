import type { PteItem } from './format/pte';
import type { MarkedItem } from './marking/item';

/** What marking needs of a PTE item; null for tasks that are spoken or written freely. */
export function markedItemOf(item: PteItem): MarkedItem | null {
  switch (item.kind) {
    case 'dropdown':
    case 'drag':
    case 'type-in':
      return {
        how: 'blanks',
        keys: Object.fromEntries(Object.entries(item.keys).map(([name, key]) => [name, [key]])),
      };
    case 'multiple-reading':
    case 'multiple-listening':
      return { how: 'penalty', key: item.key, options: Object.keys(item.options) };
    case 'single-reading':
    case 'single-listening':
    case 'correct-summary':
    case 'missing-word':
      return { how: 'choice', key: item.key, options: Object.keys(item.options) };
    case 'reorder':
      return { how: 'order', key: item.key };
    case 'incorrect-words': {
      const words = item.shown.trim().split(/\s+/);
      return { how: 'penalty', key: item.key.map(String), options: words.map((_, at) => String(at + 1)) };
    }
    case 'dictation':
      return { how: 'dictation', text: item.audio.text };
    default:
      return null;
  }
}
