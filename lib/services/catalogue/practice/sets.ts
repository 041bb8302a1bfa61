import { canWritePractice } from '@/lib/access';
import type { FullSet } from '@/lib/engines/practice/format/set';
import { setOfText } from '@/lib/engines/practice/text/set-text';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { connectDatabase } from '@/lib/platform/db';
import { PracticeOwnSet } from '@/models/practice-own-set';
import { PracticeRecording } from '@/models/practice-recording';
import { PracticeSetState } from '@/models/practice-set-state';
import { editions, familyOf, isDraft } from './editions';
import { type Heard, heardIn, soundState } from './heard';
import { releaseSets, type Tried } from './release-sets';

/** The one place where the server finds practice sets: those of the release, and this site's own. */

/** A set, whether or not learners see it. */
export interface KnownSet {
  set: FullSet;
  /** What it shares with its other editions: its state and its recordings. */
  family: string;
  /** No newer edition of it is there. */
  isCurrent: boolean;
  tried: Tried;
  heard: Heard[];
  /** No draft, and its sound is there: learners see it unless an admin turned it off. */
  isReady: boolean;
  /** A drawing, as SVG; null where the set has none of this name. */
  drawing: (name: string) => string | null;
}

/** Every set of the release and every edition of this site's own, drafts of the release too. */
export async function everySet(): Promise<KnownSet[]> {
  await connectDatabase();
  const [own, people] = await Promise.all([editions(), PracticeRecording.find({}).lean()]);
  const release = [...releaseSets().values()].map((one) => ({ ...one, family: one.set.id, isCurrent: true }));
  return [...release, ...own].map((one) =>
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

/**
 * The set with this id that the viewer may do; null for one that is not there, or that learners may not see. Admins see
 * drafts of this site's sets too, as a preview.
 */
export async function openPractice(id: string, viewer: Viewer | null = null): Promise<KnownSet | null> {
  await connectDatabase();
  if (isDraft(id)) return canWritePractice(viewer) ? draftSet(id) : null;
  const found = await knownSet(id);
  if (!found?.isReady) return null;
  return (await PracticeSetState.exists({ _id: found.family, off: { $ne: null } })) ? null : found;
}

export const openSet = async (id: string, viewer: Viewer | null = null): Promise<FullSet | null> =>
  (await openPractice(id, viewer))?.set ?? null;

/** A set of the release or an edition by its id, open or not; null where there is none. */
export async function knownSet(id: string): Promise<KnownSet | null> {
  const family = familyOf(id);
  const ofRelease = releaseSets().get(id);
  const own = ofRelease ? [] : await editions(family);
  const found = ofRelease ? { ...ofRelease, family, isCurrent: true } : own.find(({ set }) => set.id === id);
  return found ? known(found, await PracticeRecording.find({ family }).lean()) : null;
}

async function draftSet(id: string): Promise<KnownSet | null> {
  const family = familyOf(id);
  const record = await PracticeOwnSet.findById(family).lean();
  if (!record) return null;
  const drawing = (name: string) => record.drawings.find((one) => one.name === name)?.svg ?? null;
  const { set } = setOfText(record.text, { id, status: 'draft' }, drawing);
  if (!set) return null;
  const tried = { count: 0, person: false, solved: false };
  const people = await PracticeRecording.find({ family }).lean();
  return known({ set, family, isCurrent: true, tried, drawing }, people);
}

function known(found: Omit<KnownSet, 'heard' | 'isReady'>, people: Parameters<typeof heardIn>[1]): KnownSet {
  const heard = heardIn(found.set, people);
  const { set, family, isCurrent, tried, drawing } = found;
  const isReady = set.status !== 'draft' && soundState(heard) !== 'missing';
  return { set, family, isCurrent, tried, drawing, heard, isReady };
}

/** A drawing of an open set, as SVG; null where the set names no such drawing. */
export async function drawingOf(id: string, name: string, viewer: Viewer | null = null): Promise<string | null> {
  const found = await openPractice(id, viewer);
  if (!found || !JSON.stringify(found.set).includes(`"svg":${JSON.stringify(name)}`)) return null;
  return found.drawing(name);
}
