import { isExamTime, PTE_PARTS } from '@/lib/domain/practice/pte-times';
import type { PteItem, PteKind } from '../format/pte';
import type { PteSet, SetSize } from '../format/set';
import { countWords, even } from './words';

/** How many items of each task a whole test has, by Pearson's guide of July 2025, and in which part. */
const ITEMS: Record<PteKind, readonly [PteSet['skill'], least: number, most: number]> = {
  'read-aloud': ['pte-speaking-writing', 6, 7],
  'repeat-sentence': ['pte-speaking-writing', 10, 12],
  'describe-image': ['pte-speaking-writing', 5, 6],
  'retell-lecture': ['pte-speaking-writing', 2, 3],
  'short-question': ['pte-speaking-writing', 5, 6],
  'group-discussion': ['pte-speaking-writing', 2, 3],
  situation: ['pte-speaking-writing', 2, 3],
  'summarize-text': ['pte-speaking-writing', 2, 2],
  essay: ['pte-speaking-writing', 1, 1],
  dropdown: ['pte-reading', 5, 6],
  'multiple-reading': ['pte-reading', 2, 3],
  reorder: ['pte-reading', 2, 3],
  drag: ['pte-reading', 4, 5],
  'single-reading': ['pte-reading', 2, 3],
  'summarize-spoken': ['pte-listening', 1, 1],
  'multiple-listening': ['pte-listening', 2, 3],
  'type-in': ['pte-listening', 2, 3],
  'correct-summary': ['pte-listening', 2, 3],
  'single-listening': ['pte-listening', 2, 3],
  'missing-word': ['pte-listening', 1, 2],
  'incorrect-words': ['pte-listening', 2, 3],
  dictation: ['pte-listening', 3, 4],
};
/** The least and most items of one task in a set of this size, from those in a whole one. */
const countsOf = (size: SetSize, least: number, most: number): readonly [number, number] =>
  size === 'whole' ? [least, most] : [size === 'second' ? 1 : 0, Math.min(2, most)];

/** The most words that a text to read may have. */
const MOST_WORDS: Partial<Record<PteKind, number>> = {
  'read-aloud': 60,
  situation: 60,
  'summarize-text': 300,
  dropdown: 300,
  'multiple-reading': 350,
  reorder: 150,
  drag: 80,
  'single-reading': 300,
};

/** How many words an answer must have to win all points for its form. */
const ANSWER_WORDS: Partial<Record<PteKind, readonly [number, number]>> = {
  'summarize-text': [5, 75],
  essay: [200, 300],
  'summarize-spoken': [50, 70],
};

/** What is wrong with a set of PTE items. */
export function problemsOfPte(set: PteSet): string[] {
  const kinds = Object.keys(ITEMS) as PteKind[];
  const counts = kinds.flatMap((kind) => {
    const [part, least, most] = ITEMS[kind];
    const count = set.items.filter((item) => item.kind === kind).length;
    const [fewest, limit] = part === set.skill ? countsOf(set.size, least, most) : [0, 0];
    return count >= fewest && count <= limit ? [] : [`has ${count} items of ${kind}`];
  });
  const [shortest, longest] = PTE_PARTS[set.skill];
  const minutes = set.seconds / 60;
  const numbers = set.items.map(({ n }) => n);
  const inOrder = numbers.every((n, at) => n === at + 1);
  const order = set.items.map(({ kind }) => kinds.indexOf(kind));
  return [
    ...counts,
    ...(set.size !== 'whole' || (minutes >= shortest && minutes <= longest) ? [] : [`lasts ${minutes} minutes`]),
    ...(inOrder ? [] : [`the items are numbered ${numbers}`]),
    ...(String(order) === String([...order].sort((a, b) => a - b))
      ? []
      : ['the tasks are not in the order of the test']),
    ...set.items.flatMap((item) =>
      [...lengthOf(item), ...timeOf(item), ...problemsOfItem(item)].map((problem) => `${item.n}: ${problem}`),
    ),
    ...problemsOfPlaces(set.items),
  ];
}

function lengthOf(item: PteItem): string[] {
  const most = MOST_WORDS[item.kind];
  const read = item.kind === 'reorder' ? Object.values(item.boxes).join(' ') : 'text' in item ? item.text : '';
  const count = countWords(read);
  const [fewest, longest] = ANSWER_WORDS[item.kind] ?? [0, Number.POSITIVE_INFINITY];
  const answer = countWords('model' in item ? item.model.answer.join(' ') : '');
  return [
    ...(most !== undefined && count > most ? [`has ${count} words`] : []),
    ...(answer < fewest || answer > longest ? [`its model answer has ${answer} words`] : []),
  ];
}

