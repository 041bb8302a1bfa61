import { Types } from 'mongoose';
import { canExport } from '@/lib/access';
import type { CommissionScope } from '@/lib/agency-access';
import type { ClaimSheetRow, ClaimSheetView } from '@/lib/contract/commission/claim-sheets';
import { standingOf } from '@/lib/domain/commission/entry';
import { percentWords } from '@/lib/domain/commission/words';
import { intakeWords } from '@/lib/domain/courses/intakes';
import { dayOf } from '@/lib/domain/days/day';
import { conflict, forbidden, found, invalid, notFound } from '@/lib/domain/errors';
import { majorUnits } from '@/lib/domain/money/money';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { ExportTable } from '@/lib/platform/export/table';
import { signed } from '@/lib/services/applications/moves/change';
import { underNextNumber } from '@/lib/services/records/next-number';
import type { Signed } from '@/models/application-parts';
import { ClaimSheet, type ClaimSheetRecord } from '@/models/claim-sheet';
import { CommissionAgreement } from '@/models/commission-agreement';
import { CommissionEntry, type CommissionEntryRecord } from '@/models/commission-entry';
import { CommissionPartner } from '@/models/commission-partner';
import { commissionScope, entryIn, keepingScope } from './scope';
import { listView, studentNumbers } from './statement';
import { ruleOf, settleAgency, write } from './write';

const MOST_SHEETS = 1_000;

/**
 * The claims of the viewer's agency, the newest first; of a manager those with a student of their branches. 403 for who
 * sees no commission.
 */
export async function listClaimSheets(viewer: Viewer): Promise<ClaimSheetRow[]> {
  const scope = commissionScope(viewer);
  const sheets = await ClaimSheet.find({ agencyId: scope.agencyId }).sort({ number: -1 }).limit(MOST_SHEETS).lean();
  const entries = await entriesIn(scope, sheets);
  return sheets
    .map((sheet) => headOf(sheet, own(sheet, entries)))
    .filter(({ students }) => students > 0 || scope.branches === null);
}

async function entriesIn(scope: CommissionScope, sheets: readonly ClaimSheetRecord[]) {
  const ids = sheets.flatMap(({ entryIds }) => entryIds);
  const within = scope.branches ? { branchId: { $in: [...scope.branches] } } : {};
  const entries = await CommissionEntry.find({ _id: { $in: ids }, agencyId: scope.agencyId, ...within }).lean();
  return new Map(entries.map((one) => [String(one._id), one]));
}

const own = ({ entryIds }: ClaimSheetRecord, entries: ReadonlyMap<string, CommissionEntryRecord>) =>
  entryIds.flatMap((id) => entries.get(String(id)) ?? []);

function headOf(sheet: ClaimSheetRecord, entries: readonly CommissionEntryRecord[]): ClaimSheetRow {
  const standings = entries.map(standingOf);
  const { _id, number, university, currency, made } = sheet;
  const answered = standings.filter(({ state }) => !['claimable', 'claimed'].includes(state));
  return {
    ...{ _id: String(_id), number, university, currency, madeOn: made.at.toISOString(), madeBy: made.byName },
    students: new Set(entries.map(({ applicationId }) => String(applicationId))).size,
    claimed: standings.reduce((sum, { earned }) => sum + earned, 0),
    agreed: answered.reduce((sum, { earned }) => sum + earned, 0),
    settled: standings.reduce((sum, { settled }) => sum + settled, 0),
  };
}

/**
 * Claims entries. 403 for who doesn't keep the books, 404 for another's, 409 for one that isn't claimable, 422 for
 * entries of several agreements. The sheet is
 * written first: a call that was cut off is finished when the sheet is looked at.
 */
export async function makeClaimSheets(
  viewer: Viewer,
  entryIds: readonly string[],
  on: string,
): Promise<ClaimSheetRow[]> {
  const scope = keepingScope(viewer);
  await settleAgency(new Types.ObjectId(scope.agencyId));
  const entries = await Promise.all([...new Set(entryIds)].map((id) => entryIn(scope, id)));
  const [first] = entries;
  if (!first) return [];
  if (entries.some((one) => !one.agreementId.equals(first.agreementId)))
    throw invalid({ entryIds: 'All students on a claim must be under the same agreement.' });
  const other = entries.find(({ state }) => state !== 'claimable');
  if (other) throw conflict(`The commission for ${other.about.name} can’t be claimed: it is ${other.state}.`);
  const agreement = await CommissionAgreement.findOne({ agreementId: first.agreementId }).sort({ version: -1 }).lean();
  const groups = agreement?.claims === 'each' ? entries.map((one) => [one]) : [entries];
  const by = signed(viewer);
  const made: ClaimSheetRow[] = [];
  for (const group of groups) {
    const sheet = await numbered(first, group, by);
    const claimed = await finish(sheet, group, by, on);
    made.push(headOf(sheet, claimed));
  }
  return made;
}

