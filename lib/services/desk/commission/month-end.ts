import { Types } from 'mongoose';
import { canExport } from '@/lib/access';
import type { RatesView } from '@/lib/contract/catalogue/rates';
import type { MonthEnd } from '@/lib/contract/commission/month';
import { outstanding, standingOf } from '@/lib/domain/commission/entry';
import { grouped } from '@/lib/domain/commission/grouped';
import {
  gainedByBank,
  inOne,
  MONTH_FIGURES,
  type MonthFlows,
  monthFlows,
  type RateInto,
} from '@/lib/domain/commission/month';
import { ratesOf } from '@/lib/domain/commission/rates';
import type { RateRule } from '@/lib/domain/commission/rules';
import { PAYEES } from '@/lib/domain/commission/shares';
import { percentWords } from '@/lib/domain/commission/words';
import { intakeWords } from '@/lib/domain/courses/intakes';
import { type Day, daysBetween } from '@/lib/domain/days/day';
import { forbidden } from '@/lib/domain/errors';
import { ACCOUNT_RULES } from '@/lib/domain/ledger/accounts';
import { majorUnits } from '@/lib/domain/money/money';
import { minorMoney } from '@/lib/domain/money/money-words';
import { rateOf } from '@/lib/engines/cost/rates';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { type Cell, type ExportTable, inBatches } from '@/lib/platform/export/table';
import { ratesInUse } from '@/lib/services/catalogue/facts/rates';
import { billingOf } from '@/lib/services/people/agency/billing';
import { licenceViews } from '@/lib/services/people/agency/licences';
import { readerDay } from '@/lib/services/people/reader-day';
import { balances, balancesBy } from '@/lib/services/records/ledger/postings';
import { type AgreementRecord, CommissionAgreement } from '@/models/commission-agreement';
import { CommissionEntry, type CommissionEntryRecord } from '@/models/commission-entry';
import { CommissionPartner } from '@/models/commission-partner';
import type { Id } from '@/models/id';
import { Posting } from '@/models/posting';
import { approvedAgreements } from './agreements';
import { branchNames } from './branch-names';
import { endingOf, endOf } from './ending';
import { sumsOf } from './entries';
import { refreshEntries } from './refresh';
import { keepingScope } from './scope';
import { COUNTING, countedOf } from './write';

/** Days after which what was claimed and isn't paid is overdue. */
const LONG_DAYS = 90;
/** Postings of shares that were paid, and of payments taken back. */
const PAID_OUT = { event: { $in: ['share paid', 'share paid taken back'] } };
const BATCH = 500;

/** The month's end for owners and accountants; 403 for others. @param month 'YYYY-MM', else the present one where the viewer lives */
export async function monthEnd(viewer: Viewer, month: string | undefined, now: Date): Promise<MonthEnd> {
  const scope = keepingScope(viewer);
  const agencyId = new Types.ObjectId(scope.agencyId);
  const { today } = await readerDay(viewer, now);
  await refreshEntries(agencyId, today);
  const of = month ?? today.slice(0, 7);
  const inMonth = { agencyId, on: { $gte: `${of}-01`, $lte: `${of}-31` } };
  const [
    entries,
    agreements,
    posted,
    standing,
    partners,
    toInstitutions,
    subAgents,
    earned,
    toFirms,
    paidSubAgents,
    paidFirms,
    branches,
    licences,
    billing,
    rates,
  ] = await Promise.all([
    CommissionEntry.find({ agencyId }).lean(),
    approvedAgreements(agencyId),
    balances(inMonth),
    balances({ agencyId, on: { $lte: `${of}-31` } }),
    CommissionPartner.find({ agencyId }, 'name').lean(),
    balancesBy('partnerId', 'payable:institution', { agencyId }),
    balancesBy('partnerId', PAYEES['sub-agent'].payable, { agencyId }),
    balancesBy('branchId', 'income', inMonth),
    balancesBy('partnerId', PAYEES.firm.payable, { agencyId }),
    balancesBy('partnerId', PAYEES['sub-agent'].payable, { ...inMonth, ...PAID_OUT }),
    balancesBy('partnerId', PAYEES.firm.payable, { ...inMonth, ...PAID_OUT }),
    branchNames(agencyId),
    licenceViews(agencyId, today),
    billingOf(agencyId),
    ratesInUse(),
  ]);
  const partnerNames = new Map(partners.map(({ _id, name }) => [String(_id), name]));
  const universities = new Map(agreements.map(({ agreementId, university }) => [String(agreementId), university]));
  const named =
    (names: ReadonlyMap<string, string>, side: 1 | -1) =>
    (one: { id: string | null; currency: string; minor: number }) => ({
      ...{ name: names.get(one.id ?? '') ?? '', currency: one.currency, minor: side * one.minor },
    });
  const owed = (names: ReadonlyMap<string, string>) => named(names, -1);
  return {
    ...{ month: of, today, sums: sumsOf(entries), tiers: tiersOf(entries, agreements) },
    ...figuresOf(monthFlows(entries, of), billing.ownCurrency, rates),
    overdue: entries.flatMap((entry) => overdueOf(entry, today)).sort((a, b) => a.since.localeCompare(b.since)),
    subAgents: subAgents.map(owed(partnerNames)),
    institutions: toInstitutions.map(owed(universities)),
    firms: toFirms.map(owed(branches)),
    paidOut: [...paidSubAgents.map(named(partnerNames, 1)), ...paidFirms.map(named(branches, 1))],
    branches: earned.map(owed(branches)).sort((a, b) => a.name.localeCompare(b.name)),
    ending: endingOf(agreements, today),
    licences: licences.flatMap(endOf),
    ...{ posted, balances: standing },
  };
}

