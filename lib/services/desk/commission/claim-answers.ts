import type { ClaimSheetView } from '@/lib/contract/commission/claim-sheets';
import { standingOf } from '@/lib/domain/commission/entry';
import { conflict, notFound } from '@/lib/domain/errors';
import { roundedMinor } from '@/lib/domain/money/money';
import type { ClaimLine } from '@/lib/engines/import/claims/read-list';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { withCopy } from '@/lib/platform/files/stored-copy';
import { readOffThread } from '@/lib/platform/reading/off-thread';
import { refusedFile } from '@/lib/platform/reading/refused-file';
import { signed } from '@/lib/services/applications/change';
import { ClaimSheet, type ListedLine } from '@/models/claim-sheet';
import { CommissionEntry, type CommissionEntryRecord } from '@/models/commission-entry';
import { sheetIn, sheetView } from './claim-sheets';
import { entryIn, keepingScope } from './scope';
import { settleAgency, write } from './write';

/**
 * Reads the institution's list and matches its lines with the students of a claim: by number, else by a name that one
 * of them has. 403 for who doesn't keep
 * the books, 404 for another's claim, 413, 415 or 422 for a file that can't be used. The amounts are proposals until a person says yes.
 */
export async function readList(
  viewer: Viewer,
  id: string,
  file: Pick<UploadedFile, 'fileId' | 'originalName'>,
  on: string,
): Promise<ClaimSheetView> {
  const scope = keepingScope(viewer);
  const sheet = await sheetIn(scope, id);
  const entries = await CommissionEntry.find({ _id: { $in: sheet.entryIds } }).lean();
  const lines = matched(await opened(file), entries, sheet.currency);
  const list = { fileName: file.originalName, on, read: signed(viewer), lines };
  await ClaimSheet.updateOne({ _id: sheet._id }, { $set: { list } });
  return sheetView(scope, { ...sheet, list });
}

async function opened(file: Pick<UploadedFile, 'fileId' | 'originalName'>): Promise<ClaimLine[]> {
  try {
    return await withCopy(file.fileId, (path) => readOffThread('readClaimList', [path, file.originalName]));
  } catch (error) {
    throw refusedFile(error, 'list_file');
  }
}

const key = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');

/** Each line with the one entry that it means; null where none or several could be meant. An entry is meant once. */
function matched(
  lines: readonly ClaimLine[],
  entries: readonly CommissionEntryRecord[],
  currency: string,
): ListedLine[] {
  const taken = new Set<string>();
  return lines.map(({ row, number, name, amount, words }) => {
    const free = entries.filter(({ _id }) => !taken.has(String(_id)));
    const byNumber = number ? free.filter(({ about }) => key(about.number) === key(number)) : [];
    const byName = name ? free.filter(({ about }) => key(about.name) === key(name)) : [];
    const [one, ...more] = byNumber.length ? byNumber : byName;
    const meant = one && more.length === 0 ? one : null;
    if (meant) taken.add(String(meant._id));
    const minor = amount === null ? null : roundedMinor(amount, currency);
    return {
      row,
      number,
      name,
      minor: minor !== null && minor >= 0 ? minor : null,
      words,
      entryId: meant?._id ?? null,
    };
  });
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