/** Under the next number of the agency and year; two at once get two. */
function numbered(
  { agencyId, agreementId, university, currency }: CommissionEntryRecord,
  entries: readonly CommissionEntryRecord[],
  made: Signed,
): Promise<ClaimSheetRecord> {
  const year = String(made.at.getUTCFullYear());
  const entryIds = entries.map(({ _id }) => _id);
  const ofYear = { agencyId, number: { $gte: `${year}-`, $lt: `${year}.` } };
  return underNextNumber(
    async () => {
      const last = await ClaimSheet.findOne(ofYear).sort({ number: -1 }).lean();
      return last && { number: Number(last.number.slice(5)) };
    },
    async (next) => {
      const number = `${year}-${String(next).padStart(5, '0')}`;
      const sheet = { _id: new Types.ObjectId(), agencyId, agreementId, university, currency, number, entryIds, made };
      return (await ClaimSheet.create({ ...sheet, list: null })).toObject();
    },
    async () => null,
  );
}

/** Claims what the sheet lists and was not claimed by it yet. */
async function finish(
  { _id: sheetId, number }: ClaimSheetRecord,
  entries: readonly CommissionEntryRecord[],
  by: Signed,
  on: string,
): Promise<CommissionEntryRecord[]> {
  const claimed: CommissionEntryRecord[] = [];
  for (const entry of entries) {
    const isDone = entry.events.some(({ change }) => change.kind === 'claimed' && change.sheetId.equals(sheetId));
    const needs = !isDone && entry.state === 'claimable';
    const change = { kind: 'claimed' as const, sheetId };
    claimed.push(needs ? await write(entry, by, { change, on, note: `Claim ${number}` }) : entry);
  }
  return claimed;
}

/** A claim that the viewer sees; else 404. */
export async function sheetIn(scope: CommissionScope, id: string): Promise<ClaimSheetRecord> {
  return found(await ClaimSheet.findOne({ _id: id, agencyId: scope.agencyId }).lean(), 'Claim not found.');
}

/** A claim with its students. 403 for who sees no commission, 404 for another's. */
export async function viewClaimSheet(viewer: Viewer, id: string): Promise<ClaimSheetView> {
  const scope = commissionScope(viewer);
  return sheetView(scope, await sheetIn(scope, id));
}

export async function sheetView(scope: CommissionScope, sheet: ClaimSheetRecord): Promise<ClaimSheetView> {
  await settleAgency(sheet.agencyId);
  const found = own(sheet, await entriesIn(scope, [sheet]));
  if (found.length === 0) throw notFound('Claim not found.');
  const entries = await finish(sheet, found, sheet.made, dayOf(sheet.made.at, 'UTC'));
  const ids = entries.flatMap(({ partner }) => partner?.partnerId ?? []);
  const partners = await CommissionPartner.find({ _id: { $in: ids } }, 'name').lean();
  const names = new Map(partners.map(({ _id, name }) => [String(_id), name]));
  const numbers = await studentNumbers(entries);
  const lines = await Promise.all(entries.map((entry) => lineOf(sheet, entry, { names, numbers })));
  return {
    ...headOf(sheet, entries),
    lines,
    list: await listView(scope, sheet),
    keeps: scope.keeps,
  };
}

async function lineOf(
  sheet: ClaimSheetRecord,
  entry: CommissionEntryRecord,
  { names, numbers }: Record<'names' | 'numbers', ReadonlyMap<string, string>>,
): Promise<ClaimSheetView['lines'][number]> {
  const { state, rule: ref, intake, fees, rate, earned, settled } = standingOf(entry);
  const rule = await ruleOf(entry.agreementId, ref);
  const listed = sheet.list?.lines.find(({ entryId }) => entryId?.equals(entry._id));
  return {
    ...{ entryId: String(entry._id), ...entry.about, course: entry.course, term: entry.term, state },
    intake: intakeWords(intake),
    studentNumber: numbers.get(String(entry.applicationId)) ?? '',
    ...{ fee: fees.fee, rate, isPercent: rule.kind === 'percent', amount: earned, settled },
    subAgent: names.get(String(entry.partner?.partnerId)) ?? '',
    listed: listed ? { row: listed.row, minor: listed.minor, words: listed.words } : null,
  };
}

/** The claim as a file. 403 for who may not export or keeps no books, 404 for another's. */
export async function claimSheetTable(viewer: Viewer, id: string): Promise<ExportTable> {
  await sheetIn(keepingScope(viewer), id);
  if (!canExport(viewer)) throw forbidden();
  const heads = [
    ...['Claim', 'Student number', 'Student name', 'Course', 'Intake', 'Term', 'Fee', 'Rate', 'Amount', 'Currency'],
    ...['Sub-agent', 'University student number'],
  ];
  return { name: 'claim', heads, batches: batches() };
  async function* batches() {
    const { number, currency, lines, claimed } = await viewClaimSheet(viewer, id);
    const amount = (minor: number | null) => (minor === null ? '' : majorUnits(minor, currency));
    const rate = (of: number | null, isPercent: boolean) =>
      of === null ? '' : isPercent ? percentWords(of) : amount(of);
    yield lines.map((one) => [
      ...[number, one.number, one.name, one.course, one.intake, one.term, amount(one.fee)],
      ...[rate(one.rate, one.isPercent), amount(one.amount), currency, one.subAgent, one.studentNumber],
    ]);
    yield [[number, '', 'Total', '', '', '', '', '', amount(claimed), currency, '', '']];
  }
}
