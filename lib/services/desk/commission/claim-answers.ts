import type { ClaimSheetView } from '@/lib/contract/commission/claim-sheets';
import { standingOf } from '@/lib/domain/commission/entry';
import { settledAgain } from '@/lib/domain/commission/statement';
import { conflict, notFound } from '@/lib/domain/errors';
import type { ClaimLine } from '@/lib/engines/import/claims/read-list';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { withCopy } from '@/lib/platform/files/stored-copy';
import { readOffThread } from '@/lib/platform/reading/off-thread';
import { refusedFile } from '@/lib/platform/reading/refused-file';
import { signed } from '@/lib/services/applications/moves/change';
import { ClaimSheet } from '@/models/claim-sheet';
import { sheetIn, sheetView } from './claim-sheets';
import { entryIn, keepingScope } from './scope';
import { linesOf, listView } from './statement';
import { settleAgency, write } from './write';

/**
 * Reads the institution's list, or its statement of a payment, of a day, and matches its lines with all that is earned by the claim's
 * agreement. What was settled of a list before it stays with the same lines. 403 for who doesn't keep the books, 404 for another's claim,
 * 413, 415 or 422 for a file that can't be used. The amounts are proposals until a person says yes.
 */
export async function readList(
  viewer: Viewer,
  id: string,
  file: Pick<UploadedFile, 'fileId' | 'originalName'>,
  on: string,
): Promise<ClaimSheetView> {
  const scope = keepingScope(viewer);
  const claim = await sheetIn(scope, id);
  await settleAgency(claim.agencyId);
  const lines = await linesOf(claim, await opened(file), on);
  for (;;) {
    const sheet = await sheetIn(scope, id);
    const settled = settledAgain(sheet.list, lines);
    const list = { fileName: file.originalName, on, read: signed(viewer), lines, settled };
    // A colleague may settle a line meanwhile: then once more.
    const { matchedCount } = await ClaimSheet.updateOne(
      { _id: sheet._id, updatedOn: sheet.updatedOn },
      { $set: { list } },
    );
    if (matchedCount) return sheetView(scope, { ...sheet, list });
  }
}

async function opened(file: Pick<UploadedFile, 'fileId' | 'originalName'>): Promise<ClaimLine[]> {
  try {
    return await withCopy(file.fileId, (path) => readOffThread('readClaimList', [path, file.originalName]));
  } catch (error) {
    throw refusedFile(error, 'list_file');
  }
}

/**
 * Writes down how a line of the list that differs was settled; without a note it is open again. 403 for who doesn't keep the books, 404 for
 * another's claim, 409 for a line that differs in nothing, is settled already, or is of a list that was read again after `readAt`.
 */
export async function settleLine(
  viewer: Viewer,
  { id, row }: { id: string; row: number },
  { note, readAt }: { note: string; readAt: string },
): Promise<ClaimSheetView> {
  const scope = keepingScope(viewer);
  const sheet = await sheetIn(scope, id);
  const reread = () => conflict('The list was read again. Please reload.');
  if (readAt && sheet.list && sheet.list.read.at.toISOString() !== readAt) throw reread();
  const view = await listView(scope, sheet);
  const line = view?.differences.find((one) => one.row === row);
  if (!line) throw conflict('This row no longer needs a decision. Please reload.');
  if (note && line.settled) throw conflict(`${line.settled.byName} has already settled this. Please reload.`);
  const settled = { row, note, by: signed(viewer) };
  const same = { _id: sheet._id, 'list.read.at': sheet.list?.read.at };
  if (!(await ClaimSheet.updateOne(same, { $push: { 'list.settled': settled } })).matchedCount) throw reread();
  return sheetView(scope, await sheetIn(scope, id));
}

/**
 * Writes down what the institution answered: an amount, or null for no. 403 for who doesn't keep the books, 404 for
 * another's claim or an entry that isn't on
 * it, 409 for one that waits for no answer.
 */
export async function answerClaim(
  viewer: Viewer,
  id: string,
  { on, lines }: { on: string; lines: readonly { entryId: string; minor: number | null; note: string }[] },
): Promise<ClaimSheetView> {
  const scope = keepingScope(viewer);
  const sheet = await sheetIn(scope, id);
  await settleAgency(sheet.agencyId);
  const listed = new Set(sheet.entryIds.map(String));
  const entries = await Promise.all(lines.map(({ entryId }) => entryIn(scope, entryId)));
  for (const entry of entries) {
    if (!listed.has(String(entry._id))) throw notFound('Entry not found.');
    if (entry.state !== 'claimed') throw conflict(`${entry.about.name} isn’t waiting for an answer.`);
  }
  const by = signed(viewer);
  for (const [place, { minor, note }] of lines.entries()) {
    const entry = entries[place];
    if (!entry) continue;
    const change = minor ? { kind: 'agreed' as const, minor } : { kind: 'refused' as const };
    const differs = minor && minor !== standingOf(entry).earned ? 'Differs from the claim. ' : '';
    await write(entry, by, { change, on, note: `${differs}${note}` });
  }
  return sheetView(scope, sheet);
}
