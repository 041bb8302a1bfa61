import { handles } from '@/lib/access';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { courseWords } from '@/lib/domain/applications/course-words';
import { handlingAgency } from '@/lib/domain/applications/handler';
import { statusOfOffer } from '@/lib/domain/applications/offers';
import { evidenceWords, SAID_WORDS, saidBy, undoAcceptanceUntil } from '@/lib/domain/applications/said';
import { conflict, forbidden, invalid, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { handlerBy } from '@/lib/services/people/handling';
import { assigneeOfNew } from '@/lib/services/people/staff/choose';
import { visibleApplication } from '@/lib/services/people/visible';
import type { ApplicationRecord } from '@/models/application';
import type { SaidRecord } from '@/models/application-parts';
import { User } from '@/models/user';
import { viewOf } from './apply';
import { type Evidence, withEvidenceFile } from './evidence';
import { type ApplicationChange, changeApplication, moveBy, signed, timelineEntry } from './moves/change';
import { type Move, moveApplication } from './moves/moves';
import { moving } from './moves/moving';
import { noticesToApplicant, noticeToStaff } from './notices';
import { tellStudent } from './sayings';

/**
 * Shows what a saying of the agency in the university's name rests on: the letter, mail or a picture of the portal, or a reference. The
 * student is told. 403 for who doesn't handle it, 404 for an unknown saying, 422 with neither.
 */
export async function showEvidence(
  viewer: Viewer,
  id: string,
  saidId: string,
  { reference }: { reference: string },
  uploads: UploadedFile[],
): Promise<ApplicationView> {
  const before = await visibleApplication(viewer, id);
  refuseShowing(viewer, before, saidId);
  if (!uploads.length && !reference) throw invalid({ reference: 'Please upload a file or enter a reference.' });
  const after = await withEvidenceFile(uploads, String(before.userId), (file) =>
    changeApplication(viewer, id, (application) => {
      const said = refuseShowing(viewer, application, saidId);
      const shown = shownNext(said, { reference, file });
      return {
        said: replacedIn(application, shown),
        acts: [timelineEntry(viewer, 'evidence shown', evidenceWords(shown))],
        effects: [tellStudent(application, shown)],
      };
    }),
  );
  return viewOf(after, viewer);
}

/**
 * A move that says something in the university's name, with what shows it, in one act: the student is told once, with the evidence.
 * 403 for who doesn't handle the application, 422 for a status that says nothing; else as `moveApplication`.
 */
export async function moveWithEvidence(
  viewer: Viewer,
  id: string,
  { reference, ...move }: Omit<Move, 'evidence'> & { reference: string },
  uploads: UploadedFile[],
): Promise<ApplicationView> {
  const before = await visibleApplication(viewer, id);
  if (!handles(viewer, before)) throw forbidden('Only the agency that handles this application can show evidence.');
  if (!saidBy(move.to)) throw invalid({ status: 'Evidence isn’t needed for this status.' });
  return withEvidenceFile(uploads, String(before.userId), async (file) => {
    const { application } = await moveApplication(viewer, id, { ...move, evidence: { reference, file } });
    return application;
  });
}

/** A statement with what shows it now; a file or reference that something else replaces stays among what was shown earlier. */
function shownNext(said: SaidRecord, { reference, file }: Evidence): SaidRecord {
  const before = { reference: reference ? said.reference : '', file: file ? said.file : null };
  const earlier = before.reference || before.file ? [{ ...before, until: new Date() }] : [];
  return {
    ...said,
    reference: reference || said.reference,
    file: file ?? said.file,
    ...(earlier.length ? { earlier: [...(said.earlier ?? []), ...earlier] } : {}),
  };
}

function refuseShowing(viewer: Viewer, application: ApplicationRecord, saidId: string): SaidRecord {
  const said = saidIn(application, saidId);
  if (viewer.role !== 'agent' || !handles(viewer, application))
    throw forbidden('Only the agency that handles this application can show evidence.');
  if (said.objected) throw conflict('The student says that this is not true. Our team is checking it now.');
  return said;
}

/**
 * The student answers that what their agency said isn't so. It goes to staff to handle, with the thread, and no day runs until they have
 * settled it. 403 for anyone else, 404 for an unknown saying, 409 for one that was answered before.
 */
export async function objectTo(viewer: Viewer, id: string, saidId: string, note: string): Promise<ApplicationView> {
  const after = await changeApplication(viewer, id, async (application) => {
    if (viewer.role !== 'student') throw forbidden('Only the student can report this.');
    const said = saidIn(application, saidId);
    if (said.objected) throw conflict('You have already told our team.');
    const { userId, country, level, studentName } = application;
    const student = await User.findById(userId, 'addedBy counsellorId').lean();
    const isAgencys = handlingAgency(application) !== null;
    const counsellorId = isAgencys
      ? student && (await assigneeOfNew(student, { country, level }))
      : application.counsellorId;
    const reason = `The student says that this is not true: ${SAID_WORDS[said.what]}.`;
    const one = `${studentName}, ${courseWords(application)}: the student says it is not true that ${SAID_WORDS[said.what]}.`;
    return {
      ...(isAgencys ? { handler: handlerBy(viewer, null, reason), counsellorId: counsellorId ?? null } : {}),
      said: replacedIn(application, { ...said, objected: { at: new Date(), note } }),
      unansweredSince: new Date(),
      acts: [timelineEntry(viewer, 'objected', SAID_WORDS[said.what], note)],
      effects: [
        noticeToStaff({ ...application, counsellorId: counsellorId ?? null }, [], { one }),
        ...noticesToApplicant(
          viewer,
          application,
          (whose) => `The student says that something about ${whose} is not true. Our team is handling it now.`,
        ),
      ],
    };
  });
  return viewOf(after, viewer);
}

/**
 * Staff settle what the student objected to, after they asked: it is so, or it isn't. The days run again; student and agency hear of it. An
 * enrolment they confirm also where no one objected: commission waits for that.
 */
export async function settleObjection(
  viewer: Viewer,
  id: string,
  saidId: string,
  { holds, reason }: { holds: boolean; reason: string },
): Promise<ApplicationView> {
  const after = await changeApplication(viewer, id, (application) => {
    const said = saidIn(application, saidId);
    if (said.settled || !(said.objected || said.what === 'enrolled'))
      throw conflict('There is nothing to decide here.');
    if (!reason) throw invalid({ reason: 'Please enter a reason.' });
    const result = holds ? 'It is true' : 'It is not true';
    const back = holds ? null : statusBefore(application, said);
    const moved = back ? moving(viewer, application, moveBy(viewer, back, reason)) : { effects: [] };
    return {
      ...moved,
      said: replacedIn(application, { ...said, settled: { ...signed(viewer), holds, reason } }),
      acts: [timelineEntry(viewer, 'objection settled', result, reason)],
      effects: [
        ...moved.effects,
        ...noticesToApplicant(
          viewer,
          application,
          (whose) => `Our team checked what was recorded for ${whose}. ${result}: ${SAID_WORDS[said.what]}. ${reason}`,
        ),
      ],
    };
  });
  return viewOf(after, viewer);
}

/**
 * The student undoes, within 48 hours, an acceptance that their agency gave of an offer it recorded itself: the offer waits for their own
 * reply again, and the agency can't reply for them any more. 403 for anyone else, 409 where there is none, or the time is over.
 */
export async function undoAcceptance(viewer: Viewer, id: string): Promise<ApplicationView> {
  const after = await changeApplication(viewer, id, (application) => {
    const { offer, status, consent } = application;
    if (viewer.role !== 'student') throw forbidden('Only the student can undo this.');
    if (!offer || !undoAcceptanceUntil(offer, new Date()))
      throw conflict('There is no acceptance that you can undo now.');
    const change: ApplicationChange = {
      offer: { ...offer, reply: null },
      ...(consent ? { consent: { ...consent, agentMayReply: false } } : {}),
      acts: [timelineEntry(viewer, 'acceptance undone', '')],
      effects: noticesToApplicant(
        viewer,
        application,
        (whose) => `The acceptance of the offer for ${whose} was undone by the student.`,
      ),
    };
    const one = `${application.studentName} undid an acceptance that the agency gave: ${courseWords(application)}.`;
    const told = [...change.effects, noticeToStaff(application, [], { one })];
    if (status !== 'Accepted') return { ...change, effects: told };
    const move = moveBy(viewer, statusOfOffer(offer.conditional), 'The student undid the acceptance.');
    const { effects, ...moved } = moving(viewer, application, move);
    return { ...change, ...moved, offer: { ...offer, reply: null }, effects: [...told, ...effects] };
  });
  return viewOf(after, viewer);
}

/** Where the application stood before it came to what isn't so, while it still stands there by the agency's move; else null. */
function statusBefore({ history }: ApplicationRecord, { what }: SaidRecord): ApplicationStatus | null {
  const last = history.at(-1);
  if (last?.byRole !== 'agent' || saidBy(last.status) !== what) return null;
  return history.at(-2)?.status ?? null;
}

function saidIn({ said = [] }: ApplicationRecord, saidId: string): SaidRecord {
  const found = said.find(({ _id }) => String(_id) === saidId);
  if (!found) throw notFound('This was not found on the application.');
  return found;
}

const replacedIn = ({ said = [] }: ApplicationRecord, one: SaidRecord): SaidRecord[] =>
  said.map((other) => (other._id.equals(one._id) ? one : other));
