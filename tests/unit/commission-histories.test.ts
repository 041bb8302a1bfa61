import { describe, expect, it } from 'vitest';
import {
  type CommissionEntry,
  type EntryChange,
  outstanding,
  type Standing,
  standingOf,
} from '@/lib/domain/commission/entry';
import { postingsOf } from '@/lib/domain/commission/legs';
import { amountOf, baseOf, bonusesOf, type Fees, ratesOf } from '@/lib/domain/commission/rates';
import { refusalOf } from '@/lib/domain/commission/refusals';
import { type RateRule, ruleFor } from '@/lib/domain/commission/rules';
import { PAYEES, type PartnerShare, sharesDue } from '@/lib/domain/commission/shares';
import { CHANGE_KINDS, ENTRY_STATES } from '@/lib/domain/commission/states';
import { MILLION } from '@/lib/domain/ledger/amounts';
import { balancesOf, type Posting, sumsOf } from '@/lib/domain/ledger/posting';
import { type Numbers, numbers } from '../support/numbers';

const HISTORIES = process.env.LONG_TESTS ? 100_000 : 150;
const SEED = process.env.LONG_TESTS ? Number(process.env.SEED ?? Date.now() % 1_000_000) : 20_261_127;

const ENDS: readonly string[] = ['dropped', 'deferred', 'lapsed', 'refused', 'blocked', 'clawed back'];

const rule = (more: Partial<RateRule>): RateRule => ({
  ...{ _id: 'rule', levels: [], course: '', kind: 'percent', tiers: [{ from: 1, rate: 100_000 }] },
  ...{ tierMode: null, tierDrop: null, countBy: null, base: 'first-year-fee', scholarship: 'after', terms: 1 },
  ...{ payEvent: 'census', minPaid: null, cap: null, clawback: 'pro-rata', clawbackDays: null, claimDays: 60 },
  ...{ keyDate: 'enrolment', source: 'Agreement, page 3' },
  ...more,
});

const CAMPUSES = ['', 'London', 'Leeds'];
const NATIONALITIES = ['', 'Nepal', 'India'];

/** One rule for all, at times after one for some. */
function randomRules(given: Numbers): RateRule[] {
  const { one, chance } = given;
  const all = { ...randomRule(given), _id: 'all' };
  if (chance(0.6)) return [all];
  const some = {
    ...(chance(0.4) ? { intakes: ['Sep' as const] } : {}),
    ...(chance(0.4) ? { campus: 'london' } : {}),
    ...(chance(0.4) ? { nationalities: [one(['Nepal', 'Bhutan'])] } : {}),
  };
  return [{ ...randomRule(given), ...some, _id: 'some' }, all];
}

function randomRule({ upTo, one, chance }: Numbers): RateRule {
  const isPercent = chance(0.7);
  const rateAt = (place: number) => (isPercent ? 50_000 + upTo(150_000) : 50_000 + upTo(300_000)) + place * 20_000;
  const byValue = isPercent && chance(0.3);
  const steps = chance(0.5) ? [] : [3 + upTo(2), 6 + upTo(3)].map((from) => from * (byValue ? 1_200_000 : 1));
  const tiers = [1, ...steps].map((from, place) => ({ from, rate: rateAt(place) }));
  const many = tiers.length > 1;
  const bonus = chance(0.4)
    ? { from: 2 + upTo(4), minor: 1 + upTo(100_000), per: one(['student', 'once'] as const) }
    : null;
  const base = one(['first-year-fee', 'term-fee', 'first-term-fee'] as const);
  const isFirstTerm = isPercent && base === 'first-term-fee';
  return rule({
    ...{ kind: isPercent ? 'percent' : 'flat', tiers, base: isPercent ? base : null, bonus },
    ...{ scholarship: isPercent ? one(['before', 'after', 'silent']) : null, terms: isFirstTerm ? 1 : 1 + upTo(1) },
    tierMode: many ? one(['whole', 'marginal']) : null,
    tierDrop: many || bonus ? one(['keep', 're-rate']) : null,
    countBy: many || bonus ? 'intake' : null,
    ...(byValue && many ? { tiersBy: 'value' as const } : {}),
    cap: chance(0.3) ? { minor: 100_000 + upTo(200_000), per: one(['term', 'student']) } : null,
  });
}

const randomFees = ({ upTo, one, chance }: Numbers): Fees => ({
  fee: 500_000 + upTo(2_500_000),
  scholarship: chance(0.4) ? upTo(600_000) : null,
  deposit: 100_000 + upTo(300_000),
  silent: one(['before', 'after']),
});

