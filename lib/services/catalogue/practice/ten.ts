import { createHash } from 'node:crypto';
import { QUESTION_KINDS } from '@/lib/domain/practice/kinds';
import type { FullSet } from '@/lib/engines/practice/format/set';
import { type Collection, onlyKind } from '@/lib/engines/practice/only-kind';
import { type KnownSet, openPractice, openPractices } from './sets';

/**
 * Questions of one kind, to practise. They are collected from the open sets each time; their address names what was
 * collected, so that answers are never marked against other questions.
 */

/** The skill, the kind, the place of the set that comes last among all of this skill, and what was collected. */
const ADDRESS = /^ten-(reading|listening|pte-reading|pte-listening)-([a-z-]+)-(\d{1,4})-([0-9a-f]{8})$/;

/** A set that learners may do: an open one, or questions of one kind. */
export interface ToDo extends KnownSet {
  /** Of questions of one kind, where each comes from, by its number; absent for a set. */
  from?: Collection['questionsFrom'];
}

/** The set or the questions with this id; null for what is not there, or that learners may not see. */
export async function practiceToDo(id: string): Promise<ToDo | null> {
  const found = ADDRESS.exec(id);
  if (!found) return openPractice(id);
  const [, skill = '', kind = '', last = ''] = found;
  const sets = await ofSkill(skill as FullSet['skill']);
  const collection = collected(sets, kind, Number(last));
  if (!collection || collection.set.id !== id) return null;
  const { set, questionsFrom: from, partsFrom } = collection;
  const sourceOf = (name: string) => sets.find((one) => one.set.id === name);
  const heard = Object.entries(partsFrom).flatMap(([n, origin]) => {
    const one = sourceOf(origin.id)?.heard.find((other) => other.n === origin.n);
    return one ? [{ ...one, n: Number(n) }] : [];
  });
  const drawing = (name: string) =>
    Object.values(from)
      .map((origin) => sourceOf(origin.id)?.drawing(name))
      .find((one) => one) ?? null;
  const tried = { count: 0, person: false, solved: false };
  return { set, family: id, isCurrent: true, tried, heard, isReady: true, drawing, from };
}

/** A drawing of an open set, as SVG; null where the set names no such drawing. */
export async function drawingOf(id: string, name: string): Promise<string | null> {
  const found = await practiceToDo(id);
  if (!found || !JSON.stringify(found.set).includes(`"svg":${JSON.stringify(name)}`)) return null;
  return found.drawing(name);
}

/** For each kind of question the address of ten of it, from other sets before this one; how many there are. */
export async function tenOf(
  set: FullSet,
  kinds: readonly string[],
): Promise<Map<string, { id: string; questions: number }>> {
  const sets = await ofSkill(set.skill);
  const last = sets.findIndex((one) => one.set.id === set.id);
  return new Map(
    kinds.flatMap((kind) => {
      const found = collected(sets, kind, Math.max(0, last));
      return found ? [[kind, { id: found.set.id, questions: found.questions }] as const] : [];
    }),
  );
}

const ofSkill = async (skill: FullSet['skill']): Promise<KnownSet[]> =>
  (await openPractices())
    .filter(({ set }) => set.skill === skill)
    .sort((one, other) => (one.set.id < other.set.id ? -1 : 1));

function collected(sets: readonly KnownSet[], kind: string, last: number): Collection | null {
  const name = QUESTION_KINDS[kind]?.name;
  const texts = sets.map(({ set }) => set);
  const found = name ? onlyKind([...texts.slice(last + 1), ...texts.slice(0, last + 1)], kind) : null;
  if (!found) return null;
  const mark = createHash('sha256').update(JSON.stringify(found.questionsFrom)).digest('hex').slice(0, 8);
  const { set } = found;
  const status = texts.every((one) => one.status === 'published') ? 'published' : 'solved';
  return { ...found, set: { ...set, id: `ten-${set.skill}-${kind}-${last}-${mark}`, title: name ?? '', status } };
}
