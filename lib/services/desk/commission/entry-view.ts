import type { CommissionScope } from '@/lib/agency-access';
import type { EntryView } from '@/lib/contract/commission/entries';
import { BLOCKS } from '@/lib/domain/commission/blocks';
import { isSplit, SPLIT, standingOf } from '@/lib/domain/commission/entry';
import { baseOf, tierRate } from '@/lib/domain/commission/rates';
import { sharesDue } from '@/lib/domain/commission/shares';
import { CHANGES_BY_HAND, canHappen } from '@/lib/domain/commission/states';
import { changeWords, ruleWords, shareAgreed } from '@/lib/domain/commission/words';
import { notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { CommissionEntry, type CommissionEntryRecord } from '@/models/commission-entry';
import { CommissionPartner } from '@/models/commission-partner';
import { branchNames } from './branch-names';
import { rowsOf } from './entries';
import { commissionScope, entryIn } from './scope';
import { earnedBy, ruleOf } from './write';

/** An entry with its rule and its story. 403 for who sees none, 404 for one that isn't theirs. */
export async function viewEntry(viewer: Viewer, id: string): Promise<EntryView> {
  const scope = commissionScope(viewer);
  return viewOf(scope, await entryIn(scope, id));
}

export async function viewOf(scope: CommissionScope, entry: CommissionEntryRecord): Promise<EntryView> {
  const standing = standingOf(entry);
  const [rule, [row], names, partner, parts] = await Promise.all([
    ruleOf(entry.agreementId, standing.rule),
    rowsOf([entry]),
    branchNames(entry.agencyId),
    entry.partner && CommissionPartner.findById(entry.partner.partnerId, 'name').lean(),
    isSplit(entry) ? partsOf(entry) : [],
  ]);
  if (!row) throw notFound('Entry not found.');
  const { fees, state, reason, rate } = standing;
  const at = rate ?? tierRate(rule.tiers, 1);
  const earning = (silent: 'before' | 'after') => earnedBy(rule, entry, { ...fees, silent }, at) ?? 0;
  const { currency } = entry;
  const isPercent = rule.kind === 'percent';
  const shares = sharesDue(standing).map(({ kind, id, currency, due, paid }) => ({
    ...{ kind, branchId: kind === 'firm' ? String(id) : null, currency, due, paid },
    name: (kind === 'firm' ? names.get(String(id)) : partner?.name) ?? '',
  }));
  const isDue = shares.some(({ due, paid }) => due > paid);
  return {
    ...row,
    agreementId: String(entry.agreementId),
    rule: { words: ruleWords(rule, currency), version: standing.rule.version, source: rule.source },
    ...{ fee: fees.fee, scholarship: fees.scholarship, deposit: fees.deposit, silent: fees.silent },
    asks: baseOf(rule, fees) === 'ask' ? { before: earning('before'), after: earning('after') } : null,
    onshore: entry.onshore,
    asksOnshore: entry.country === 'Australia',
    canLift: scope.decides && state === 'blocked' && reason !== null && BLOCKS[reason].canLift,
    partner: entry.partner && { name: partner?.name ?? '', agreed: shareAgreed(entry.partner) },
    branches: entry.branches.map(({ branchId, weight, isFirm }) => ({
      ...{ name: names.get(String(branchId)) ?? '', weight, isFirm },
    })),
    shares,
    story: storyOf(entry, isPercent, names).toReversed(),
    parts,
    next: scope.keeps
      ? CHANGES_BY_HAND.filter((kind) => canHappen(state, kind) && (kind !== 'share paid' || isDue))
      : [],
    canTakeBack: scope.decides && standing.state !== 'expected' && entry.events.length > 1,
    keeps: scope.keeps,
  };
}

/** The two entries that took the place of one. */
async function partsOf({ agencyId, applicationId, term }: CommissionEntryRecord): Promise<EntryView['parts']> {
  const parts = await CommissionEntry.find({ agencyId, applicationId, term }, 'part').lean();
  return parts.flatMap(({ _id, part }) => (part === 'all' ? [] : [{ _id: String(_id), part }]));
}

function storyOf(
  entry: CommissionEntryRecord,
  isPercent: boolean,
  branches: ReadonlyMap<string, string>,
): EntryView['story'] {
  const counting: number[] = [];
  const lost = new Set<number>();
  entry.events.forEach(({ change }, version) => {
    if (change.kind !== 'taken back') counting.push(version);
    else lost.add(counting.pop() ?? -1);
  });
  return entry.events.map(({ change, on, note, by }, version) => ({
    ...{ version, on, note, by: by.byName },
    what: note === SPLIT ? 'Split into deposit and balance' : changeWords(change, entry.currency, isPercent, branches),
    ...{ at: by.at.toISOString(), counts: !lost.has(version) && change.kind !== 'taken back' },
  }));
}
