import { Types } from 'mongoose';
import { canExport } from '@/lib/access';
import { type CommissionScope, entriesOf } from '@/lib/agency-access';
import type { EntryRow, EntrySum } from '@/lib/contract/commission/entries';
import { BLOCKS } from '@/lib/domain/commission/blocks';
import { isSplit, standingOf } from '@/lib/domain/commission/entry';
import { ENTRY_PARTS } from '@/lib/domain/commission/rates';
import { ENTRY_STATE_NAMES, ENTRY_STATES, type EntryState } from '@/lib/domain/commission/states';
import { intakeWords } from '@/lib/domain/courses/intakes';
import { type Day, daysBetween } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { forbidden } from '@/lib/domain/errors';
import { majorUnits } from '@/lib/domain/money/money';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { ExportTable } from '@/lib/platform/export/table';
import { readerDay } from '@/lib/services/people/reader-day';
import { Application } from '@/models/application';
import { CommissionEntry, type CommissionEntryRecord } from '@/models/commission-entry';
import { approvedAgreements } from './agreements';
import { EARNING } from './facts';
import { refreshEntries } from './refresh';
import { commissionScope } from './scope';

/** What is still to be done something about. */
const OPEN: readonly EntryState[] = ['expected', 'blocked', 'claimable', 'claimed', 'agreed', 'part received'];
/** Days before the last day to claim on which it is due. */
export const DUE_DAYS = 21;
const MOST = 5_000;

export interface EntryList {
  today: Day;
  entries: EntryRow[];
  sums: EntrySum[];
  without: { university: string; country: string; applications: number }[];
}

/** What the viewer's agency earns, as it stands after what its applications say today. 403 for who sees none. */
export async function listEntries(
  viewer: Viewer,
  { state, university }: { state?: 'open' | 'due' | EntryState | undefined; university: string },
  now: Date,
): Promise<EntryList> {
  const scope = commissionScope(viewer);
  const { today } = await readerDay(viewer, now);
  await refreshEntries(new Types.ObjectId(scope.agencyId), today);
  const stored = await CommissionEntry.find(entriesOf(scope)).sort({ claimBy: 1, _id: -1 }).limit(MOST).lean();
  const all = stored.filter((one) => !isSplit(one));
  const words = university.toLowerCase();
  const chosen = all.filter(
    (one) => isIn(one, state, today) && (words === '' || one.university.toLowerCase().includes(words)),
  );
  return {
    today,
    entries: await rowsOf(chosen),
    sums: sumsOf(all),
    without: await withoutAgreement(scope),
  };
}

function isIn(entry: CommissionEntryRecord, state: 'open' | 'due' | EntryState | undefined, today: Day): boolean {
  if (state === undefined) return true;
  if (state === 'open') return OPEN.includes(entry.state);
  return state === 'due' ? isDue(entry, today) : entry.state === state;
}

/** Claimable, and the last day to claim it is near or over. */
function isDue({ state, claimBy }: Pick<CommissionEntryRecord, 'state' | 'claimBy'>, today: Day): boolean {
  if (state !== 'claimable' || claimBy === null) return false;
  return daysBetween(today, claimBy) <= DUE_DAYS;
}

/** Entries as lists show them. */
export async function rowsOf(entries: readonly CommissionEntryRecord[]): Promise<EntryRow[]> {
  const ids = entries.map(({ applicationId }) => applicationId);
  const applications = await Application.find({ _id: { $in: ids } }, 'status').lean();
  const statuses = new Map(applications.map(({ _id, status }) => [String(_id), status]));
  return entries.map((entry) => rowOf(entry, statuses.get(String(entry.applicationId)) ?? ''));
}

