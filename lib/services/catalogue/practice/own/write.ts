import { randomBytes } from 'node:crypto';
import type { TextProblem } from '@/lib/contract/practice/own';
import { conflict, isDuplicateKey, notFound } from '@/lib/domain/errors';
import type { FullSet } from '@/lib/engines/practice/format/set';
import { setOfText, textOfSet } from '@/lib/engines/practice/text/set-text';
import { skeletonOf } from '@/lib/engines/practice/text/skeletons';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { cleanDrawing } from '@/lib/platform/drawing';
import { removeFiles } from '@/lib/platform/files/store';
import { PracticeCount } from '@/models/practice-count';
import { PracticeEdition, type PracticeEditionRecord } from '@/models/practice-edition';
import { PracticeOwnSet, type PracticeOwnSetRecord } from '@/models/practice-own-set';
import { PracticeRecording } from '@/models/practice-recording';
import { PracticeSetState } from '@/models/practice-set-state';
import { editionId } from '../editions';
import { heardIn, soundState } from '../heard';
import { noted, signed } from '../set-states';
import { knownSet } from '../sets';

/** Of this site's own. */
const MOST_SETS = 200;

type Drawings = PracticeOwnSetRecord['drawings'];

/** Begins a set as a copy of another or of a skeleton. Returns its id. Throws 404 for a set that is not there, 409 when there are too many. */
export async function beginSet(viewer: Viewer, from: string): Promise<string> {
  if ((await PracticeOwnSet.estimatedDocumentCount()) >= MOST_SETS)
    throw conflict(`This site has ${MOST_SETS} sets of its own. Delete one first.`);
  const { title, text, drawings } = skeletonOf(from) ?? (await copyOf(from, viewer.name));
  const _id = `own-${randomBytes(4).toString('hex')}`;
  const { problems } = readOf({ _id, text, drawings });
  await PracticeOwnSet.create({ _id, title, text, drawings, problems: problems.length, ...signed(viewer) });
  await noted(viewer, { id: _id, title }, 'practice.write');
  return _id;
}

/** A copy is to be changed: its author is who begins it, not who wrote the other set. */
async function copyOf(id: string, author: string): Promise<{ title: string; text: string; drawings: Drawings }> {
  const found = await knownSet(id);
  if (!found) throw notFound(NO_SUCH_SET);
  const title = `Copy of ${found.set.title}`;
  const names = [
    ...new Set([...JSON.stringify(found.set).matchAll(/"svg":"([a-z0-9-]+\.svg)"/g)].map(([, name = '']) => name)),
  ];
  const drawings = names.flatMap((name) => {
    const svg = found.drawing(name);
    return svg === null ? [] : [{ name, svg: cleanDrawing(svg) }];
  });
  return { title, text: textOfSet({ ...found.set, title, author }), drawings };
}

interface Saved {
  revision: number;
  problems: TextProblem[];
  isReadable: boolean;
  drawings: Drawings;
}

/** Saves a draft. Throws 404 for no such set, 409 where another admin has saved since it was read. */
export async function saveSet(
  viewer: Viewer,
  id: string,
  { text, drawings: given, revision }: { text: string; drawings: Drawings; revision: number },
): Promise<Saved> {
  const drawings = given.map(({ name, svg }) => ({ name, svg: cleanDrawing(svg) }));
  const { set, problems } = readOf({ _id: id, text, drawings });
  const title = set?.title ?? /^title: (.{1,200})/m.exec(text)?.[1];
  const saved = await PracticeOwnSet.findOneAndUpdate(
    { _id: id, revision },
    {
      $set: { text, drawings, problems: problems.length, ...(title && { title }), ...signed(viewer) },
      $inc: { revision: 1 },
    },
    { returnDocument: 'after' },
  ).lean();
  if (saved) return { revision: saved.revision, problems, isReadable: set !== null, drawings };
  throw (await PracticeOwnSet.exists({ _id: id })) ? conflict(OVERTAKEN) : notFound(NO_SUCH_SET);
}

/**
 * Publishes what was saved last, as a new edition; of an unchanged text only the statement of its blind solution is kept.
 * Returns the edition's id. Throws 404 for no such set, 409 where it was changed since, has problems, or lacks a recording.
 */
