import { Types } from 'mongoose';
import type { CommissionScope } from '@/lib/agency-access';
import type { EntryChangeAsked, EntryView } from '@/lib/contract/commission/entries';
import { BLOCKS, ONSHORE_ANSWERS } from '@/lib/domain/commission/blocks';
import { type EntryChange, SPLIT, standingOf } from '@/lib/domain/commission/entry';
import { baseOf, bonusesOf, type Fees, ratesOf, tierRate } from '@/lib/domain/commission/rates';
import type { RateRule } from '@/lib/domain/commission/rules';
import { firmsOf, type PartnerShare } from '@/lib/domain/commission/shares';
import { addDays } from '@/lib/domain/days/day';
import { conflict, forbidden, invalid, isDuplicateKey, notFound } from '@/lib/domain/errors';
import { splitOf } from '@/lib/domain/ledger/amounts';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { signed } from '@/lib/services/applications/moves/change';
import { readerDay } from '@/lib/services/people/reader-day';
import type { Signed } from '@/models/application-parts';
import { CommissionEntry, type CommissionEntryRecord } from '@/models/commission-entry';
import type { Id } from '@/models/id';
import { viewOf } from './entry-view';
import { refreshEntries } from './refresh';
import { entryIn, keepingScope } from './scope';
import {
  add,
  carriesBonus,
  copiesOf,
  countedOf,
  countedWith,
  earnedBy,
  hasKey,
  ruleOf,
  settle,
  settleAgency,
  write,
} from './write';

/**
 * Writes down what happened to an entry. 403 for who doesn't keep the books (taking back and setting a block aside are
 * the owners'), 404 for another's, 409
 * where it can't happen now, 422 for what is missing.
 * @returns the entry as it is then
 */
export async function changeEntry(viewer: Viewer, id: string, asked: EntryChangeAsked): Promise<EntryView> {
  const scope = keepingScope(viewer);
  const agencyId = new Types.ObjectId(scope.agencyId);
  // What blocks it may have come since the list was read.
  if (asked.kind === 'claimable') await refreshEntries(agencyId, (await readerDay(viewer, new Date())).today);
  else await settleAgency(agencyId);
  const entry = await entryIn(scope, id);
  await carryOut(scope, entry, asked, signed(viewer));
  return viewOf(scope, await entryIn(scope, id));
}

async function carryOut(
  scope: CommissionScope,
  entry: CommissionEntryRecord,
  asked: EntryChangeAsked,
  by: Signed,
): Promise<void> {
  const { on, note } = asked;
  const standing = standingOf(entry);
  const rule = await ruleOf(entry.agreementId, standing.rule);
  const simple = async (change: EntryChange<Id>) => void (await write(entry, by, { change, on, note }));
  switch (asked.kind) {
    case 'fees':
      return simple(expectedWith(entry, rule, { ...standing.fees, ...feesOf(asked) }));
    case 'onshore':
      return answerOnshore(entry, rule, asked, by);
    case 'lifted':
      return lift(scope, entry, { on, note }, by);
    case 'split':
      return split(entry, rule, asked, by);
    case 'claimable':
      return simple(await claimable(entry, rule, asked));
    case 'repaid':
      return simple({ kind: 'repaid', minor: asked.minor, slip: asked.slip });
    case 'share paid':
      return payShare(entry, asked, by);
    case 'agreed':
    case 'clawed back':
      return simple({ kind: asked.kind, minor: asked.minor });
    case 'taken back':
      if (!scope.decides) throw forbidden();
      return simple({ kind: 'taken back' });
    default:
      return simple({ kind: asked.kind });
  }
}

const feesOf = ({ fee, scholarship, silent }: Extract<EntryChangeAsked, { kind: 'fees' }>) => ({
  ...{ fee, scholarship, silent },
});

function expectedWith(entry: CommissionEntryRecord, rule: RateRule<Id>, fees: Fees): EntryChange<Id> {
  const { rule: ref, intake } = standingOf(entry);
  return { kind: 'expected', rule: ref, intake, fees, minor: earnedBy(rule, entry, fees, tierRate(rule.tiers, 1)) };
}

