import { Types } from 'mongoose';
import { readSet, setFiles } from '@/lib/services/catalogue/practice/set-files';
import { PracticeEdition, type PracticeEditionRecord } from '@/models/practice-edition';
import { PracticeOwnSet } from '@/models/practice-own-set';
import type { Person } from './people';

const signed = ({ user, viewer }: Person) => ({ by: user._id, byName: viewer.name, at: new Date() });

/** A built-in set as it is written. */
export function builtIn(id: string) {
  const set = setFiles('practice')
    .map(readSet)
    .find((one) => one.id === id);
  if (!set) throw new Error(`no set ${id}`);
  return set;
}

/** Stores an edition of a built-in set's copy, as this site published it while sets were written in the browser. Returns its id. */
export async function storedEdition(
  admin: Person,
  given: { from: string; family: string; n?: number; change?: (json: string) => string },
  more: Pick<Partial<PracticeEditionRecord>, 'drawings'> & { checkedBy?: 'person' | 'machine' } = {},
): Promise<string> {
  const { from, family, n = 1, change = (json: string) => json } = given;
  const _id = n === 1 ? family : `${family}-e${n}`;
  const json = change(JSON.stringify({ ...builtIn(from), id: _id, title: 'Stairs of our own', status: 'solved' }));
  const by = { by: new Types.ObjectId(admin.userId), byName: admin.viewer.name };
  const check = more.checkedBy ? { kind: more.checkedBy, day: '2026-11-27', agreed: 96, ...by } : null;
  await PracticeEdition.create({ _id, family, n, json, drawings: more.drawings ?? [], check, ...signed(admin) });
  return _id;
}

/** Stores a draft as its author saved it last. */
export async function storedDraft(
  admin: Person,
  _id: string,
  text: string,
  drawings: { name: string; svg: string }[] = [],
) {
  await PracticeOwnSet.create({ _id, title: 'Stairs of our own', text, drawings, ...signed(admin) });
}
