import { counted } from '@/lib/domain/texts/counted';
import type { FullSet } from '@/lib/engines/practice/format/set';
import type { Tried } from '@/lib/services/catalogue/practice/set-files';
import type { KnownSet } from '@/lib/services/catalogue/practice/sets';

export const EXAM_NAMES: Record<FullSet['exam'], string> = {
  'ielts-academic': 'IELTS Academic',
  'pte-academic': 'PTE Academic',
};

export const SKILL_NAMES: Record<FullSet['skill'], string> = {
  reading: 'Reading',
  listening: 'Listening',
  writing: 'Writing',
  speaking: 'Speaking',
  'pte-reading': 'Reading',
  'pte-listening': 'Listening',
  'pte-speaking-writing': 'Speaking and Writing',
};

/** How a set can be done. `practise`: no clock, help at once. `test`: its order and clock, help at the end. */
export type Mode = 'practise' | 'test';

/** Speaking has a test where the examiner's voice is there. */
export const modesOf = ({ set, heard }: Pick<KnownSet, 'set' | 'heard'>): readonly Mode[] =>
  set.skill === 'speaking' && !heard.every(({ src }) => src) ? ['practise'] : ['practise', 'test'];

/** What a set holds, in a line: `3 passages, 40 questions, 60 minutes`. */
export function contentsOf(set: FullSet): string {
  const minutes = `${Math.round(set.seconds / 60)} minutes`;
  if (set.skill === 'writing') return `${counted(set.tasks.length, 'task')}, ${minutes}`;
  if (set.skill === 'speaking') return `${counted(set.parts.length, 'part')}, about ${minutes}`;
  if ('items' in set) return `${counted(set.items.length, 'question')}, ${minutes}`;
  const questions = set.parts
    .flatMap(({ groups }) => groups.map((group) => ('numbers' in group ? group.numbers : group.items).length))
    .reduce((sum, own) => sum + own, 0);
  const part = set.skill === 'reading' ? 'passage' : 'recording';
  return `${counted(set.parts.length, part)}, ${counted(questions, 'question')}, ${minutes}`;
}

const MADE = {
  machine: 'Written by AI.',
  person: 'Written by a person.',
  'person and machine': 'Written by a person with AI.',
};

/** Who made a set, and who has tried it so far. */
export function madeBy(
  { drafted, status }: Pick<FullSet, 'drafted' | 'status'>,
  { count, person, solved }: Tried,
): string {
  const who = !person ? `AI model${count === 1 ? '' : 's'}` : count === 1 ? 'person' : 'people or AI models';
  const did = solved ? 'solved it without the answer key and got the same answers' : 'tried it';
  return [
    MADE[drafted],
    ...(count > 0 ? [`${count} ${who} ${did}.`] : []),
    ...(status === 'published' || person ? [] : ['Nobody has checked it yet.']),
  ].join(' ');
}