/** The month's figures, and in the own currency by the newest rates; a demonstration's are none. */
function figuresOf(
  { sums, unknown, changed }: MonthFlows,
  currency: string,
  listed: RatesView | null,
): Pick<MonthEnd, 'figures' | 'unknown' | 'own'> {
  const rates = listed && !listed.example ? listed : null;
  const into: RateInto = (of) => rates && rateOf(of, currency, rates);
  const used = new Set([...MONTH_FIGURES.flatMap((one) => Object.keys(sums[one])), ...changed.map(({ from }) => from)]);
  const shown = [...used].filter((of) => of !== currency).sort();
  return {
    figures: MONTH_FIGURES.map((figure) => ({
      figure,
      of: Object.entries(sums[figure]).map(([of, minor]) => ({ currency: of, minor })),
      own: currency ? inOne(sums[figure], currency, into) : null,
    })),
    unknown,
    own: {
      currency,
      rates: rates && {
        ...{ day: rates.day, source: rates.source.title },
        of: shown.flatMap((one) => {
          const rate = into(one);
          return rate === null ? [] : [{ currency: one, rate }];
        }),
      },
      byBank: currency ? gainedByBank(changed, currency, into) : null,
    },
  };
}

function tiersOf(entries: readonly CommissionEntryRecord[], agreements: readonly AgreementRecord[]): MonthEnd['tiers'] {
  const rules = new Map<string, { rule: RateRule<Id>; of: AgreementRecord }>();
  for (const of of agreements) for (const rule of of.rules) rules.set(String(rule._id), { rule, of });
  const counted = entries.flatMap((entry) => {
    const { rule: ref, intake, state } = standingOf(entry);
    const found = rules.get(String(ref.id));
    if (!found?.rule.countBy || !COUNTING.includes(state)) return [];
    const label = found.rule.countBy === 'year' ? String(Math.floor(intake / 100)) : intakeWords(intake);
    return [{ ...found, entry, intake: label, key: `${String(ref.id)} ${label}` }];
  });
  return [...grouped(counted, ({ key }) => key).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { rule, of, intake } = first;
    const own = group.map(({ entry }) => entry);
    const students = [...grouped(own, ({ applicationId }) => String(applicationId)).values()];
    const byFees = rule.tiersBy === 'value';
    const counts = students.map((one) => countedOf(rule, one));
    const reached = byFees ? counts.reduce((sum, { base = 0 }) => sum + base, 0) : counts.length;
    const now = Math.max(...ratesOf(rule, counts));
    const words = (rate: number) => (rule.kind === 'percent' ? percentWords(rate) : minorMoney(rate, of.currency));
    const next = rule.tiers.find(({ from, rate }) => from > reached && rate !== now);
    return [
      {
        ...{ university: of.university, intake, students: students.length, rate: words(now) },
        next: next
          ? { missing: next.from - reached, currency: byFees ? of.currency : '', rate: words(next.rate) }
          : null,
      },
    ];
  });
}

function overdueOf(entry: CommissionEntryRecord, today: Day): MonthEnd['overdue'] {
  const { state, claimBy, earned, settled } = standingOf(entry);
  const row = (why: string, since: string) => [
    {
      ...{ _id: String(entry._id), name: entry.about.name, university: entry.university, why, since },
      ...{ currency: entry.currency, minor: outstanding({ earned, settled }) },
    },
  ];
  if (state === 'claimable' && claimBy !== null && claimBy < today) return row('Claim deadline passed', claimBy);
  const last = entry.events.at(-1)?.on ?? today;
  const isLong = daysBetween(last, today) > LONG_DAYS;
  if (!isLong || !['claimed', 'agreed', 'part received'].includes(state)) return [];
  return row(state === 'claimed' ? 'No answer for 90 days' : 'Not paid for 90 days', last);
}

const HEADS = [
  ...['Date', 'Event', 'Number', 'Name', 'Account', 'Currency', 'Amount (positive is debit)', 'Branch', 'Other party'],
  ...['Rule version', 'Note', 'Reverses', 'Entered by', 'Key'],
];

/** The postings of a month, a line for each leg. 403 for others than owners and accountants, and for who may not export. */
export function postingTable(viewer: Viewer, month: string): ExportTable {
  const { agencyId } = keepingScope(viewer);
  if (!canExport(viewer)) throw forbidden();
  return { name: `postings-${month}`, heads: HEADS, batches: legLines(agencyId, month) };
}

async function* legLines(agencyId: string, month: string): AsyncGenerator<Cell[][], void, undefined> {
  const [branches, partners, agreements] = await Promise.all([
    branchNames(new Types.ObjectId(agencyId)),
    CommissionPartner.find({ agencyId }, 'name').lean(),
    CommissionAgreement.find({ agencyId }, 'agreementId university').lean(),
  ]);
  const parties = new Map([
    ...branches,
    ...partners.map(({ _id, name }) => [String(_id), name] as const),
    ...agreements.map(({ agreementId, university }) => [String(agreementId), university] as const),
  ]);
  const postings = Posting.find({ agencyId, on: { $gte: `${month}-01`, $lte: `${month}-31` } })
    .sort({ on: -1, _id: -1 })
    .lean()
    .cursor({ batchSize: BATCH });
  for await (const some of inBatches(postings, BATCH)) {
    yield some.flatMap(({ legs, on, event, about, rule, note, reverses, by, key }) =>
      legs.map(({ account, currency, minor, branchId, partnerId }) => [
        ...[on, event, about.number, about.name, ACCOUNT_RULES[account].name, currency, majorUnits(minor, currency)],
        ...[
          branches.get(String(branchId)) ?? '',
          parties.get(String(partnerId)) ?? '',
          rule?.version ?? '',
          note,
          reverses ?? '',
          by.byName,
          key,
        ],
      ]),
    );
  }
}