function rowOf(entry: CommissionEntryRecord, application: string): EntryRow {
  const { state, reason, expected, earned, settled, clawed, claimBy, intake } = standingOf(entry);
  const { _id, applicationId, about, university, country, course, term, part, currency } = entry;
  return {
    ...{ _id: String(_id), applicationId: String(applicationId), ...about, university, country, course, term, part },
    ...{ currency, state, settled, clawed, claimBy: state === 'claimable' ? claimBy : null, application },
    intake: intakeWords(intake),
    reason: state === 'blocked' && reason ? BLOCKS[reason].words : '',
    amount: isPosted(state) ? earned : expected,
  };
}

/** Whether an entry's amount is in the ledger; else it is a forecast. */
const isPosted = (state: EntryState): boolean =>
  ENTRY_STATES[state].counts || ['clawed back', 'refused', 'lapsed'].includes(state);

/**
 * By state and currency: of what was clawed back that part; what isn't known counts as an entry without an amount. One that was split counts
 * nowhere.
 */
export function sumsOf(entries: readonly CommissionEntryRecord[]): EntryList['sums'] {
  const sums = new Map<string, EntryList['sums'][number]>();
  for (const entry of entries) {
    if (isSplit(entry)) continue;
    const { state, earned, expected, clawed, settled } = standingOf(entry);
    const posted = state === 'clawed back' ? clawed : earned;
    const key = `${state} ${entry.currency}`;
    const sum = sums.get(key) ?? { state, currency: entry.currency, entries: 0, unknown: 0, minor: 0, settled: 0 };
    const amount = isPosted(state) ? posted : expected;
    sums.set(key, {
      ...sum,
      entries: sum.entries + 1,
      unknown: sum.unknown + (amount === null ? 1 : 0),
      minor: sum.minor + (amount ?? 0),
      settled: sum.settled + settled,
    });
  }
  const place = (one: { state: EntryState }) => ENTRY_STATE_NAMES.indexOf(one.state);
  return [...sums.values()].sort((a, b) => place(a) - place(b) || a.currency.localeCompare(b.currency));
}

async function withoutAgreement({ agencyId, branches }: CommissionScope): Promise<EntryList['without']> {
  const known = new Set(
    (await approvedAgreements(agencyId)).map((one) => `${one.country} ${one.university.trim().toLowerCase()}`),
  );
  const accepted = await Application.find(
    { agentId: agencyId, ...(branches ? { branchId: { $in: [...branches] } } : {}), status: { $in: [...EARNING] } },
    'university country',
  )
    .limit(MOST)
    .lean();
  const missing = new Map<string, EntryList['without'][number]>();
  for (const { university, country } of accepted) {
    const key = `${country} ${university.trim().toLowerCase()}`;
    if (known.has(key)) continue;
    const one = missing.get(key) ?? { university, country, applications: 0 };
    missing.set(key, { ...one, applications: one.applications + 1 });
  }
  return [...missing.values()].sort((a, b) => b.applications - a.applications).slice(0, 50);
}

const ENTRY_HEADS = [
  ...['Student number', 'Student', 'University', 'Course', 'Intake', 'Term', 'Part', 'Status', 'Reason'],
  ...['Currency', 'Amount', 'Received', 'Clawed back', 'Claim by'],
];

/** An entry as a line of a file. */
const entryCells = (one: EntryRow): (string | number)[] => [
  ...[one.number, one.name, one.university, one.course, one.intake, one.term, ENTRY_PARTS[one.part]],
  ...[ENTRY_STATES[one.state].name, one.reason, one.currency],
  ...[one.amount === null ? '' : majorUnits(one.amount, one.currency), majorUnits(one.settled, one.currency)],
  ...[majorUnits(one.clawed, one.currency), one.claimBy ? dateText(one.claimBy) : ''],
];

/** The list as a file. 403 for who sees none, or may not export. */
export function entryTable(viewer: Viewer, query: Parameters<typeof listEntries>[1], now: Date): ExportTable {
  commissionScope(viewer);
  if (!canExport(viewer)) throw forbidden();
  return { name: 'commission', heads: ENTRY_HEADS, batches: batches() };
  async function* batches() {
    yield (await listEntries(viewer, query, now)).entries.map(entryCells);
  }
}
