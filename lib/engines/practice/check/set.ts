import type { FullGroup } from '../format/groups';
import type { Figure } from '../format/parts';
import type { FullSet, ListeningSet, ReadingSet, Solutions, WritingSet } from '../format/set';
import { questionsOf, questionsOfGroup } from '../questions';
import { problemsOfGroup } from './group';
import { problemsOfPte } from './pte';
import { problemsOfSolutions } from './solutions';
import { countWords, even } from './words';

const WHOLE = 40;
const PASSAGE_WORDS = [700, 900] as const;
const ALL_PASSAGES_WORDS = [2_150, 2_750] as const;
const RECORDING_WORDS = [620, 1_000] as const;
const ESSAY_WORDS = { task1: 150, task2: 250 } as const;
/** A letter that is right more often than this in one group can be guessed. */
const MOST_OF_ONE_KEY = 0.5;

/**
 * Everything that is wrong with a set, in words for its author; empty when it is sound. `drawing` gives the text of a
 * figure's file, or null where there is none; `isOwn` says that it is a site's own.
 */
export function problemsOf(
  set: FullSet,
  solved: Solutions | null,
  drawing: (name: string) => string | null,
  isOwn = false,
): string[] {
  const problems = [...problemsOfSolutions(set, solved, isOwn), ...problemsOfSize(set)];
  if (set.skill === 'reading') problems.push(...problemsOfReading(set));
  if (set.skill === 'listening') problems.push(...problemsOfListening(set));
  if ('items' in set) problems.push(...problemsOfPte(set));
  if (set.skill === 'writing') problems.push(...problemsOfWriting(set));
  for (const figure of figuresOf(set)) problems.push(...problemsOfFigure(figure, drawing(figure.svg)));
  return problems.map((problem) => `${set.id}: ${problem}`);
}

function problemsOfSize(set: FullSet): string[] {
  if (set.size === 'second' && !('items' in set)) return ['only a PTE set can have the size ‘second’'];
  if (set.size === 'short' && 'parts' in set && set.parts.length > 1) return ['is short, but has several parts'];
  if (set.size === 'short' && !('items' in set || set.skill === 'reading' || set.skill === 'listening'))
    return [`${set.skill} has no short sets`];
  return [];
}

function problemsOfReading(set: ReadingSet): string[] {
  const problems = problemsOfNumbers(set);
  const counts = set.parts.map(({ paragraphs }) => countWords(Object.values(paragraphs).join(' ')));
  counts.forEach((count, at) => {
    if (!within(count, PASSAGE_WORDS)) problems.push(`passage ${at + 1} has ${count} words`);
  });
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (set.parts.length === 3 && !within(all, ALL_PASSAGES_WORDS)) problems.push(`the passages have ${all} words`);
  for (const part of set.parts) {
    const text = Object.entries(part.paragraphs);
    const placeOf = (quote: string) =>
      placeIn(
        text.map(([, paragraph]) => paragraph),
        quote,
      );
    for (const group of part.groups) {
      problems.push(...problemsOfGroup(group, 4), ...problemsOfProofs(group, placeOf, inOrderInReading(group)));
      problems.push(...evenKeys(group));
      if (group.kind === 'match' && (group.of === 'headings' || group.of === 'information'))
        problems.push(...problemsOfParagraphs(group, part.paragraphs));
    }
    const count = part.groups.flatMap(questionsOfGroup).flatMap(({ numbers }) => numbers).length;
    if (count < 13 || count > 14) problems.push(`passage ${part.n} has ${count} questions`);
  }
  return problems;
}

function problemsOfListening(set: ListeningSet): string[] {
  const problems = problemsOfNumbers(set);
  for (const part of set.parts) {
    const lines = part.script.flatMap((line) => ('t' in line ? [line.t] : []));
    const count = countWords(lines.join(' '));
    if (!within(count, RECORDING_WORDS)) problems.push(`part ${part.n} has ${count} words`);
    for (const line of part.script)
      if ('s' in line && !part.speakers[line.s]) problems.push(`part ${part.n}: no speaker ${line.s}`);
    let last = -1;
    for (const group of part.groups) {
      problems.push(...problemsOfGroup(group, 3), ...evenKeys(group));
      const places = proofsOf(group).map(({ n, proof }) => ({ n, place: placeIn(lines, proof[0] ?? '') }));
      problems.push(...problemsOfProofs(group, (quote) => placeIn(lines, quote), true));
      const first = places[0]?.place ?? 0;
      if (first < last) problems.push(`${places[0]?.n}: its answer comes before the answers of the group above it`);
      last = Math.max(last, ...places.map(({ place }) => place));
      if (group.kind === 'gaps') problems.push(...problemsOfNames(group, lines.join(' ')));
    }
    const numbers = part.groups.flatMap(questionsOfGroup).flatMap((question) => question.numbers);
    if (numbers.length !== 10) problems.push(`part ${part.n} has ${numbers.length} questions`);
    if (part.n === 4 && part.script.slice(2, -1).some((line) => 'pause' in line && line.pause > 10))
      problems.push('part 4 must not have a break in the middle');
  }
  return problems;
}

function problemsOfWriting(set: WritingSet): string[] {
  return set.tasks.flatMap(({ n, kind, words, model, figure }) => [
    ...(words === ESSAY_WORDS[kind] ? [] : [`task ${n} asks for ${words} words`]),
    ...(countWords(model.answer.join(' ')) >= words ? [] : [`the model answer of task ${n} is too short`]),
    ...(kind === 'task1' && !figure ? [`task ${n} has no figure`] : []),
  ]);
}

