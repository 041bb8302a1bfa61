import { type FullSet, fullSet } from '@/lib/engines/practice/format/set';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { PracticeEdition, type PracticeEditionRecord } from '@/models/practice-edition';
import type { Tried } from './set-files';

/** An edition of a set that was written in the browser. */
export interface Edition {
  set: FullSet;
  family: string;
  n: number;
  /** The newest of its set. */
  isCurrent: boolean;
  tried: Tried;
  drawing: (name: string) => string | null;
}

type Text = Pick<Edition, 'set' | 'drawing'>;

const MARK = /^(own-[0-9a-f]{8})(?:-e\d+)?$/;

/** The id that all editions of a set share: of a set in a file its own. */
export const familyOf = (id: string): string => MARK.exec(id)?.[1] ?? id;

/** All editions that this site published while sets were written in the browser, or those of one set, each set's oldest first. */
export async function editions(family?: string): Promise<Edition[]> {
  const found = await PracticeEdition.find(family ? { family } : {}, 'family n check')
    .sort({ family: 1, n: 1 })
    .lean();
  const newest = new Map(found.map((one) => [one.family, one.n]));
  const texts = await textsOf(found.map(({ _id }) => _id));
  return found.flatMap(({ _id, family: own, n, check }) => {
    const text = texts.get(_id);
    if (!text) return [];
    // A person who agreed with its keys: only then it is shown as checked.
    const status = check?.kind === 'person' ? ('published' as const) : ('solved' as const);
    const tried = { count: check ? 1 : 0, person: check?.kind === 'person', solved: check !== null };
    return [{ ...text, set: { ...text.set, status }, family: own, n, isCurrent: newest.get(own) === n, tried }];
  });
}

/** Texts of editions are never changed: a process reads each once. */
async function textsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Text>> {
  const kept = once('practice-editions', () => new Map<string, Text>());
  const missing = ids.filter((id) => !kept.has(id));
  if (missing.length > 0) {
    const found = await PracticeEdition.find({ _id: { $in: missing } }, 'json drawings').lean();
    for (const one of found) {
      const text = textOf(one);
      if (text) kept.set(one._id, text);
    }
  }
  return kept;
}

function textOf({ _id, json, drawings }: Pick<PracticeEditionRecord, '_id' | 'json' | 'drawings'>): Text | null {
  const read = fullSet.safeParse(JSON.parse(json));
  if (read.success)
    return { set: read.data, drawing: (name) => drawings.find((drawing) => drawing.name === name)?.svg ?? null };
  log().error({ set: _id }, 'a practice set of this site does not match its format, and is not shown');
  return null;
}
