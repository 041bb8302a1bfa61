import { Types } from 'mongoose';
import { studentSheetsVisibleTo } from '@/lib/agency-access';
import type { PlannedStudent } from '@/lib/contract/imports/student-import';
import type { MessageGroundName } from '@/lib/domain/agency/may-message';
import { SHEET_WORD_KINDS, type SheetWord, type SheetWordKind, wordKey } from '@/lib/domain/agency/sheet-words';
import { DAY_MS } from '@/lib/domain/days/day';
import { changedMeanwhile, conflict, forbidden, found } from '@/lib/domain/errors';
import { SHEET_DAYS } from '@/lib/domain/student-fields';
import type { ReadingChoice, StudentDraft } from '@/lib/engines/import/students/read-students';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { keepFile } from '@/lib/platform/files/store';
import { refuseBranch } from '@/lib/services/people/prospects/register';
import { rememberWords } from '@/lib/services/people/prospects/sheet-words';
import { idOf } from '@/models/id';
import { StudentSheet, type StudentSheetRecord } from '@/models/student-sheet';
import { StudentSheetRow } from '@/models/student-sheet-row';
import { type FirstRows, judgeRows, keyOf, type Reading } from './judge';
import { openedSheet, refuseWhoAddsNone } from './plan';

/** So many rows are judged and stored at once: other requests come in between. */
const ROWS_AT_ONCE = 200;

type Choice = ReadingChoice & { counsellor_name: string };

/**
 * Keeps a spreadsheet with a plan of what becomes of each row, for `SHEET_DAYS`. Returns its id. Throws 403 for a role
 * that adds none, 413, 415
 * or 422 when the file as a whole can't be used; nothing is kept then.
 */
export async function keepSheet(
  viewer: Viewer,
  file: Pick<UploadedFile, 'fileId' | 'originalName'>,
  choice: Choice,
): Promise<string> {
  refuseWhoAddsNone(viewer);
  const { drafts, ...read } = await openedSheet(file, choice);
  const forgetOn = new Date(Date.now() + SHEET_DAYS * DAY_MS);
  await keepFile(file.fileId, { kind: 'spreadsheet', name: file.originalName, type: 'application/octet-stream' });
  const sheet = await StudentSheet.create({
    agencyId: new Types.ObjectId(placeOf(viewer).id),
    by: idOf(viewer),
    byName: viewer.name,
    fileName: file.originalName,
    fileId: file.fileId,
    ...read,
    counsellor_name: choice.counsellor_name,
    forgetOn,
  });
  const said = await storeRows(viewer, sheet, { ...read, counsellor_name: choice.counsellor_name }, drafts, 1);
  await StudentSheet.updateOne({ _id: sheet._id }, { $set: { reading: 1, ...said } });
  return String(sheet._id);
}

/** The stored sheet. 403 for a role that adds no students, 404 for another's. */
export async function visibleSheet(viewer: Viewer, id: string): Promise<StudentSheetRecord> {
  const scope = studentSheetsVisibleTo(viewer);
  if (!scope) throw forbidden();
  return found(await StudentSheet.findOne({ $and: [{ _id: id }, scope] }).lean(), 'Import not found.');
}

/** Reads a kept sheet anew. 404 for another's, 409 once rows of it were added, 413, 415 or 422 when it can't be read so. */
export async function readSheetAgain(viewer: Viewer, id: string, choice: Choice): Promise<void> {
  const sheet = await visibleSheet(viewer, id);
  const { _id: sheetId, fileId, fileName: originalName } = sheet;
  if (sheet.backOn || (await StudentSheetRow.exists({ sheetId, reading: sheet.reading, begunOn: { $ne: null } })))
    throw conflict('Rows of this file have already been added. Upload it again to change how it is read.');
  const { drafts, ...read } = await openedSheet({ fileId, originalName }, choice);
  const { counsellor_name } = choice;
  const reading = sheet.reading + 1;
  // Rows of a reading that did not end.
  await StudentSheetRow.deleteMany({ sheetId, reading });
  const said = await storeRows(viewer, sheet, { ...read, counsellor_name }, drafts, reading);
  const same = { _id: sheetId, reading: sheet.reading };
  const { matchedCount } = await StudentSheet.updateOne(same, { $set: { ...read, counsellor_name, reading, ...said } });
  if (!matchedCount) throw changedMeanwhile('how this file is read');
  await StudentSheetRow.deleteMany({ sheetId, reading: sheet.reading });
}

async function storeRows(
  viewer: Viewer,
  { _id: sheetId, forgetOn }: Pick<StudentSheetRecord, '_id' | 'forgetOn'>,
  how: Reading,
  drafts: readonly StudentDraft[],
  reading: number,
): Promise<Pick<StudentSheetRecord, 'words' | 'unread'>> {
  const first: FirstRows = new Map();
  const counts = new Map<string, { of: SheetWordKind; word: string; count: number }>();
  let unread = 0;
  for (let at = 0; at < drafts.length; at += ROWS_AT_ONCE) {
    const some = drafts.slice(at, at + ROWS_AT_ONCE);
    const rows = await judgeRows(viewer, some, how, first);
    for (const row of rows) {
      unread += row.unread;
      for (const { key, ...said } of wordsOf(row))
        counts.set(key, { ...said, count: (counts.get(key)?.count ?? 0) + 1 });
    }
    await StudentSheetRow.insertMany(
      rows.map(({ unread: _count, ...row }, index) => ({
        sheetId,
        reading,
        ...row,
        cells: some[index]?.cells ?? {},
        other: some[index]?.more ?? '',
        key: keyOf(row),
        forgetOn,
      })),
    );
  }
  return { words: [...counts.values()].slice(0, MOST_WORDS), unread };
}

/** So many different words of a sheet are asked about. */
const MOST_WORDS = 500;

/** The words of a row about which may be asked; the same in other letters has the same key. */
const wordsOf = ({ work, counsellor_name }: Pick<PlannedStudent, 'work' | 'counsellor_name'>) =>
  SHEET_WORD_KINDS.flatMap((of) => {
    const word = of === 'counsellor' ? counsellor_name : work[of];
    return word ? [{ key: `${of} ${wordKey(word)}`, of, word }] : [];
  });

/**
 * Keeps what words of a sheet mean, for it and later ones of the agency, the branch of its rows without one, and why its people may be
 * messaged. 404 for another's, 409 for
 * one that was taken back, 422 for what is none of the choices.
 */
export async function sayWords(
  viewer: Viewer,
  id: string,
  said: {
    words: readonly SheetWord[];
    branchId?: string | null | undefined;
    mayMessage?: MessageGroundName | '' | undefined;
  },
): Promise<void> {
  const sheet = await visibleSheet(viewer, id);
  if (sheet.backOn) throw conflict('This import was undone.');
  const { words, branchId, mayMessage } = said;
  if (branchId) await refuseBranch(viewer, branchId);
  if (words.length) await rememberWords(viewer, words);
  const set = {
    ...(branchId === undefined ? {} : { branchId: branchId && new Types.ObjectId(branchId) }),
    ...(mayMessage === undefined ? {} : { mayMessage }),
  };
  if (Object.keys(set).length) await StudentSheet.updateOne({ _id: sheet._id }, { $set: set });
}
