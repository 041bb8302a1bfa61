import type { ConsentView } from '@/lib/contract/my-data/consent';
import { missingConsentOf } from '@/lib/domain/applications/consent';
import { dateText } from '@/lib/domain/days/day-words';
import { conflict, invalid } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { removeFiles } from '@/lib/platform/files/store';
import { heldWords, type LetterHeld, letterHeld } from '@/lib/platform/mail/third-party';
import { acceptedDocuments, keepUploads } from '@/lib/services/people/profile/document-uploads';
import { studentWrittenAbout } from '@/lib/services/people/students';
import { visibleApplication } from '@/lib/services/people/visible';
import type { ApplicationRecord } from '@/models/application';
import type { ApplicationFile } from '@/models/application-parts';
import { asFile } from '../checklists/new-items';
import { changeApplication, signed, timelineEntry } from '../moves/change';
import { logLine } from '../moves/moving';
import { noticesToApplicant } from '../notices';
import { consentView, newConsent } from './consent';
import { mailToGuardian } from './named-guardian';
import { yesIsGiven } from './yes-notice';

const NOT_SAVED = 'Error uploading documents.';

/**
 * Records that a student gave their yes to an application on paper, with the scan: by staff, logged; the student is notified and mailed
 * how to object. It lets no agent reply to offers; the guardian's yes, and the talk with the student, stay due.
 * 404 outside the viewer's scope, 409 where the student's yes isn't missing, on a merged account and where a guardian is due whom the
 * profile doesn't name, 422 without a scan.
 * @param signedOn the day on the paper, 'YYYY-MM-DD'
 * @returns `held`: why the guardian gets no e-mail now; '' where they do or none is asked
 */
export async function recordPaperYes(
  viewer: Viewer,
  id: string,
  signedOn: string,
  uploads: UploadedFile[],
): Promise<{ consent: ConsentView; held: string }> {
  if (!uploads.length) throw invalid({ scan: 'Please choose the scan of the signed paper.' });
  const before = await visibleApplication(viewer, id);
  const student = await studentWrittenAbout(viewer, String(before.userId));
  refuseUnasked(before);
  const scan = await storedScan(uploads, String(student._id));
  const { name, email } = student;
  const asStudent = { userId: String(student._id), role: 'student', name, email } as const;
  let held: LetterHeld | null = null;
  let after: ApplicationRecord;
  try {
    after = await changeApplication(viewer, id, async (application) => {
      refuseUnasked(application);
      const paper = { recorded: signed(viewer), scan, signedOn };
      const consent = await newConsent(asStudent, application, false, { by: 'paper', asked: null, paper });
      const mails = mailToGuardian(application, consent);
      held = mails[0] ? await letterHeld(mails[0].request) : null;
      return {
        consent,
        acts: [timelineEntry(viewer, 'consent on paper', '', `Signed on ${dateText(signedOn)}`)],
        effects: [...effectsOf(viewer, application), ...mails],
      };
    });
  } catch (error) {
    await removeFiles([scan.fileId]);
    throw error;
  }
  await yesIsGiven(after.userId);
  return { consent: await consentView(viewer, after), held: heldWords(held) };
}

function refuseUnasked(application: ApplicationRecord): void {
  if (missingConsentOf(application) !== 'student')
    throw conflict('This application doesn’t need the student’s consent right now.');
}

async function storedScan(uploads: UploadedFile[], ownerId: string): Promise<ApplicationFile> {
  const [stored] = await keepUploads(await acceptedDocuments(uploads, NOT_SAVED), { kind: 'document', ownerId });
  if (!stored) throw invalid({ scan: 'Please choose the scan of the signed paper.' });
  return asFile(stored.document);
}

function effectsOf(viewer: Viewer, application: ApplicationRecord) {
  const { _id, userId, revision = 0 } = application;
  const request = { template: 'paper-consent', userId: String(userId), applicationId: String(_id) } as const;
  return [
    logLine(viewer, application, 'application.paper-consent'),
    ...noticesToApplicant(
      viewer,
      application,
      (whose) => `${viewer.name} recorded a signed paper consent for ${whose}. ${OBJECT}`,
    ),
    { kind: 'mail' as const, request, key: `${_id}:paper:${revision}` },
  ];
}

/** Said to student and agent. */
const OBJECT = 'If you did not sign it, please write to us at once.';
