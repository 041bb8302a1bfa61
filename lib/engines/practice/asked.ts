import type { FullGroup } from './format/groups';
import type { PteItem } from './format/pte';
import type { FullSet } from './format/set';
import { sessionOf } from './session';

/** What each question or task of a set asks, in one line, by its number; of several numbers the first. */
export function askedIn(set: FullSet): Map<number, string> {
  if ('items' in set) return new Map(set.items.map((item) => [item.n, ofTask(item)]));
  if (set.skill === 'writing') return new Map(set.tasks.map(({ n, prompt }) => [n, prompt]));
  if (set.skill === 'speaking') return new Map(sessionOf(set.parts).map(({ n, question }) => [n, question]));
  return new Map(set.parts.flatMap(({ groups }) => groups.flatMap(ofGroup)));
}

function ofGroup(group: FullGroup): (readonly [number, string])[] {
  if ('numbers' in group) return [[group.numbers[0] ?? 0, group.q]];
  const lines =
    group.kind === 'gaps'
      ? [...(group.text ?? []), ...(group.table?.rows.flat() ?? [])]
      : group.kind === 'match'
        ? (group.text ?? [])
        : [];
  return group.items.map((item) => {
    const line = lines.find((one) => one.includes(`{${item.n}}`));
    return [item.n, line ? gapShown(line, item.n) : (item.q ?? group.instruction)];
  });
}

/** The line with its own gap drawn, and dots for the others. */
const gapShown = (line: string, n: number): string =>
  line.replace(/\{(\d+)\}/g, (_, number) => (Number(number) === n ? '____' : '…'));

function ofTask(item: PteItem): string {
  if ('q' in item) return item.q;
  if ('text' in item) return item.text.replace(/\{\d+\}/g, '____');
  if ('shown' in item) return item.shown;
  if ('boxes' in item) return Object.values(item.boxes)[0] ?? '';
  if ('figure' in item) return item.figure.title;
  return 'audio' in item ? item.audio.text : item.kind;
}
