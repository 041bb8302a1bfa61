import type { Types } from 'mongoose';
import { studentsVisibleTo } from '@/lib/access';
import type { ProspectContact } from '@/lib/contract/agency/prospect-changes';
import type { NextView } from '@/lib/contract/agency/prospects';
import { CONTACT_OUTCOMES } from '@/lib/domain/agency/prospects';
import { isSameStep, MOST_STEPS, type Step, stepsOf, stepWords, storedSteps } from '@/lib/domain/agency/steps';
import { addDays, type Day } from '@/lib/domain/days/day';
import { conflict, found, invalid } from '@/lib/domain/errors';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { notify } from '@/lib/services/records/notices/notifications';
import { Prospect, type ProspectRecord } from '@/models/prospect';
import { User, type UserRecord } from '@/models/user';
import { visibleProspects } from './visible';

type OwnStep = Step<Types.ObjectId>;

/**
 * The steps of a record after a contact, and of those the one in place of what it answers and the one that came: what
 * was finished goes, the one that the contact answers is followed by the chosen day or by what
 * follows from the outcome, a further one is added. 409 for a step that another finished, and for more than fit.
 */
export async function stepsAfter(
  viewer: Viewer,
  record: ProspectRecord,
  contact: ProspectContact,
  today: Day,
): Promise<{ steps: OwnStep[]; next: OwnStep | undefined; added: OwnStep | undefined }> {
  const { finished, further } = contact;
  const before = stepsOf<Types.ObjectId>(record);
  const done = finished ? before.findIndex((step) => isSameStep(step, finished)) : -1;
  if (finished && done < 0) throw conflict('This follow-up is already done.');
  const left = before.filter((_step, place) => place !== done);
  const answers = (step: OwnStep) => step.memberId === null || String(step.memberId) === viewer.userId;
  // What was just finished has been answered.
  const answered = finished ? undefined : left.find(answers);
  const others = left.filter((step) => step !== answered);
  const next = nextStep(answered, others, contact, today);
  const added = further && { ...further, memberId: await doerOf(viewer, record, further.memberId) };
  // One that is there already is the same step, by whom it is asked for last.
  const kept = [...(next ? [next] : []), ...others].filter((step) => !added || !isSameStep(step, added));
  const steps = [...kept, ...(added ? [added] : [])];
  if (steps.length > before.length && steps.length > MOST_STEPS)
    throw conflict(`At most ${MOST_STEPS} follow-ups. Please complete one first.`);
  return { steps, next, added };
}

/**
 * What comes in place of the step that a contact answers: the chosen day, else what follows from the outcome, unless a
 * step waits that is later.
 */
function nextStep(
  answered: OwnStep | undefined,
  others: readonly OwnStep[],
  { outcome, nextOn, nextKind, nextText }: ProspectContact,
  today: Day,
): OwnStep | undefined {
  if (nextOn === null) return undefined;
  const { kind = 'call', memberId = null } = answered ?? {};
  if (nextOn !== undefined) return { on: nextOn, kind: nextKind ?? kind, text: nextText ?? '', memberId };
  if (!outcome) return answered;
  const { againIn } = CONTACT_OUTCOMES[outcome];
  if (againIn === null) return undefined;
  if (answered && answered.on > today) return answered;
  if (others.some((step) => step.memberId === null && step.on > today)) return undefined;
  return { on: addDays(today, againIn), kind: nextKind ?? 'call', text: nextText ?? '', memberId };
}

/**
 * Who does a step: null for who works on it anyway. 404 for who isn't of the agency, 422 for who doesn't see the lead or student; by the
 * filters of their own lists.
 */
async function doerOf(viewer: Viewer, record: ProspectRecord, memberId: string | null): Promise<Types.ObjectId | null> {
  if (memberId === null || memberId === String(record.memberId)) return null;
  const { id } = placeOf(viewer);
  const ofAgency = { _id: memberId, role: 'agent' as const, $or: [{ _id: id }, { 'agency.id': id }] };
  const person = found(await User.findOne(ofAgency, 'name email agency disabled').lean(), 'User not found.');
  if (person.disabled || !(await sees(asViewer(person), record)))
    throw invalid({ memberId: `${person.name} can’t open this lead or student. Please choose another colleague.` });
  return person._id;
}

async function sees(person: Viewer, { _id, stage, studentId }: ProspectRecord): Promise<boolean> {
  if (stage === 'student')
    return (await User.exists({ $and: [studentsVisibleTo(person), { _id: studentId }] })) !== null;
  try {
    return (await Prospect.exists(visibleProspects(person, { _id }))) !== null;
  } catch {
    // Who has no leads at all.
    return false;
  }
}

/** A person of an agency as the one who asks: for what is done later in their name. */
export function asViewer({ _id, name, email, agency }: Pick<UserRecord, '_id' | 'name' | 'email' | 'agency'>): Viewer {
  const as = { userId: String(_id), role: 'agent' as const, name, email };
  if (!agency) return as;
  const { id, role, branches, exports, handles } = agency;
  return { ...as, agency: { id: String(id), role, branches: branches.map(String), exports, handles } };
}

/** Tells a colleague of a step that was given to them. */
export async function tellDoer(
  viewer: Viewer,
  record: Pick<ProspectRecord, '_id' | 'name' | 'stage' | 'studentId'>,
  step: OwnStep,
): Promise<void> {
  if (!step.memberId || String(step.memberId) === viewer.userId) return;
  const { _id, name, stage, studentId } = record;
  const href = stage === 'student' ? `/view-profile/${studentId}` : `/leads/${_id}`;
  await notify(String(step.memberId), `${viewer.name} assigned you a follow-up for ${name}: ${stepWords(step)}`, href);
}

/** The steps of records as they are shown, with the names of who does them. */
export async function stepViews(records: readonly Pick<ProspectRecord, keyof NextOf>[]): Promise<NextView[]> {
  const ids = new Set(records.flatMap((one) => stepsOf<Types.ObjectId>(one).flatMap(({ memberId }) => memberId ?? [])));
  const people = ids.size ? await User.find({ _id: { $in: [...ids] } }, 'name').lean() : [];
  const names = new Map(people.map(({ _id, name }) => [String(_id), name]));
  return records.map((record) => {
    const steps = stepsOf<Types.ObjectId>(record).map(({ on, kind, text, memberId }) => ({
      ...{ on, kind, text },
      who: memberId ? (names.get(String(memberId)) ?? '') : '',
    }));
    const { nextOn, nextKind, nextText } = record;
    return { nextOn, nextKind, nextText, steps };
  });
}
type NextOf = Pick<ProspectRecord, 'nextOn' | 'nextKind' | 'nextText' | 'nextFor' | 'laterSteps'>;

/** Who has left gives their steps back to who works on the lead or student. Run again it goes on where it was cut off. */
export async function giveStepsBack(agencyId: Types.ObjectId, from: Types.ObjectId): Promise<void> {
  for (;;) {
    const record = await Prospect.findOne({ stepsFor: from, agencyId }).lean();
    if (!record) return;
    const steps = stepsOf<Types.ObjectId>(record).map((step) =>
      step.memberId?.equals(from) ? { ...step, memberId: null } : step,
    );
    await Prospect.updateOne({ _id: record._id, updatedOn: record.updatedOn }, { $set: storedSteps(steps) });
  }
}