function timeOf(item: PteItem): string[] {
  const own =
    'speak' in item
      ? { prepare: item.prepare, answer: item.speak }
      : 'seconds' in item
        ? { answer: item.seconds }
        : null;
  return own === null || isExamTime(item.kind, own) ? [] : ['its times are not those of the exam'];
}

function problemsOfItem(item: PteItem): string[] {
  switch (item.kind) {
    case 'dropdown':
      return [
        ...blanksOf(item.text, item.keys, item.why),
        ...Object.entries(item.keys)
          .filter(([name, key]) => !item.options[name]?.includes(key) || new Set(item.options[name]).size !== 4)
          .map(([name]) => `blank ${name} doesn't have four options with the key among them`),
      ];
    case 'drag': {
      const keys = Object.values(item.keys);
      const rest = item.box.filter((word) => !keys.includes(word));
      return [
        ...blanksOf(item.text, item.keys, item.why),
        ...keys.filter((key) => !item.box.includes(key)).map((key) => `${key} is not in the box`),
        ...(new Set(item.box).size === item.box.length && rest.length >= 2
          ? []
          : ['the box must have at least two unused words']),
        ...rest.filter((word) => !item.unused[word]).map((word) => `explain why ${word} is wrong`),
      ];
    }
    case 'reorder': {
      const names = Object.keys(item.boxes);
      const same = String([...item.key].sort()) === String([...names].sort());
      return [
        ...(same ? [] : ['the key must have the same boxes as the task']),
        ...(item.key.some((box, at) => box === names[at]) && String(item.key) === String(names)
          ? ['the boxes are already shown in the right order']
          : []),
        ...(item.why.length === item.key.length - 1 ? [] : ['explain the order of each pair of neighbouring boxes']),
      ];
    }
    case 'multiple-reading':
    case 'single-reading':
      return [...optionsOf(item), ...proofsIn(item.proof, item.text)];
    case 'multiple-listening':
    case 'single-listening':
    case 'correct-summary':
    case 'missing-word':
      return [...optionsOf(item), ...proofsIn(item.proof, item.audio.text)];
    case 'type-in': {
      const filled = item.text.replace(/\{(\w+)\}/g, (_, name: string) => item.keys[name] ?? '');
      return even(filled) === even(item.audio.text)
        ? []
        : ['the text with its blanks filled in differs from the recording'];
    }
    case 'incorrect-words': {
      const heard = even(item.audio.text).split(' ');
      const shown = even(item.shown).split(' ');
      const differ = shown.flatMap((word, at) => (word === heard[at] ? [] : [at + 1]));
      return heard.length === shown.length && String(differ) === String(item.key)
        ? []
        : [`the words ${differ} differ from the key`];
    }
    case 'dictation':
    case 'repeat-sentence': {
      const count = countWords(item.audio.text);
      return count >= 7 && count <= 16 ? [] : [`the sentence has ${count} words`];
    }
    default:
      return [];
  }
}

function blanksOf(text: string, keys: Record<string, string>, why: Record<string, string>): string[] {
  const found = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const same = String(found) === String(Object.keys(keys));
  const unsaid = found.filter((name) => !why[name]);
  return [
    ...(same ? [] : ['the blanks and the key don’t match']),
    ...unsaid.map((name) => `explain why ${name} is right`),
  ];
}

interface Options {
  options: Record<string, string>;
  key: string | string[];
  wrong: Record<string, string>;
}

function optionsOf({ options, key, wrong }: Options): string[] {
  const right = [key].flat();
  const names = Object.keys(options);
  return [
    ...right.filter((name) => !names.includes(name)).map((name) => `the key ${name} is not one of the options`),
    ...names
      .filter((name) => right.includes(name) === Boolean(wrong[name]))
      .map((name) =>
        right.includes(name)
          ? `${name} is a right answer, so remove the explanation of why it is wrong`
          : `explain why ${name} is wrong`,
      ),
    ...(new Set(Object.values(options)).size === names.length ? [] : ['two options are the same']),
  ];
}

const proofsIn = (proof: readonly string[], text: string): string[] =>
  proof
    .filter((quote) => !even(text).includes(even(quote)))
    .map((quote) => `this sentence is not in the text word for word: ${quote}`);

/** The right option of a dropdown is not in one place too often. */
function problemsOfPlaces(items: readonly PteItem[]): string[] {
  const places = items.flatMap((item) =>
    item.kind === 'dropdown' ? Object.entries(item.keys).map(([name, key]) => item.options[name]?.indexOf(key)) : [],
  );
  const most = Math.max(0, ...[0, 1, 2, 3].map((place) => places.filter((one) => one === place).length));
  return places.length >= 8 && most / places.length > 0.4
    ? ['the right option for a blank is in the same position too often']
    : [];
}
