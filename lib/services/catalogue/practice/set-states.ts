import { Types } from 'mongoose';
import { conflict, notFound } from '@/lib/domain/errors';
import type { StaffActionKind } from '@/lib/domain/staff-actions';
import type { FullSet } from '@/lib/engines/practice/format/set';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { PracticeSetState, type PracticeSetStateRecord } from '@/models/practice-set-state';
import { heardMark, isHeard, soundState } from './heard';
import type { Tried } from './set-files';
import { everySet, type KnownSet, knownSet, NO_SUCH_SET } from './sets';

/** Who did something, and when, as an ISO 8601 moment. */
interface Signature {
  byName: string;
  at: string;
}

/** A set as admins see it. */
export interface SetForAdmins {
  id: string;
  title: string;
  exam: FullSet['exam'];
  skill: FullSet['skill'];
  size: FullSet['size'];
  status: FullSet['status'];
  drafted: FullSet['drafted'];
  formatCheckedOn: string;
  /** Who tried it without its keys. */
  tried: Tried;
  /** Whether learners see it now. */
  isShown: boolean;
  /** Who turned it off; null while no admin did. */
  off: Signature | null;
  /** `none`: nothing in it is heard. `missing`: the recordings of its script are not there. */
  sound: 'none' | 'missing' | 'there';
  /** Who has listened to its recordings as they are; null while no one has. */
  listened: Signature | null;
}

/** Every set that this site has, drafts and sets that are off among them; of editions the newest. */
export async function setsForAdmins(): Promise<SetForAdmins[]> {
  const states = new Map((await PracticeSetState.find({}).lean()).map((state) => [state._id, state]));
  const sets = (await everySet()).filter(({ isCurrent }) => isCurrent);
  return sets.map((known) => viewOf(known, states.get(known.family)));
}

/** One of them, or an older edition. Throws 404 where there is none. */
export async function setForAdmins(id: string): Promise<SetForAdmins & { known: KnownSet }> {
  const known = await setWith(id);
  return { ...viewOf(known, (await PracticeSetState.findById(known.family).lean()) ?? undefined), known };
}

/** The day on which a person listened to a set's recordings as they are, as an ISO 8601 moment; null while no one has. */
export async function listenedOn({ set, family, heard }: KnownSet): Promise<string | null> {
  if (!isHeard(set)) return null;
  const state = await PracticeSetState.findById(family, 'listened').lean();
  return state?.listened?.script === heardMark(set, heard) ? state.listened.at.toISOString() : null;
}

/** Shows a set to learners or takes it away from them with all its editions, at once in every web process. Throws 404 for no such set. */
export async function showSet(viewer: Viewer, id: string, shown: boolean): Promise<void> {
  const { set, family } = await setWith(id);
  await PracticeSetState.updateOne({ _id: family }, { $set: { off: shown ? null : signed(viewer) } }, { upsert: true });
  await noted(viewer, set, shown ? 'practice.show' : 'practice.hide');
}

/** Notes that the viewer has listened to a set. Throws 404 for no such set, 409 where there is nothing to hear. */
export async function noteListened(viewer: Viewer, id: string): Promise<void> {
  const { set, family, heard } = await setWith(id);
  if (soundState(heard) !== 'there' || !isHeard(set)) throw conflict('This set has no recordings to listen to.');
  const listened = { ...signed(viewer), script: heardMark(set, heard) };
  await PracticeSetState.updateOne({ _id: family }, { $set: { listened } }, { upsert: true });
  await noted(viewer, set, 'practice.listened');
}

export const signed = (viewer: Viewer) => ({
  by: new Types.ObjectId(viewer.userId),
  byName: viewer.name,
  at: new Date(),
});

/** A set, open or not. Throws 404 where there is none. */
export async function setWith(id: string): Promise<KnownSet> {
  const known = await knownSet(id);
  if (!known) throw notFound(NO_SUCH_SET);
  return known;
}

/** Adds what an admin did with a set to the log, and makes the pages anew that show it. */
export async function noted(
  viewer: Viewer,
  { id, title }: Pick<FullSet, 'id' | 'title'>,
  action: StaffActionKind,
): Promise<void> {
  await recordStaffAction(viewer, action, { kind: 'practice', id, label: title });
  await publish({ kind: 'practice-changed', to: [], payload: { id } });
}

function viewOf({ set, heard, isReady, tried }: KnownSet, state: PracticeSetStateRecord | undefined): SetForAdmins {
  const { id, title, exam, skill, size, status, drafted, formatCheckedOn } = set;
  const off = state?.off ?? null;
  const hasListened = state?.listened && isHeard(set) && state.listened.script === heardMark(set, heard);
  const listened = hasListened ? state.listened : null;
  return {
    ...{ id, title, exam, skill, size, status, drafted, formatCheckedOn, tried },
    sound: soundState(heard),
    isShown: isReady && off === null,
    off: off && { byName: off.byName, at: off.at.toISOString() },
    listened: listened && { byName: listened.byName, at: listened.at.toISOString() },
  };
}