export async function publishSet(
  viewer: Viewer,
  id: string,
  {
    revision,
    check: said,
  }: { revision: number; check: Pick<NonNullable<PracticeEditionRecord['check']>, 'kind' | 'day' | 'agreed'> | null },
): Promise<string> {
  const record = await PracticeOwnSet.findById(id).lean();
  if (!record) throw notFound(NO_SUCH_SET);
  if (record.revision !== revision) throw conflict(OVERTAKEN);
  const { by, byName, at } = signed(viewer);
  const check = said && { ...said, by, byName };
  const last = await PracticeEdition.findOne({ family: id }).sort({ n: -1 }).lean();
  const n = (last?.n ?? 0) + 1;
  const set = await soundSet(record, editionId(id, n));
  const { drawings } = record;
  if (last && sameText(last, set, drawings)) {
    await PracticeEdition.updateOne({ _id: last._id }, { $set: { check } });
    await noted(viewer, { id: last._id, title: set.title }, 'practice.publish');
    return last._id;
  }
  await PracticeEdition.create({
    _id: set.id,
    family: id,
    n,
    json: JSON.stringify(set),
    drawings,
    check,
    by,
    byName,
    at,
  }).catch((error: unknown) => {
    throw isDuplicateKey(error) ? conflict(OVERTAKEN) : error;
  });
  await noted(viewer, set, 'practice.publish');
  return set.id;
}

/** The set of a draft that may be published. */
async function soundSet(record: PracticeOwnSetRecord, id: string): Promise<FullSet> {
  const { set, problems } = setOfText(record.text, { id, status: 'solved' }, drawingIn(record.drawings));
  if (!set || problems.length > 0)
    throw conflict('This text still has problems. Mend them, save it, and publish it then.');
  const heard = heardIn(set, await PracticeRecording.find({ family: record._id }).lean());
  const missing = heard.filter(({ src }) => src === null).map(({ n }) => n);
  if (soundState(heard) === 'missing')
    throw conflict(`These parts have no recording of their script yet: ${missing.join(', ')}.`);
  return set;
}

function sameText(last: PracticeEditionRecord, set: FullSet, drawings: Drawings): boolean {
  const before = JSON.parse(last.json) as FullSet;
  const plain = (list: Drawings) => JSON.stringify(list.map(({ name, svg }) => [name, svg]));
  return (
    JSON.stringify({ ...before, id: '' }) === JSON.stringify({ ...set, id: '' }) &&
    plain(last.drawings) === plain(drawings)
  );
}

/** Deletes a set with its editions, recordings, counts and state. Throws 404 for no such set. */
export async function deleteSet(viewer: Viewer, id: string): Promise<void> {
  // Its editions first: a call that breaks off is made again, and learners see nothing of what is half gone.
  if (!(await PracticeOwnSet.exists({ _id: id }))) throw notFound(NO_SUCH_SET);
  const ids = (await PracticeEdition.find({ family: id }, '_id').lean()).map(({ _id }) => _id);
  await PracticeEdition.deleteMany({ family: id });
  const recordings = await PracticeRecording.find({ family: id }, 'fileId').lean();
  await PracticeRecording.deleteMany({ family: id });
  await removeFiles(recordings.map(({ fileId }) => fileId));
  await PracticeCount.deleteMany({ _id: { $in: ids } });
  await PracticeSetState.deleteOne({ _id: id });
  const gone = await PracticeOwnSet.findOneAndDelete({ _id: id }).lean();
  await noted(viewer, { id, title: gone?.title ?? id }, 'practice.delete');
}

/** A draft's set and what is wrong with it. */
export const readOf = ({ _id, text, drawings }: Pick<PracticeOwnSetRecord, '_id' | 'text' | 'drawings'>) =>
  setOfText(text, { id: _id, status: 'draft' }, drawingIn(drawings));

const drawingIn = (drawings: Drawings) => (name: string) => drawings.find((one) => one.name === name)?.svg ?? null;

const NO_SUCH_SET = 'There is no such practice set.';
const OVERTAKEN = 'Someone has saved this set since you opened it. Copy your text, and open the page again.';