function problemsOfNumbers(set: ReadingSet | ListeningSet): string[] {
  const numbers = questionsOf(set).flatMap((question) => question.numbers);
  const expected = Array.from({ length: set.size === 'whole' ? WHOLE : numbers.length }, (_, at) => at + 1);
  return String(numbers) === String(expected) ? [] : [`the questions are numbered ${numbers}`];
}

const within = (count: number, [least, most]: readonly [number, number]) => count >= least && count <= most;

/** Where a quote stands in texts read one after another, or -1. */
function placeIn(texts: readonly string[], quote: string): number {
  const evened = texts.map(even);
  const at = evened.findIndex((text) => text.includes(even(quote)));
  if (at < 0) return -1;
  return evened.slice(0, at).join(' ').length + (evened[at] ?? '').indexOf(even(quote));
}

function proofsOf(group: FullGroup): { n: number; proof: string[] }[] {
  if (group.kind === 'choose' || group.kind === 'list') return [{ n: group.numbers[0] ?? 0, proof: group.proof }];
  return group.items.map(({ n, proof }) => ({ n, proof }));
}

/** Kinds whose questions follow the text. */
function inOrderInReading(group: FullGroup): boolean {
  if (group.kind === 'match') return group.of === 'endings';
  if (group.kind === 'gaps') return group.style === 'sentences' || group.style === 'short-answers';
  return group.kind === 'truth' || group.kind === 'choice';
}

function problemsOfProofs(group: FullGroup, placeOf: (quote: string) => number, inOrder: boolean): string[] {
  const problems: string[] = [];
  let last = -1;
  for (const { n, proof } of proofsOf(group)) {
    for (const quote of proof)
      if (placeOf(quote) < 0) problems.push(`${n}: this sentence is not in the text word for word: ${quote}`);
    const place = placeOf(proof[0] ?? '');
    if (inOrder && place < last) problems.push(`${n}: its answer comes before that of the question above it`);
    last = Math.max(last, place);
  }
  return problems;
}

/** Headings and details are proved in the paragraph that they belong to. */
function problemsOfParagraphs(
  group: Extract<FullGroup, { kind: 'match' }>,
  paragraphs: Record<string, string>,
): string[] {
  return group.items.flatMap(({ n, q, key, proof }) => {
    const name = group.of === 'headings' ? (q.match(/[A-Z]$/)?.[0] ?? '') : key;
    return proof.some((quote) => placeIn([paragraphs[name] ?? ''], quote) < 0)
      ? [`${n}: the sentence that proves its answer is not in ${name}`]
      : [];
  });
}

function evenKeys(group: FullGroup): string[] {
  if (group.kind !== 'choice' || group.items.length < 4) return [];
  const { items } = group;
  const most = Math.max(...items.map(({ key }) => items.filter((item) => item.key === key).length));
  const longest = items.filter(({ key, options }) =>
    Object.entries(options).every(([name, text]) => name === key || text.length < (options[key]?.length ?? 0)),
  );
  return [
    ...(most / items.length > MOST_OF_ONE_KEY ? [`${items[0]?.n}: the same letter is too often the right answer`] : []),
    ...(longest.length / items.length > MOST_OF_ONE_KEY
      ? [`${items[0]?.n}: the longest option is too often the right answer`]
      : []),
  ];
}

const DAY_OR_MONTH = /^(?:.*day|January|February|March|April|May|June|July|August|.*ember|October)$/;

/** A name that is an answer is spelled in the recording: `H-A-R-L`. */
function problemsOfNames(group: Extract<FullGroup, { kind: 'gaps' }>, spoken: string): string[] {
  return group.items
    .filter(
      ({ key, as: kind }) =>
        kind === undefined && /^[A-Z][a-z]+$/.test(key[0] ?? '') && !DAY_OR_MONTH.test(key[0] ?? ''),
    )
    .filter(({ key }) => !spoken.includes([...(key[0] ?? '').toUpperCase()].join('-')))
    .map(({ n, key }) => `${n}: ${key[0]} must be spelled out letter by letter in the recording`);
}

function figuresOf(set: FullSet): Figure[] {
  if (set.skill === 'speaking') return [];
  if ('items' in set) return set.items.flatMap((item) => ('figure' in item ? item.figure : []));
  if (set.skill === 'writing') return set.tasks.flatMap(({ figure }) => figure ?? []);
  return set.parts.flatMap(({ groups }) => groups.flatMap((group) => ('figure' in group && group.figure) || []));
}

function problemsOfFigure({ svg, table }: Figure, drawn: string | null): string[] {
  if (drawn === null) return [`the drawing ${svg} is missing: upload it`];
  const problems = [];
  if (!/<svg[^>]*viewBox/.test(drawn) || !/<title/.test(drawn)) problems.push(`${svg} has no viewBox or no title`);
  if (/<script|<foreignObject|href=|\son\w+=|url\(|<!/i.test(drawn))
    problems.push(`the drawing ${svg} contains links or scripts: remove them`);
  const words = even(drawn.replace(/<[^>]+>/g, ' '));
  const heads = [...(table?.head.slice(1) ?? []), ...(table?.rows.map(([head]) => head ?? '') ?? [])];
  for (const head of heads)
    if (!words.includes(even(head))) problems.push(`the drawing ${svg} must show the words ‘${head}’`);
  return problems;
}
