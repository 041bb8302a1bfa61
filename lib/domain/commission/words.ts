import { minorMoney } from '../money/money-words';
import { BLOCKS } from './blocks';
import type { EntryChange } from './entry';
import {
  BASES,
  BONUS_PER,
  CAPS,
  COUNTED_BY,
  KEY_DATES,
  PAY_EVENTS,
  type RateRule,
  SCHOLARSHIP,
  TIER_MODES,
} from './rules';
import { PAYEES, type PartnerShare, SHARE_BASES } from './shares';
import type { EntryState } from './states';

/** '12.5 %' of parts per million. */
export const percentWords = (parts: number): string => `${parts / 10_000}%`;

/** '12.5 %', or a fixed sum. */
const rateWords = ({ kind }: Pick<RateRule<unknown>, 'kind'>, rate: number, currency: string): string =>
  kind === 'percent' ? percentWords(rate) : minorMoney(rate, currency);

/** What the university pays the platform by a rule: 'this platform gets 15 %, at most £600 each term'; '' of an agency's own. */
export function mainWords(rule: RateRule<unknown>, currency: string): string {
  const { main, mainCap } = rule;
  if (main === undefined) return '';
  const most =
    mainCap === undefined
      ? 'maximum not known'
      : mainCap && `at most ${minorMoney(mainCap.minor, currency)} ${CAPS[mainCap.per].toLowerCase()}`;
  return [`this platform gets ${rateWords(rule, main, currency)}`, most].filter(Boolean).join(', ');
}

/** Whom a rule is for, in words; '' for all. */
export function ruleForWords(
  rule: Pick<RateRule<unknown>, 'levels' | 'course' | 'intakes' | 'campus' | 'nationalities'>,
): string {
  const { levels, course, intakes = [], campus, nationalities = [] } = rule;
  const parts = [
    levels.join(', '),
    course,
    intakes.length > 0 && `${intakes.join(', ')} intakes`,
    campus && `campus ${campus}`,
    nationalities.length > 0 && `students from ${nationalities.join(', ')}`,
  ];
  return parts.filter(Boolean).join('; ');
}

const startWords = ({ tiersBy }: Pick<RateRule<unknown>, 'tiersBy'>, from: number, currency: string): string =>
  tiersBy === 'value' ? `fees of ${minorMoney(from, currency)}` : `student ${from}`;

/** A rule in one line: '10 %, from student 5 on 12.5 % for all, of the fee of the first year …'. */
export function ruleWords(rule: RateRule<unknown>, currency: string): string {
  const { tiers, tierMode, base, scholarship, cap, terms } = rule;
  const rates = tiers.map(({ from, rate }, place) =>
    place === 0
      ? rateWords(rule, rate, currency)
      : `from ${startWords(rule, from, currency)}: ${rateWords(rule, rate, currency)}`,
  );
  const { bonus } = rule;
  const parts = [
    rates.join(', '),
    tierMode && `${TIER_MODES[tierMode].toLowerCase()}, ${rule.countBy ? COUNTED_BY[rule.countBy].toLowerCase() : ''}`,
    bonus &&
      `bonus of ${minorMoney(bonus.minor, currency)} ${BONUS_PER[bonus.per].toLowerCase()} from student ${bonus.from}`,
    base && BASES[base].toLowerCase(),
    scholarship && SCHOLARSHIP[scholarship].toLowerCase(),
    terms > 1 && `in ${terms} instalments`,
    cap && `at most ${minorMoney(cap.minor, currency)} ${CAPS[cap.per].toLowerCase()}`,
    `payable when: ${PAY_EVENTS[rule.payEvent].toLowerCase()}`,
    rule.minPaid !== null && `${percentWords(rule.minPaid)} of the fee must be paid first`,
    rule.claimDays !== null && `claim within ${rule.claimDays} days`,
    `which version of the agreement applies depends on: ${KEY_DATES[rule.keyDate].toLowerCase()}`,
  ];
  return parts.filter(Boolean).join('; ');
}