/** A sub-agent's share of every kind. */
function randomShare({ upTo, one, chance }: Numbers): PartnerShare {
  const of = one(['came', 'before', 'gross', 'flat'] as const);
  if (of === 'flat') return { parts: 0, of, flat: { currency: one(['INR', 'GBP', 'NPR']), minor: 1 + upTo(200_000) } };
  return { parts: chance(0.1) ? MILLION : 1 + upTo(MILLION - 1), ...(of === 'came' ? {} : { of }) };
}

/** A book of one agreement: its entries, and what happens to all of them when one moves. */
class Book {
  readonly entries: CommissionEntry[] = [];
  constructor(
    readonly given: Numbers,
    readonly rules: RateRule[],
  ) {}

  add() {
    const { upTo, one, chance } = this.given;
    const found = ruleFor([{ version: 1, from: '2000-01-01', to: null, rules: this.rules }], {
      ...{ level: 'Master', course: 'MSc', month: one(['Jan', 'Sep'] as const) },
      ...{ campus: one(CAMPUSES), nationality: one(NATIONALITIES) },
      days: { application: '2027-01-01', offer: '2027-02-01', enrolment: '2027-09-01' },
    });
    if (typeof found === 'string') throw new Error('One rule is for all.');
    const { rule } = found;
    const term = rule.terms > 1 && chance(0.5) ? 2 : 1;
    const splits = rule.kind === 'percent' && chance(0.4);
    const fees = randomFees(this.given);
    const intake = 202_709;
    const partner = chance(0.4) ? { partnerId: 'sub', ...randomShare(this.given) } : null;
    const names = ['Moga', 'Jalandhar', 'Patiala'].slice(0, upTo(3));
    const branches = names.map((branchId) => ({ branchId, weight: 1 + upTo(3), isFirm: chance(0.5) }));
    const old = chance(0.15) ? { owedWhenEarned: true } : {};
    for (const part of splits ? (['deposit', 'rest'] as const) : (['all'] as const)) {
      const rate = rule.tiers[0]?.rate ?? 0;
      const minor = amountOf(rule, fees, { rate, term, part });
      const expected = { kind: 'expected', rule: { id: rule._id, version: 1 }, intake, fees, minor } as const;
      const _id = `e${this.entries.length}`;
      const entry = { _id, agreementId: 'A', currency: 'GBP', about: { number: _id, name: 'Asha' } };
      this.entries.push({
        ...entry,
        partner,
        branches,
        ...old,
        events: [{ change: expected, on: '2027-09-01', note: '' }],
      });
      this.place.set(_id, { rule, term, part });
    }
  }
  private readonly known = new Map<string, { events: number; standing: Standing }>();

  standing(entry: CommissionEntry): Standing {
    const known = this.known.get(entry._id);
    if (known?.events === entry.events.length) return known.standing;
    const standing = standingOf(entry);
    this.known.set(entry._id, { events: entry.events.length, standing });
    return standing;
  }
  readonly place = new Map<string, { rule: RateRule; term: number; part: 'all' | 'deposit' | 'rest' }>();

  ruleOf(entry: CommissionEntry): RateRule {
    return this.place.get(entry._id)?.rule ?? (this.rules[0] as RateRule);
  }

  /** Does it where it may be done. Whether it was. */
  happen(entry: CommissionEntry, change: EntryChange): boolean {
    if (refusalOf(entry, this.standing(entry), change) !== null) return false;
    entry.events.push({ change, on: '2027-10-01', note: 'seen' });
    return true;
  }

  /** Gives every entry that counts the rate and the bonus that its place has now: those of each rule together. */
  rerate() {
    for (const rule of this.rules) {
      const own = this.entries.filter((entry) => this.ruleOf(entry) === rule);
      const counted = own.filter((entry) => ENTRY_STATES[this.standing(entry).state].counts);
      const students = counted.map((entry) => {
        const { rate, bonus, fees } = this.standing(entry);
        const base = baseOf(rule, fees);
        return { rate, bonus, base: typeof base === 'number' ? base : 0 };
      });
      const [rates, bonuses] = [ratesOf(rule, students), bonusesOf(rule, students)];
      this.checkBonus(rule, bonuses);
      counted.forEach((entry, place) => {
        const standing = this.standing(entry);
        const [rate = 0, bonus = 0] = [rates[place], bonuses[place]];
        if (rate === standing.rate && bonus === standing.bonus) return;
        const minor = (this.amount(entry, standing, rate) ?? 0) + bonus;
        this.happen(entry, { kind: 'rated', minor, rate, bonus });
      });
    }
  }

