import type { FullSet } from '@/lib/engines/practice/format/set';
import { connectDatabase } from '@/lib/platform/db';
import { PracticeRecording } from '@/models/practice-recording';
import { PracticeSetState } from '@/models/practice-set-state';
import { editions, familyOf } from './editions';
import { type Heard, heardIn, soundState } from './heard';
import { setsInFiles, type Tried } from './set-files';

export const NO_SUCH_SET = 'Practice set not found.';

/** The one place where the server finds practice sets: those in files, and editions that this site published before. */

/** A set, whether or not learners see it. */
export interface KnownSet {
  set: FullSet;
  /** What it shares with its other editions: its state and its recordings. */
  family: string;
  /** No newer edition of it is there. */
  isCurrent: boolean;
  tried: Tried;
  heard: Heard[];
  /** No draft, and its sound is there: learners see it unless an admin turned it off. Speaking can be practised without the examiner's voice. */
  isReady: boolean;
  /** A drawing, as SVG; null where the set has none of this name. */
  drawing: (name: string) => string | null;
}

/** Every set in a file and every edition, drafts too. */
export async function everySet(): Promise<KnownSet[]> {
  await connectDatabase();
  const [own, people] = await Promise.all([editions(), PracticeRecording.find({}).lean()]);
  const files = [...setsInFiles().sets.values()].map((one) => ({ ...one, family: one.set.id, isCurrent: true }));
  return [...files, ...own].map((one) =>
    known(
      one,
      people.filter(({ family }) => family === one.family),
    ),
  );
}

/** Sets that learners may begin: no draft, none whose sound is not there, none that an admin turned off, no older edition. */
export async function openPractices(): Promise<KnownSet[]> {
  return (await reachable()).filter(({ isCurrent }) => isCurrent);
}

/** The same, of older editions too: those who began one go on with it. */
export async function reachable(): Promise<KnownSet[]> {
  const all = await everySet();
  const off = new Set((await PracticeSetState.find({ off: { $ne: null } }, '_id').lean()).map(({ _id }) => _id));
  return all.filter(({ isReady, family }) => isReady && !off.has(family));
}

export const openSets = async (): Promise<FullSet[]> => (await openPractices()).map(({ set }) => set);

/** The set with this id; null for one that is not there, or that learners may not see. */
export async function openPractice(id: string): Promise<KnownSet | null> {
  await connectDatabase();
  const found = await knownSet(id);
  if (!found?.isReady) return null;
  return (await PracticeSetState.exists({ _id: found.family, off: { $ne: null } })) ? null : found;
}

export const openSet = async (id: string): Promise<FullSet | null> => (await openPractice(id))?.set ?? null;

/** A set in a file or an edition by its id, open or not; null where there is none. */
export async function knownSet(id: string): Promise<KnownSet | null> {
  const family = familyOf(id);
  const inFile = setsInFiles().sets.get(id);
  const own = inFile ? [] : await editions(family);
  const found = inFile ? { ...inFile, family, isCurrent: true } : own.find(({ set }) => set.id === id);
  return found ? known(found, await PracticeRecording.find({ family }).lean()) : null;
}

function known(found: Omit<KnownSet, 'heard' | 'isReady'>, people: Parameters<typeof heardIn>[1]): KnownSet {
  const heard = heardIn(found.set, people);
  const { set, family, isCurrent, tried, drawing } = found;
  const isReady = set.status !== 'draft' && (set.skill === 'speaking' || soundState(heard) !== 'missing');
  return { set, family, isCurrent, tried, drawing, heard, isReady };
}
