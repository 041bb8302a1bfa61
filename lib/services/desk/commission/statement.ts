import type { CommissionScope } from '@/lib/agency-access';
import type { ClaimSheetView } from '@/lib/contract/commission/claim-sheets';
import { standingOf } from '@/lib/domain/commission/entry';
import { standingAt } from '@/lib/domain/commission/month';
import { differencesOf, type Matched, matchLines, type Payable } from '@/lib/domain/commission/statement';
import { addDays } from '@/lib/domain/days/day';
import { roundedMinor } from '@/lib/domain/money/money';
import type { ClaimLine } from '@/lib/engines/import/claims/read-list';
import { Application } from '@/models/application';
import type { ClaimSheetRecord, ListedLine } from '@/models/claim-sheet';
import { CommissionEntry, type CommissionEntryRecord } from '@/models/commission-entry';

/** What a university's list says, against all that the agency has with it by this agreement. */

type Sheet = Pick<ClaimSheetRecord, 'agencyId' | 'agreementId' | 'entryIds' | 'currency'>;

/** The universities' own numbers for the students of entries, by application. */
export async function studentNumbers(entries: readonly CommissionEntryRecord[]): Promise<Map<string, string>> {
  const ids = entries.map(({ applicationId }) => applicationId);
  const all = await Application.find({ _id: { $in: ids } }, 'offer.studentNumber').lean();
  return new Map(all.map(({ _id, offer }) => [String(_id), offer?.studentNumber ?? '']));
}

/** The lines of a list of this day, each with the earning that it means. */
export async function linesOf(sheet: Sheet, read: readonly ClaimLine[], day: string): Promise<ListedLine[]> {
  const { agencyId, agreementId, currency } = sheet;
  const entries = await CommissionEntry.find({ agencyId, agreementId }).sort({ _id: 1 }).lean();
  const lines = read.map(({ amount, ...line }) => ({ ...line, minor: minorOf(amount, currency) }));
  const matched = matchLines(lines, await payablesOf(entries, day), new Set(sheet.entryIds.map(String)));
  const ids = new Map(entries.map(({ _id }) => [String(_id), _id]));
  return lines.map((line, place) => ({
    ...line,
    entryId: ids.get(matched[place]?.entryId ?? '') ?? null,
    ...(matched[place]?.isSeveral ? { isSeveral: true } : {}),
  }));
}

function minorOf(amount: number | null, currency: string): number | null {
  const minor = amount === null ? null : roundedMinor(amount, currency);
  return minor !== null && minor >= 0 ? minor : null;
}

async function payablesOf(entries: readonly CommissionEntryRecord[], day: string): Promise<Payable[]> {
  const numbers = await studentNumbers(entries);
  return entries.map((entry) => {
    const { state, earned } = standingOf(entry);
    const student = String(entry.applicationId);
    return {
      ...{ id: String(entry._id), student, ...entry.about, studentNumber: numbers.get(student) ?? '' },
      ...{ state, earned, before: standingAt(entry, addDays(day, -1))?.settled ?? 0 },
    };
  });
}

type ListView = NonNullable<ClaimSheetView['list']>;

/**
 * A claim's list with what of it differs, and how many lines are about other claims. Who sees some branches only gets what is about their
 * students.
 */
export async function listView(scope: CommissionScope, sheet: ClaimSheetRecord): Promise<ListView | null> {
  const { list } = sheet;
  if (!list) return null;
  const named = list.lines.flatMap(({ entryId }) => entryId ?? []);
  const entries = await CommissionEntry.find({ _id: { $in: named }, agencyId: sheet.agencyId }).lean();
  const seen = new Set(
    entries.flatMap(({ _id, branchId }) =>
      scope.branches === null || scope.branches.includes(String(branchId)) ? [String(_id)] : [],
    ),
  );
  const lines = list.lines.map((line) => ({ ...line, ...matchedOf(line) }));
  const differences = differencesOf(lines, await payablesOf(entries, list.on));
  const isSeen = ({ entryId }: Matched) => (entryId === null ? scope.branches === null : seen.has(entryId));
  const byRow = new Map(lines.filter(isSeen).map((line) => [line.row, line]));
  const own = new Set(sheet.entryIds.map(String));
  const elsewhere = lines.filter((one) => isSeen(one) && one.entryId !== null && !own.has(one.entryId));
  const differing = new Set(differences.map(({ row }) => row));
  return {
    ...{ fileName: list.fileName, on: list.on, readAt: list.read.at.toISOString() },
    elsewhere: elsewhere.filter(({ row }) => !differing.has(row)).length,
    differences: differences.flatMap(({ row, kind, due }) => {
      const line = byRow.get(row);
      if (!line) return [];
      const { number, name, minor, entryId } = line;
      return [{ row, kind, due, number, name, minor, entryId, settled: settledOf(list, row) }];
    }),
  };
}

const matchedOf = ({ entryId, isSeveral = false }: ListedLine): Matched => ({
  entryId: entryId && String(entryId),
  isSeveral,
});

function settledOf(
  { settled = [] }: NonNullable<ClaimSheetRecord['list']>,
  row: number,
): ListView['differences'][number]['settled'] {
  const one = settled.findLast((other) => other.row === row);
  return one?.note ? { note: one.note, byName: one.by.byName, at: one.by.at.toISOString() } : null;
}