  /** All of a bonus that is paid once, or each student's, or nothing. */
  private checkBonus({ bonus, tierDrop }: RateRule, bonuses: readonly number[]) {
    if (!bonus || bonuses.length === 0) return;
    const sum = bonuses.reduce((all, one) => all + one, 0);
    if (bonus.per === 'once') sure(sum === 0 || sum === bonus.minor, 'a part of a bonus', bonuses);
    else
      sure(
        bonuses.every((one) => one === 0 || one === bonus.minor),
        'another bonus',
        bonuses,
      );
    if (bonuses.length >= bonus.from) sure(sum > 0, 'no bonus', bonuses);
    else if (tierDrop === 're-rate') sure(sum === 0, 'a bonus too early', bonuses);
  }

  amount(entry: CommissionEntry, { fees }: Standing, rate: number) {
    const { term, part } = this.place.get(entry._id) ?? { term: 1, part: 'all' as const };
    return amountOf(this.ruleOf(entry), fees, { rate, term, part });
  }

  step() {
    const { upTo, one, chance } = this.given;
    const entry = one(this.entries);
    const standing = this.standing(entry);
    const left = outstanding(standing);
    const net = chance(0.2) ? upTo(Math.max(0, left)) : 0;
    const pay = chance(0.5) ? left : upTo(Math.max(0, left));
    const inRupees = chance(0.4);
    const through = pay - net;
    const charges = inRupees ? upTo(5_000) : upTo(Math.max(0, Math.min(500, through)));
    const slip = inRupees
      ? { currency: 'INR', minor: through > 0 ? through * 100 + upTo(900) : 0, charges: through > 0 ? charges : 0 }
      : { currency: 'GBP', minor: through - charges, charges };
    const kept = standing.settled - standing.clawed;
    const back = 1 + upTo(Math.max(0, kept - 1));
    const { tiers, _id } = this.ruleOf(entry);
    const rate = tiers[0]?.rate ?? 0;
    const share = standing.shares.length ? one(sharesDue(standing)) : null;
    const changes: Record<(typeof CHANGE_KINDS)[number], EntryChange> = {
      expected: {
        ...{ kind: 'expected', rule: { id: _id, version: 1 + upTo(2) }, intake: 202_801, fees: standing.fees },
        minor: this.amount(entry, standing, rate),
      },
      blocked: { kind: 'blocked', reason: 'no consent' },
      claimable: { kind: 'claimable', minor: this.amount(entry, standing, rate) ?? 0, rate, claimBy: '2027-12-01' },
      rated: { kind: 'claimed', sheetId: 'none' },
      claimed: { kind: 'claimed', sheetId: 's1' },
      agreed: { kind: 'agreed', minor: chance(0.7) ? standing.earned : upTo(standing.earned) },
      refused: { kind: 'refused' },
      received: { kind: 'received', minor: pay, slip, withheld: 0, net, shareWithheld: chance(0.2) ? upTo(5_000) : 0 },
      'clawed back': { kind: 'clawed back', minor: chance(0.3) ? kept : back },
      repaid: { kind: 'repaid', minor: 500, slip: { currency: 'GBP', minor: 510, charges: 10 } },
      'share paid': {
        ...{ kind: 'share paid', currency: share?.currency ?? 'GBP', minor: 1 + upTo(share?.due ?? 0) },
        ...(share?.kind === 'firm' ? { branchId: share.id } : {}),
        ...(chance(0.3) ? { withheld: upTo(200) } : {}),
      },
      lapsed: { kind: 'lapsed' },
      deferred: { kind: 'deferred' },
      dropped: { kind: 'dropped' },
    };
    // What can be done next, mostly what goes on; at times anything at all.
    const goesOn = ENTRY_STATES[standing.state].moves.filter((kind) => !ENDS.includes(kind) || chance(0.2));
    const kind = goesOn.length && chance(0.9) ? one(goesOn) : one(CHANGE_KINDS);
    const done = this.happen(entry, chance(0.07) ? { kind: 'taken back' } : changes[kind]);
    if (done) this.rerate();
  }
}

/** An assertion that costs little: there are millions. */
function sure(holds: boolean, what: string, of: unknown) {
  if (!holds) expect.fail(`${what}: ${JSON.stringify(of)}`);
}

