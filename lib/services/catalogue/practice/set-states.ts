import { Types } from 'mongoose';
import { conflict, notFound } from '@/lib/domain/errors';
import type { StaffActionKind } from '@/lib/domain/staff-actions';
import type { FullSet } from '@/lib/engines/practice/format/set';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { PracticeSetState, type PracticeSetStateRecord } from '@/models/practice-set-state';
import { everySet, type KnownSet, triedBy } from './sets';
import { scriptMark } from './sound';

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
  tried: ReturnType<typeof triedBy>;
  /** Whether learners see it now. */
  isShown: boolean;
  /** Who turned it off; null while no admin did. */
  off: Signature | null;
  /** `none`: nothing in it is heard. `missing`: the recordings of its script are not there. */
  sound: 'none' | 'missing' | 'there';
  /** Who has listened to its recordings as they are; null while no one has. */
  listened: Signature | null;
}

/** Every set that this site has, drafts and sets that are off among them. */
export async function setsForAdmins(): Promise<SetForAdmins[]> {
  const states = new Map((await PracticeSetState.find({}).lean()).map((state) => [state._id, state]));
  return everySet().map((known) => viewOf(known, states.get(known.set.id)));
}

/** One of them. Throws 404 where there is none. */
export async function setForAdmins(id: string): Promise<SetForAdmins & { set: FullSet }> {
  const known = knownSet(id);
  return { ...viewOf(known, (await PracticeSetState.findById(id).lean()) ?? undefined), set: known.set };
}

/** The day on which a person listened to a set's recordings as they are, as an ISO 8601 moment; null while no one has. */
export async function listenedOn(set: FullSet): Promise<string | null> {
  if (!isHeard(set)) return null;
  const state = await PracticeSetState.findById(set.id, 'listened').lean();
  return state?.listened?.script === scriptMark(set) ? state.listened.at.toISOString() : null;
}

/** Shows a set to learners or takes it away from them, at once in every web process. Throws 404 for no such set. */
export async function showSet(viewer: Viewer, id: string, shown: boolean): Promise<void> {
  const { set } = knownSet(id);
  await PracticeSetState.updateOne({ _id: id }, { $set: { off: shown ? null : signed(viewer) } }, { upsert: true });
  await noted(viewer, set, shown ? 'practice.show' : 'practice.hide');
}

/** Notes that the viewer has listened to a set. Throws 404 for no such set, 409 where there is nothing to hear. */
export async function noteListened(viewer: Viewer, id: string): Promise<void> {
  const known = knownSet(id);
  const { set } = known;
  if (known.sound !== 'there' || !isHeard(set)) throw conflict('This set has no recordings to listen to.');
  const listened = { ...signed(viewer), script: scriptMark(set) };
  await PracticeSetState.updateOne({ _id: id }, { $set: { listened } }, { upsert: true });
  await noted(viewer, set, 'practice.listened');
}

const isHeard = (set: FullSet) => set.skill === 'listening' || 'items' in set;

const signed = (viewer: Viewer) => ({ by: new Types.ObjectId(viewer.userId), byName: viewer.name, at: new Date() });

function knownSet(id: string): KnownSet {
  const known = everySet().find(({ set }) => set.id === id);
  if (!known) throw notFound('There is no such practice set.');
  return known;
}

async function noted(viewer: Viewer, { id, title }: FullSet, action: StaffActionKind): Promise<void> {
  await recordStaffAction(viewer, action, { kind: 'practice', id, label: title });
  await publish({ kind: 'practice-changed', to: [], payload: { id } });
}

function viewOf({ set, sound, isReady }: KnownSet, state: PracticeSetStateRecord | undefined): SetForAdmins {
  const { id, title, exam, skill, size, status, drafted, formatCheckedOn } = set;
  const off = state?.off ?? null;
  const listened = state?.listened && isHeard(set) && state.listened.script === scriptMark(set) ? state.listened : null;
  return {
    ...{ id, title, exam, skill, size, status, drafted, formatCheckedOn, sound },
    tried: triedBy(id),
    isShown: isReady && off === null,
    off: off && { byName: off.byName, at: off.at.toISOString() },
    listened: listened && { byName: listened.byName, at: listened.at.toISOString() },
  };
}
