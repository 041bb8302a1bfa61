import type { ItemView } from '@/lib/contract/applications/application-parts';
import {
  isAnswerable,
  MOST_ITEM_FILES,
  STATE_WORDS,
  takesFiles,
  takesWords,
} from '@/lib/domain/applications/checklist';
import { courseWords } from '@/lib/domain/applications/course-words';
import { conflict, invalid, notFound } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { removeFiles } from '@/lib/platform/files/store';
import { acceptedDocuments, keepUploads } from '@/lib/services/people/profile/document-uploads';
import { unusedFiles } from '@/lib/services/people/profile/file-uses';
import { visibleApplication } from '@/lib/services/people/visible';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import type { ApplicationRecord } from '@/models/application';
import type { ItemRecord } from '@/models/application-parts';
import { changeApplication, signed, timelineEntry } from '../moves/change';
import { noticesToApplicant, noticeToHandler } from '../notices';
import { itemIn, refuseClosed, replaced, viewOfItem } from './ask';
import { asFile } from './new-items';

/**
 * Keeps a file as an item's answer, at once; `replaces` takes an earlier file of the answer away. The item is
 * then to be checked, and the one who asked is notified. 404 for an unknown item or file, 409 for an accepted or waived
 * one, 415 and 422 for what is no document.
 */
export async function uploadItemFile(
  viewer: Viewer,
  id: string,
  itemId: string,
  { uploads, replaces }: { uploads: UploadedFile[]; replaces?: string | undefined },
): Promise<ItemView> {
  const application = await visibleApplication(viewer, id);
  refuseAnswer(application, itemIn(application, itemId), 'files');
  const upload = uploads.find(({ field }) => field === 'file');
  if (!upload) throw invalid({ file: 'Please choose a file.' }, 'Error uploading documents.');
  const accepted = await acceptedDocuments([upload]);
  const ownerId = String(application.userId);
  const [stored] = await keepUploads(accepted, { kind: 'document', ownerId });
  if (!stored) throw invalid({ file: 'Please choose a file.' }, 'Error uploading documents.');
  const file = asFile(stored.document);
  try {
    const after = await changeApplication(viewer, id, (present) => {
      const item = itemIn(present, itemId);
      refuseAnswer(present, item, 'files');
      if (replaces) fileIn(item, replaces);
      const kept = item.files.filter(({ fileId }) => String(fileId) !== replaces);
      if (kept.filter(({ returned }) => !returned).length >= MOST_ITEM_FILES) {
        throw invalid({ file: `At most ${MOST_ITEM_FILES} files.` }, 'Error uploading documents.');
      }
      return answering(viewer, present, { ...item, files: [...kept, file] });
    });
    if (replaces) await removeUnused(after, replaces);
    return viewOfItem(after, itemId, viewer);
  } catch (error) {
    await removeFiles([file.fileId]);
    throw error;
  }
}

/** Takes a file back from an item. Without another file or an answer, it is asked for again. 404 and 409 as for a new one. */
export async function removeItemFile(viewer: Viewer, id: string, itemId: string, fileId: string): Promise<ItemView> {
  const after = await changeApplication(viewer, id, (application) => {
    const item = itemIn(application, itemId);
    refuseAnswer(application, item, 'files');
    fileIn(item, fileId);
    const files = item.files.filter((file) => String(file.fileId) !== fileId);
    const isAnswered = item.answer !== '' || files.some(({ returned }) => !returned);
    const state = item.state === 'received' && !isAnswered ? (item.reason ? 'redo' : 'requested') : item.state;
    return {
      items: replaced(application, { ...item, files, state }),
      acts: [timelineEntry(viewer, 'file removed', item.label)],
      effects: [],
    };
  });
  await removeUnused(after, fileId);
  return viewOfItem(after, itemId, viewer);
}

/** Records the answer to a question in words; also a condition or a payment. 404 and 409 as for a file, 422 for a document. */
export async function answerItem(
  viewer: Viewer,
  id: string,
  itemId: string,
  { text, seen }: { text: string; seen?: Seen | undefined },
): Promise<ItemView> {
  const after = await changeApplication(viewer, id, (application) => {
    const item = itemIn(application, itemId);
    refuseAnswer(application, item, 'words');
    mergedWith({ text: item.answer }, { text }, seen);
    return answering(viewer, application, { ...item, answer: text });
  });
  return viewOfItem(after, itemId, viewer);
}

/** The change by an answer: the item is to be checked, and those who wait for it are notified. */
function answering(viewer: Viewer, application: ApplicationRecord, answered: ItemRecord) {
  const { label, asked } = answered;
  const { studentName } = application;
  const what = courseWords(application);
  const byAgent = viewer.role !== 'student';
  return {
    items: replaced(application, { ...answered, state: 'received' as const, answered: signed(viewer) }),
    acts: [timelineEntry(viewer, 'answered', label)],
    effects: [
      {
        kind: 'activity' as const,
        userId: viewer.userId,
        activity: `You sent “${label}” for ${byAgent ? `${studentName}'s` : 'your'} application to ${what}.`,
      },
      ...noticeToHandler(application, [String(asked.by)], {
        one: `${studentName}: “${label}” for ${what} is ready to check.`,
      }),
      ...noticesToApplicant(viewer, application, (whose) => `“${label}” was sent for ${whose}.`, {
        many: (whose) => `{n} requested items were sent for ${whose}.`,
      }),
    ],
  };
}

function refuseAnswer(application: ApplicationRecord, { kind, state, label }: ItemRecord, how: 'files' | 'words') {
  refuseClosed(application);
  if (!isAnswerable(state))
    throw conflict(
      `“${label}” is ${state === 'waived' ? 'not needed any more' : `already ${STATE_WORDS[state].toLowerCase()}`}.`,
    );
  if (how === 'files' && !takesFiles(kind)) throw invalid({ file: 'Please type an answer to this question.' });
  if (how === 'words' && !takesWords(kind)) throw invalid({ text: 'Please upload a file for this.' });
}

/** 404 unless the file is part of the item's present answer. */
function fileIn({ files }: ItemRecord, fileId: string): void {
  const found = files.some((file) => String(file.fileId) === fileId && !file.returned);
  if (!found) throw notFound('File not found.');
}

async function removeUnused({ userId }: ApplicationRecord, fileId: string): Promise<void> {
  await removeFiles(await unusedFiles(userId, [fileId]));
}