function check(book: Book) {
  const known = new Map<string, string>();
  for (const entry of book.entries) {
    const own = postingsOf(entry);
    for (const one of own) {
      sure(!known.has(one.key), 'two postings have one key', one);
      known.set(one.key, JSON.stringify(one));
      sure((one.rule?.version ?? 0) > 0, 'a posting has no rule', one);
      for (const [, sum] of sumsOf(one.legs, ({ currency }) => currency)) sure(sum === 0, 'it does not add up', one);
    }
    checkEntry(entry, own);
  }
  // Made again, in another order, they are the same.
  const again = book.entries.toReversed().flatMap((entry) => postingsOf(structuredClone(entry)));
  sure(again.length === known.size, 'the second time there are others', again);
  for (const one of again) sure(known.get(one.key) === JSON.stringify(one), 'made again it is another', one);
}

/** What an entry says is what the ledger holds. */
function checkEntry(entry: CommissionEntry, own: Posting[]) {
  const standing = standingOf(entry);
  const balances = balancesOf(own);
  const on = (account: string, currency = 'GBP') =>
    balances.find((one) => one.account === account && one.currency === currency)?.minor ?? 0;
  sure(on('receivable:institution') === outstanding(standing), 'what is owed', entry);
  const income = on('income') + (entry.owedWhenEarned ? on('payable:partner') : 0);
  sure(income === standing.clawed - standing.earned - writtenOff(own), 'what was earned', entry);
  checkShares(entry, standing, own);
}

/** Each payee is owed what the ledger says, no one is paid more, and all of them together never get more than the agency kept. */
function checkShares(entry: CommissionEntry, standing: Standing, own: Posting[]) {
  const legs = own.flatMap((one) => one.legs);
  const shares = sharesDue(standing);
  for (const { kind, id, currency, due, paid } of shares) {
    const on = (account: string) =>
      legs.reduce(
        (sum, leg) =>
          leg.account === account && leg.partnerId === id && leg.currency === currency ? sum + leg.minor : sum,
        0,
      );
    sure(due >= 0, 'a part below zero', entry);
    sure(on(PAYEES[kind].cost) === due, 'the part', entry);
    sure(on(PAYEES[kind].payable) === paid - due, 'what is left of the part', entry);
    sure(standing.clawed > 0 || paid <= due, 'more was paid than is due', entry);
  }
  const lost = new Set(own.flatMap(({ reverses }) => reverses ?? []));
  const received = own.filter(({ event, key }) => event === 'received' && !lost.has(key));
  const hasNet = received.some((one) => one.legs.some(({ account }) => account === 'payable:institution'));
  const kept = Math.max(0, standing.settled - standing.clawed);
  for (const { isOfEntry, due } of shares)
    sure(!isOfEntry || due <= kept, 'more than the commission that was kept', entry);
  const flat = entry.partner?.flat;
  for (const { kind, of } of shares)
    if (flat && kind === 'sub-agent') sure(of <= flat.minor, 'more than the fixed amount', entry);
  for (const currency of new Set(shares.map((one) => one.currency))) {
    // A part of the commission itself, or a fixed amount where money came in another currency, is no part of this money.
    const isMixed = Object.keys(standing.came).length > 1;
    const ofMoney = shares.filter(
      (one) => !one.isOfEntry && one.currency in standing.came && !(one.isFixed && isMixed),
    );
    const all = ofMoney.filter((one) => one.currency === currency).reduce((sum, { due }) => sum + due, 0);
    const came = received
      .flatMap((one) => one.legs)
      .filter((leg) => leg.account === 'bank' && leg.currency === currency)
      .reduce((sum, { minor }) => sum + minor, 0);
    sure(hasNet || all <= came, 'they got more than came', entry);
    if (shares.every((one) => one.currency === 'GBP') && Object.keys(standing.came).every((one) => one === 'GBP'))
      sure(all <= standing.settled - standing.clawed, 'they got more than was kept', entry);
  }
}

/** What lapsed stays income that was given up. */
function writtenOff(own: Posting[]): number {
  return balancesOf(own)
    .filter(({ account }) => account === 'written off')
    .reduce((sum, { minor }) => sum + minor, 0);
}

describe('histories of commission', () => {
  it(`add up, whatever happens in whatever order: ${HISTORIES} of them, seed ${SEED}`, () => {
    const reached = new Set<string>();
    for (let history = 0; history < HISTORIES; history++) {
      const given = numbers(SEED + history);
      const book = new Book(given, randomRules(given));
      const students = 1 + given.upTo(5);
      for (let student = 0; student < students; student++) book.add();
      const steps = 10 + given.upTo(50);
      for (let step = 0; step < steps; step++) book.step();
      check(book);
      for (const entry of book.entries) reached.add(standingOf(entry).state);
    }
    expect([...reached].sort()).toEqual(Object.keys(ENTRY_STATES).sort());
  }, 3_600_000);
});