/** The pay event was confirmed: the amount is that of the rate which the student has among those who count. */
async function claimable(
  entry: CommissionEntryRecord,
  rule: RateRule<Id>,
  { on, paid }: Extract<EntryChangeAsked, { kind: 'claimable' }>,
): Promise<EntryChange<Id>> {
  const { fees, intake } = standingOf(entry);
  const base = baseOf(rule, fees);
  if (rule.minPaid !== null) {
    const least = typeof base === 'number' ? Math.ceil((base * rule.minPaid) / 1_000_000) : null;
    if (paid === null) throw invalid({ paid: 'Please enter how much of the fee has been paid.' });
    if (least !== null && paid < least)
      throw conflict('Too little of the fee has been paid so far. You can claim when more has been paid.');
  }
  const counted = (await countedWith(entry, rule, intake)).filter(
    ([one]) => !one?.applicationId.equals(entry.applicationId),
  );
  const one = { rate: null, ...(typeof base === 'number' && { base }) };
  const students = [...counted.map((entries) => countedOf(rule, entries)), one];
  const rate = ratesOf(rule, students).at(-1) ?? tierRate(rule.tiers, 1);
  const bonus = carriesBonus(entry) ? (bonusesOf(rule, students).at(-1) ?? 0) : 0;
  const minor = earnedBy(rule, entry, fees, rate, bonus);
  if (minor === null)
    throw conflict(
      base === 'ask'
        ? 'The agreement doesn’t mention scholarships. Please ask the university and enter the answer.'
        : 'Please enter the fee first.',
    );
  const claimBy = rule.claimDays === null ? null : addDays(on, rule.claimDays);
  return { kind: 'claimable', minor, rate, ...(bonus > 0 && { bonus }), claimBy };
}

/**
 * What a sub-agent or a branch that is a firm of its own was paid; under its key once. 404 for a branch that nothing of
 * the entry is due to.
 */
async function payShare(
  entry: CommissionEntryRecord,
  { branchId, currency, minor, withheld, key, on, note }: Extract<EntryChangeAsked, { kind: 'share paid' }>,
  by: Signed,
): Promise<void> {
  const firm = branchId === null ? null : firmsOf(entry).find((one) => String(one.branchId) === branchId);
  if (firm === undefined) throw notFound('Branch not found.');
  if (hasKey(entry, key)) return;
  const change = {
    ...{ kind: 'share paid' as const, currency, minor },
    ...(firm && { branchId: firm.branchId }),
    ...(withheld > 0 && { withheld }),
  };
  await write(entry, by, { change, on, note, key });
}

/** What an answer means for the block follows from the application, when that is read again. */
async function answerOnshore(
  entry: CommissionEntryRecord,
  rule: RateRule<Id>,
  { answer, on, note }: Extract<EntryChangeAsked, { kind: 'onshore' }>,
  by: Signed,
): Promise<void> {
  if (entry.country !== 'Australia') throw conflict('This applies only to Australia.');
  const change = expectedWith(entry, rule, standingOf(entry).fees);
  const words = `${ONSHORE_ANSWERS[answer]}. ${note}`;
  await settle(await add(entry, by, { change, on, note: words }, { onshore: answer }));
  await refreshEntries(entry.agencyId, on);
}

async function lift(
  scope: CommissionScope,
  entry: CommissionEntryRecord,
  { on, note }: { on: string; note: string },
  by: Signed,
): Promise<void> {
  const { reason, state, fees } = standingOf(entry);
  if (!scope.decides) throw forbidden();
  if (state !== 'blocked' || !reason) throw conflict('This commission isn’t blocked, so there is nothing to allow.');
  if (!BLOCKS[reason].canLift) throw conflict('This block can’t be overridden. It ends when its cause is resolved.');
  const rule = await ruleOf(entry.agreementId, standingOf(entry).rule);
  const lifted = [...entry.lifted, reason];
  await settle(await add(entry, by, { change: expectedWith(entry, rule, fees), on, note }, { lifted }));
}

/** A deposit that is claimed at first: two entries take the place of the one. */
async function split(
  entry: CommissionEntryRecord,
  rule: RateRule<Id>,
  { deposit, on, note }: Extract<EntryChangeAsked, { kind: 'split' }>,
  by: Signed,
): Promise<void> {
  const standing = standingOf(entry);
  if (rule.kind === 'flat') throw conflict('A fixed amount can’t be split into deposit and balance.');
  if (entry.part !== 'all' || standing.state !== 'expected')
    throw conflict('Only an expected commission that is not split yet can be split.');
  const parts = (['deposit', 'rest'] as const).map((part) => {
    const of = { ...entry, part, _id: new Types.ObjectId(), unposted: false };
    return { of, change: expectedWith(of, rule, { ...standing.fees, deposit }) };
  });
  // A fixed amount of a sub-agent is for both together.
  const flats = splitFlat(
    entry.partner?.flat,
    parts.map(({ change }) => ('minor' in change && change.minor) || 0),
  );
  for (const [place, { of: whole, change }] of parts.entries()) {
    const flat = flats[place];
    const of = { ...whole, partner: whole.partner && flat ? { ...whole.partner, flat } : whole.partner };
    const record = { ...of, events: [{ change, on, note, by }] };
    await CommissionEntry.create({ ...record, ...copiesOf(standingOf(record)) }).catch((error) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }
  await write(entry, by, { change: { kind: 'dropped' }, on, note: SPLIT });
}

function splitFlat(flat: PartnerShare['flat'], amounts: readonly number[]) {
  if (!flat) return [];
  const weights = amounts.some((one) => one > 0) ? amounts : amounts.map(() => 1);
  return splitOf(flat.minor, weights).map((minor) => ({ ...flat, minor }));
}