/** What entries of one currency come to: `unknown` of them have no known amount, and `minor` is the others' sum. */
export function sumWords(of: {
  state: EntryState;
  currency: string;
  entries: number;
  unknown: number;
  minor: number;
  settled: number;
}): string {
  if (of.state === 'clawed back') return clawbackWords({ ...of, clawed: of.minor });
  const known = minorMoney(of.minor, of.currency);
  if (of.unknown === 0) return known;
  return of.unknown === of.entries ? 'Amount not known' : `${known}, plus ${of.unknown} with unknown amount`;
}

/** What was agreed with a sub-agent: '40% of the amount received by bank', or a fixed amount. */
export function shareAgreed({ parts, of = 'came', flat }: PartnerShare): string {
  if (flat) return `${minorMoney(flat.minor, flat.currency)} per student`;
  return `${percentWords(parts)} ${SHARE_BASES[of].toLowerCase()}`;
}

/** What came, went back and stayed: '£1,875 received, £1,250 clawed back, £625 remaining'. */
export function clawbackWords({
  currency,
  settled,
  clawed,
}: {
  currency: string;
  settled: number;
  clawed: number;
}): string {
  const amount = (minor: number) => minorMoney(minor, currency);
  return `${amount(settled)} received, ${amount(clawed)} clawed back, ${amount(settled - clawed)} remaining`;
}

/** What happened, in words. @param percent whether rates are percentages. @param branches what branches are called, by id */
export function changeWords(
  change: EntryChange<unknown>,
  currency: string,
  percent: boolean,
  branches: ReadonlyMap<string, string>,
): string {
  const amount = (minor: number) => minorMoney(minor, currency);
  const rate = (of: number) => (percent ? percentWords(of) : amount(of));
  const withBonus = (bonus = 0) => (bonus > 0 ? `, with a bonus of ${amount(bonus)}` : '');
  switch (change.kind) {
    case 'expected':
      return change.minor === null ? 'Expected (amount not known)' : `Expected: ${amount(change.minor)}`;
    case 'blocked':
      return `Blocked: ${BLOCKS[change.reason].words}`;
    case 'claimable':
      return `Claimable: ${amount(change.minor)} at ${rate(change.rate)}${withBonus(change.bonus)}`;
    case 'rated':
      return `New amount ${amount(change.minor)} at ${rate(change.rate)}${withBonus(change.bonus)}`;
    case 'claimed':
      return 'Claimed';
    case 'agreed':
      return `Agreed: ${amount(change.minor)}`;
    case 'received': {
      const { slip, withheld, net, minor } = change;
      const parts = [
        slip.minor > 0 && `${minorMoney(slip.minor, slip.currency)} received by bank`,
        slip.charges > 0 && `bank charges ${minorMoney(slip.charges, slip.currency)}`,
        withheld > 0 && `tax withheld ${amount(withheld)}`,
        net > 0 && `offset ${amount(net)}`,
      ].filter(Boolean);
      return `Received: ${amount(minor)} (${parts.join(', ')})`;
    }
    case 'clawed back':
      return `Clawed back: ${amount(change.minor)}`;
    case 'repaid':
      return `Clawback repaid: ${amount(change.minor)}`;
    case 'share paid': {
      const { currency: of, minor, withheld = 0 } = change;
      const tax = withheld > 0 ? ` (tax withheld ${minorMoney(withheld, of)})` : '';
      return `${shareWords(change.branchId, branches)} paid: ${minorMoney(minor, of)}${tax}`;
    }
    case 'taken back':
      return 'Previous change undone';
    default:
      return ONE_WORD[change.kind];
  }
}

const shareWords = (branchId: unknown, branches: ReadonlyMap<string, string>): string =>
  branchId === undefined ? PAYEES['sub-agent'].name : branches.get(String(branchId)) || PAYEES.firm.name;

const ONE_WORD = {
  refused: 'Refused',
  lapsed: 'Written off (claim deadline passed)',
  deferred: 'Deferred',
  dropped: 'Closed without commission',
} as const;
