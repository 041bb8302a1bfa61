import { describe, expect, it } from 'vitest';
import { onshoreBlock } from '@/lib/domain/commission/blocks';
import {
  type CommissionEntry,
  type EntryChange,
  isShare,
  outstanding,
  type Slip,
  standingOf,
} from '@/lib/domain/commission/entry';
import { postingsOf } from '@/lib/domain/commission/legs';
import { amountOf, baseOf, bonusesOf, ratesOf } from '@/lib/domain/commission/rates';
import { refusalOf } from '@/lib/domain/commission/refusals';
import { type RateRule, type RuledBy, ruleFor, ruleProblems } from '@/lib/domain/commission/rules';
import { type PartnerShare, sharesDue } from '@/lib/domain/commission/shares';
import { balancesOf } from '@/lib/domain/ledger/posting';

const FEE = 1_600_000;
const TIERS = [
  { from: 1, rate: 100_000 },
  { from: 5, rate: 125_000 },
  { from: 10, rate: 150_000 },
];
const rule = (more: Partial<RateRule> = {}): RateRule => ({
  ...{ _id: 'r', levels: [], course: '', kind: 'percent', tiers: TIERS.slice(0, 1), tierMode: null, tierDrop: null },
  ...{ countBy: null, base: 'first-year-fee', scholarship: 'after', terms: 1, payEvent: 'census', minPaid: null },
  ...{ cap: null, clawback: 'pro-rata', clawbackDays: null, claimDays: 60, keyDate: 'enrolment', source: 'Page 3' },
  ...more,
});
const fees = (fee: number, more: object = {}) => ({ fee, scholarship: null, deposit: null, silent: null, ...more });
const all = { rate: 100_000, term: 1, part: 'all' } as const;

/** What students one after another bring, each with the rates that the others' coming changes. */
function sumOf(given: RateRule, students: number): number {
  let rates: { rate: number | null }[] = [];
  for (let student = 0; student < students; student++) {
    rates = [...rates, { rate: null }];
    rates = ratesOf(given, rates).map((rate) => ({ rate }));
  }
  return rates.reduce((sum, { rate }) => sum + (amountOf(given, fees(FEE), { ...all, rate: rate ?? 0 }) ?? 0), 0);
}

const entryOf = (...changes: EntryChange[]): CommissionEntry => ({
  ...{ _id: 'e', agreementId: 'A', currency: 'GBP', about: { number: 'A1', name: 'Asha' } },
  ...{ branches: [], partner: null },
  events: [
    { kind: 'expected', rule: { id: 'r', version: 1 }, intake: 202_709, fees: fees(FEE), minor: 160_000 } as const,
    ...changes,
  ].map((change) => ({ change, on: '2027-10-01', note: '' })),
});
const earned = (minor: number, rate = 120_000): EntryChange => ({ kind: 'claimable', minor, rate, claimBy: null });
const came = (minor: number, net = 0, more: object = {}): EntryChange => ({
  ...{ kind: 'received', minor, net, withheld: 0, shareWithheld: 0 },
  slip: { currency: 'GBP', minor: minor - net, charges: 0 },
  ...more,
});
const agreed = (minor: number): EntryChange[] => [
  { kind: 'claimed', sheetId: 's' },
  { kind: 'agreed', minor },
];
const standing = (entries: CommissionEntry[]) =>
  Object.fromEntries(
    balancesOf(entries.flatMap(postingsOf)).map((one) => [`${one.currency} ${one.account}`, one.minor]),
  );

describe('tiers', () => {
  const tiered = (tierMode: 'whole' | 'marginal', tierDrop: 'keep' | 're-rate' = 're-rate') =>
    rule({ tiers: TIERS, tierMode, tierDrop, countBy: 'intake' });

  it.each([
    [4, 640_000, 640_000],
    [5, 1_000_000, 840_000],
    [9, 1_800_000, 1_640_000],
    [10, 2_400_000, 1_880_000],
    [11, 2_640_000, 2_120_000],
  ])('%i students: for all of them %i, from that student on %i', (students, whole, marginal) => {
    expect(sumOf(tiered('whole'), students)).toBe(whole);
    expect(sumOf(tiered('marginal'), students)).toBe(marginal);
  });

  it('are counted again when two of eleven leave, or stay, as the agreement says', () => {
    const nine = Array.from({ length: 9 }, () => ({ rate: 150_000 }));
    expect(ratesOf(tiered('whole'), nine)).toEqual(nine.map(() => 125_000));
    expect(ratesOf(tiered('whole', 'keep'), nine)).toEqual(nine.map(() => 150_000));
    // Of tiers that count from a student on, who had the higher rate keeps it, and a new one has that of their place.
    const one = [{ rate: 150_000 }, { rate: null }];
    expect(ratesOf(tiered('marginal', 'keep'), one)).toEqual([150_000, 100_000]);
    expect(ratesOf(tiered('marginal'), one)).toEqual([100_000, 100_000]);
  });

  it('post the tenth student and nine adjustments, each naming both rates', () => {
    const nine = Array.from({ length: 9 }, () => entryOf(earned(200_000, 125_000)));
    const rated = nine.map((entry) => ({
      ...entry,
      events: [
        ...entry.events,
        { change: { kind: 'rated', minor: 240_000, rate: 150_000 } as const, on: '2027-10-02', note: '' },
      ],
    }));
    expect(rated.flatMap(postingsOf).filter(({ event }) => event === 'rated')).toHaveLength(9);
    expect(standing([...rated, entryOf(earned(240_000, 150_000))])).toEqual({
      'GBP receivable:institution': 2_400_000,
      'GBP income': -2_400_000,
    });
  });

  it('must be read from the agreement', () => {
    expect(ruleProblems(rule({ tiers: TIERS }))).toMatchObject({
      tierMode: expect.any(String),
      tierDrop: expect.any(String),
      countBy: expect.any(String),
    });
    expect(ruleProblems(rule({ base: null, scholarship: null }))).toMatchObject({
      base: 'Please choose the fee basis.',
    });
    const overlapping = [TIERS[0], { from: 1, rate: 5 }] as RateRule['tiers'];
    expect(ruleProblems(rule({ tiers: overlapping })).tiers).toBeDefined();
    expect(ruleProblems(rule())).toEqual({});
  });
});

describe('what a fee earns', () => {
  it('is of the fee after scholarship where the rule says so, and asks where it says nothing', () => {
    const partial = fees(1_800_000, { scholarship: 360_000 });
    const at15 = { ...all, rate: 150_000 };
    expect(amountOf(rule(), partial, at15)).toBe(216_000);
    expect(amountOf(rule({ scholarship: 'before' }), partial, at15)).toBe(270_000);
    const silent = rule({ scholarship: 'silent' });
    expect([baseOf(silent, partial), amountOf(silent, partial, at15)]).toEqual(['ask', null]);
    expect(amountOf(silent, { ...partial, silent: 'after' }, at15)).toBe(216_000);
    // Without a scholarship there is nothing to ask.
    expect(amountOf(silent, fees(FEE), at15)).toBe(240_000);
  });

  it('is unknown while the fee is', () => {
    expect(amountOf(rule(), { ...fees(0), fee: null }, all)).toBeNull();
  });

  it('is a part on the deposit and the rest, under one cap', () => {
    const qa = fees(1_440_000, { deposit: 550_000 });
    const of = (given: RateRule, part: 'deposit' | 'rest') => amountOf(given, qa, { rate: 150_000, term: 1, part });
    expect([of(rule(), 'deposit'), of(rule(), 'rest')]).toEqual([82_500, 133_500]);
    const capped = rule({ cap: { minor: 60_000, per: 'student' } });
    expect([of(capped, 'deposit'), of(capped, 'rest')]).toEqual([60_000, 0]);
  });

  it('is divided into terms without loss', () => {
    const halves = rule({ kind: 'flat', base: null, scholarship: null, terms: 2 });
    const at = (term: number) => amountOf(halves, fees(0), { rate: 150_001, term, part: 'all' });
    expect([at(1), at(2)]).toEqual([75_001, 75_000]);
  });
});

describe('new kinds of rates', () => {
  const students = (bases: number[]) => bases.map((base) => ({ rate: null, base, bonus: 0 }));
  const tiers = [
    { from: 1, rate: 100_000 },
    { from: 5_000_000, rate: 150_000 },
  ];

  it('steps by the total fees: for all students, or from the one on with whom they are reached', () => {
    const by = { tiers, tiersBy: 'value' as const, tierDrop: 're-rate' as const };
    const fees = students([2_000_000, 2_000_000, 1_000_000, 500_000]);
    expect(ratesOf({ ...by, tierMode: 'marginal' }, fees)).toEqual([100_000, 100_000, 150_000, 150_000]);
    expect(ratesOf({ ...by, tierMode: 'whole' }, fees)).toEqual(Array(4).fill(150_000));
    expect(ratesOf({ ...by, tierMode: 'whole' }, fees.slice(0, 2))).toEqual([100_000, 100_000]);
    expect(ratesOf({ ...by, tiersBy: 'students', tierMode: 'whole' }, fees)).toEqual(Array(4).fill(100_000));
  });

  it('give a bonus at so many students, for each or once, and take it back where they leave, as the agreement says', () => {
    const of = (per: 'student' | 'once', tierDrop: 'keep' | 're-rate') => ({
      ...{ tiers, tierMode: null, tierDrop, bonus: { from: 3, minor: 1_000_000, per } },
    });
    const some = (count: number, bonus = 0) => Array(count).fill({ rate: null, bonus });
    expect(bonusesOf(of('student', 're-rate'), some(2))).toEqual([0, 0]);
    expect(bonusesOf(of('student', 're-rate'), some(3))).toEqual([1_000_000, 1_000_000, 1_000_000]);
    expect(bonusesOf(of('once', 're-rate'), some(3))).toEqual([333_334, 333_333, 333_333]);
    expect(bonusesOf(of('once', 're-rate'), some(2, 333_333))).toEqual([0, 0]);
    expect(bonusesOf(of('once', 'keep'), some(2, 333_333))).toEqual([500_000, 500_000]);
    expect(bonusesOf(of('student', 'keep'), [{ rate: null, bonus: 5 }, { rate: null }])).toEqual([1_000_000, 0]);
  });

  it('are refused where they can’t be', () => {
    const { _id: _, ...plain } = rule({});
    expect(ruleProblems({ ...plain, tiersBy: 'value' })).toHaveProperty('tiersBy');
    expect(ruleProblems({ ...plain, bonus: { from: 3, minor: 1, per: 'once' } })).toMatchObject({
      ...{ tierDrop: expect.any(String), countBy: expect.any(String) },
    });
    expect(ruleProblems({ ...plain, base: 'first-term-fee', terms: 2 })).toHaveProperty('terms');
    expect(ruleProblems({ ...plain, base: 'first-term-fee', terms: 1 })).toEqual({});
  });
});

describe('a sub-agent’s part', () => {
  const fees = { fee: 1_500_000, scholarship: null, deposit: null, silent: null };
  const received = (minor: number, slip: Slip, withheld: number): EntryChange => ({
    ...{ kind: 'received', minor, slip, withheld, net: 0, shareWithheld: 0 },
  });
  /** Of £1,875: £1,000 came as 94,123.57 rupees after ₹350.50 of charges, £100 withheld as tax; then the rest in pounds. */
  const sharesOf = (share: PartnerShare, more: EntryChange[] = []) => {
    const changes: EntryChange[] = [
      { kind: 'expected', rule: { id: 'r', version: 1 }, intake: 202_709, fees, minor: 187_500 },
      { kind: 'claimable', minor: 187_500, rate: 125_000, claimBy: null },
      { kind: 'claimed', sheetId: 's' },
      { kind: 'agreed', minor: 187_500 },
      received(100_000, { currency: 'INR', minor: 9_412_357, charges: 35_050 }, 10_000),
      ...more,
    ];
    const entry = {
      ...{ _id: 'e', agreementId: 'a', currency: 'GBP', about: { number: '1', name: 'Asha' }, branches: [] },
      partner: { partnerId: 'p', ...share },
      events: changes.map((change) => ({ change, on: '2027-10-01', note: '' })),
    };
    return sharesDue(standingOf(entry)).map(({ currency, due }) => [currency, due]);
  };
  const rest = received(87_500, { currency: 'GBP', minor: 87_500, charges: 0 }, 0);

  it('is of what came by bank, of that before tax and charges, of the commission, or a fixed amount', () => {
    expect(sharesOf({ parts: 400_000 })).toEqual([['INR', 3_764_943]]);
    // ₹94,474.07 for £900: of £1,000 it would be ₹1,04,971.19.
    expect(sharesOf({ parts: 400_000, of: 'before' })).toEqual([['INR', 4_198_848]]);
    expect(sharesOf({ parts: 400_000, of: 'gross' })).toEqual([['GBP', 40_000]]);
    const flat = { parts: 0, of: 'flat' as const, flat: { currency: 'NPR', minor: 3_000_000 } };
    expect(sharesOf(flat)).toEqual([['NPR', 1_600_000]]);
    expect(sharesOf(flat, [rest])).toEqual([['NPR', 3_000_000]]);
    expect(sharesOf({ parts: 400_000, of: 'gross' }, [rest])).toEqual([['GBP', 75_000]]);
  });

  it('is never above what came at once, and a later amount takes nothing of it', () => {
    // All of £1,000 before tax and charges is more than the ₹94,123.57 that came.
    const whole = { parts: 1_000_000, of: 'before' as const };
    expect(sharesOf(whole)).toEqual([['INR', 9_412_357]]);
    const flat = { parts: 0, of: 'flat' as const, flat: { currency: 'GBP', minor: 150_000 } };
    const [first, last] = [
      received(10_000, { currency: 'GBP', minor: 500, charges: 9_500 }, 0),
      received(77_500, { currency: 'GBP', minor: 77_500, charges: 0 }, 0),
    ];
    // Owed by the part of the commission that came as rupees, however little comes in pounds after it.
    expect(sharesOf(flat)).toEqual([['GBP', 80_000]]);
    expect(sharesOf(flat, [first])).toEqual([['GBP', 80_500]]);
    // What was missing then is of the next.
    expect(sharesOf(flat, [first, last])).toEqual([['GBP', 150_000]]);
  });

  it('goes back with what is taken back', () => {
    const back: EntryChange = { kind: 'clawed back', minor: 93_750 };
    expect(sharesOf({ parts: 400_000, of: 'gross' }, [rest, back])).toEqual([['GBP', 37_500]]);
    const flat = { parts: 0, of: 'flat' as const, flat: { currency: 'NPR', minor: 3_000_000 } };
    expect(sharesOf(flat, [rest, back])).toEqual([['NPR', 1_500_000]]);
  });
});

describe('the rule of an application', () => {
  const versions = [
    { version: 1, from: '2026-01-01', to: '2027-12-31', rules: [rule({ _id: 'old' })] },
    { version: 2, from: '2027-08-01', to: '2027-12-31', rules: [rule({ _id: 'new', levels: ['Master'] })] },
  ];
  const application = (enrolment: string | null, level = 'Master', more: Partial<RuledBy> = {}): RuledBy => ({
    ...{ level, course: 'MSc Nursing', month: 'Sep', campus: '', nationality: '' },
    days: { application: '2026-11-01', offer: '2026-12-01', enrolment },
    ...more,
  });
  const chosen = (rules: RateRule[], more: Partial<RuledBy>) => {
    const found = ruleFor(
      [{ version: 1, from: '2026-01-01', to: null, rules }],
      application('2027-09-01', 'Master', more),
    );
    return typeof found === 'object' ? [found.rule._id, found.unsure] : found;
  };

  it('is for intakes, a campus or nationalities where it says so', () => {
    const all = rule({ _id: 'all' });
    const sep = [rule({ _id: 'jan', intakes: ['Jan', 'Feb'] }), all];
    expect([chosen(sep, { month: 'Jan' }), chosen(sep, { month: 'Sep' })]).toEqual([
      ['jan', null],
      ['all', null],
    ]);
    const london = [rule({ _id: 'london', campus: 'london' }), all];
    expect([chosen(london, { campus: 'East London Campus' }), chosen(london, { campus: 'Leeds' })]).toEqual([
      ['london', null],
      ['all', null],
    ]);
    const nepal = [rule({ _id: 'nepal', nationalities: ['Nepal', 'Bhutan'] }), all];
    expect([chosen(nepal, { nationality: 'Nepal' }), chosen(nepal, { nationality: 'India' })]).toEqual([
      ['nepal', null],
      ['all', null],
    ]);
    expect(chosen([rule({ intakes: ['Jan'] })], { month: 'Sep' })).toBe('none');
  });

  it('says what isn’t known of a student and would decide on it', () => {
    const london = rule({ _id: 'london', campus: 'london' });
    expect(chosen([london, rule({ _id: 'all' })], {})).toEqual(['all', 'campus']);
    expect(chosen([london], {})).toEqual(['london', 'campus']);
    const nepal = rule({ _id: 'nepal', nationalities: ['Nepal'], intakes: ['Sep'] });
    expect(chosen([nepal, london], { campus: 'London' })).toEqual(['london', 'nationality']);
    // Another condition turned it down already: nothing has to be known.
    expect(chosen([nepal, london], { month: 'Jan', campus: 'London' })).toEqual(['london', null]);
  });

  it('is that of its own key date', () => {
    expect(ruleFor(versions, application('2027-09-01'))).toMatchObject({ rule: { _id: 'new' }, version: 2 });
    expect(ruleFor(versions, application('2027-07-31'))).toMatchObject({ rule: { _id: 'old' }, version: 1 });
    expect(ruleFor(versions, application('2028-01-01'))).toBe('ended');
    expect(ruleFor(versions, application(null))).toBe('waits');
    expect(
      ruleFor(
        [{ version: 2, from: '2027-08-01', to: null, rules: versions[1]?.rules ?? [] }],
        application('2027-09-01', 'Bachelor'),
      ),
    ).toBe('none');
  });
});

describe('never', () => {
  it('an Australian onshore transfer, but for the three exceptions', () => {
    expect(onshoreBlock('Australia', 'yes', '2026-04-01')).toBe('onshore');
    expect(onshoreBlock('Australia', null, '2026-04-01')).toBe('onshore unknown');
    expect(onshoreBlock('Australia', null, null)).toBe('onshore unknown');
    expect(onshoreBlock('Australia', 'yes', '2026-03-31')).toBeNull();
    for (const answer of ['no', 'package', 'completed'] as const)
      expect(onshoreBlock('Australia', answer, '2027-01-01')).toBeNull();
    expect(onshoreBlock('Canada', 'yes', null)).toBeNull();
    // Blocked, nothing can be claimed.
    const blocked = entryOf({ kind: 'blocked', reason: 'onshore' });
    expect(refusalOf(blocked, standingOf(blocked), earned(5))).toMatch('blocked');
  });

  it('a sub-agent who gets more than was received', () => {
    expect([isShare(1_000_000), isShare(1_000_001), isShare(0), isShare(0.5)]).toEqual([true, false, false, false]);
  });
});

describe('the worked examples, as entries', () => {
  it('a clawback that the next payment settles', () => {
    const sub = { partner: { partnerId: 'sub', parts: 400_000 } };
    const first = {
      ...entryOf(
        earned(180_000),
        ...agreed(180_000),
        came(180_000),
        { kind: 'share paid', currency: 'GBP', minor: 72_000 },
        {
          kind: 'clawed back',
          minor: 120_000,
        },
      ),
      ...sub,
    };
    expect(standing([first])).toEqual({
      'GBP bank': 108_000,
      'GBP payable:institution': -120_000,
      'GBP payable:sub-agent': 48_000,
      'GBP income': -60_000,
      'GBP cost:sub-agent': 24_000,
    });
    const next = {
      ...entryOf(earned(150_000), ...agreed(150_000), came(150_000, 120_000), {
        kind: 'share paid',
        currency: 'GBP',
        minor: 12_000,
      }),
      ...{ _id: 'f', ...sub },
    };
    expect(standing([first, next])).toEqual({
      'GBP bank': 126_000,
      'GBP income': -210_000,
      'GBP cost:sub-agent': 84_000,
    });
  });

  it('a fixed sum for two branches, rupees, a sub-agent with tax withheld', () => {
    const slip = { currency: 'INR', minor: 9_123_455, charges: 35_050 };
    const branches = ['Moga', 'Jalandhar'].map((branchId) => ({ branchId, weight: 1, isFirm: false }));
    const entry = {
      ...entryOf(earned(150_000), ...agreed(150_000), came(150_000, 0, { slip, shareWithheld: 72_988 })),
      ...{ currency: 'CAD', branches, partner: { partnerId: 'sub', parts: 400_000 } },
    };
    expect(standing([entry])).toEqual({
      'CAD income': -150_000,
      'CAD exchange': 150_000,
      'INR bank': 9_123_455,
      'INR bank charges': 35_050,
      'INR exchange': -9_158_505,
      'INR cost:sub-agent': 3_649_382,
      'INR payable:sub-agent': -3_576_394,
      'INR tax withheld to pay': -72_988,
    });
  });

  it('a branch that is a firm of its own is owed its part of what came, after the sub-agent’s, and is paid the same way', () => {
    const branches = [
      { branchId: 'Moga', weight: 1, isFirm: true },
      { branchId: 'Jalandhar', weight: 1, isFirm: false },
    ];
    const partner = { partnerId: 'sub', parts: 400_000 };
    const of = { currency: 'CAD', branches, partner };
    const slip = { currency: 'INR', minor: 9_123_455, charges: 35_050 };
    const events = [earned(150_000), ...agreed(150_000)];
    // Nothing is owed before money came.
    expect(standing([{ ...entryOf(...events), ...of }])).toEqual({
      'CAD receivable:institution': 150_000,
      'CAD income': -150_000,
    });
    events.push(came(150_000, 0, { slip }));
    const owed = standing([{ ...entryOf(...events), ...of }]);
    expect(owed).toMatchObject({ 'INR payable:sub-agent': -3_649_382, 'INR payable:partner': -2_737_037 });
    const paid = (minor: number): EntryChange => ({ kind: 'share paid', currency: 'INR', minor, branchId: 'Moga' });
    const entry = { ...entryOf(...events), ...of };
    expect(refusalOf(entry, standingOf(entry), paid(2_737_038))).toMatch('more than is owed');
    expect(refusalOf(entry, standingOf(entry), { ...paid(1), branchId: 'Jalandhar' } as EntryChange)).toMatch('owed');
    expect(refusalOf(entry, standingOf(entry), paid(2_737_037))).toBeNull();
    const after = standing([{ ...entryOf(...events, paid(2_737_037)), ...of }]);
    expect(after).not.toHaveProperty('INR payable:partner');
    expect(after).toMatchObject({ 'INR bank': 9_123_455 - 2_737_037, 'INR cost:partner': 2_737_037 });
    // Taken back, all is as before.
    expect(standing([{ ...entryOf(...events, paid(2_737_037), { kind: 'taken back' }), ...of }])).toEqual(owed);
    // Books that owed it when it was earned stay so.
    expect(standing([{ ...entryOf(earned(150_001)), branches, owedWhenEarned: true }])).toEqual({
      'GBP receivable:institution': 150_001,
      'GBP payable:partner': -75_001,
      'GBP income': -75_000,
    });
  });

  it('all shares together never get more than was kept, and what was withheld as tax isn’t paid again', () => {
    const branches = ['Moga', 'Patiala', 'Jalandhar'].map((branchId) => ({ branchId, weight: 1, isFirm: true }));
    const entry = {
      ...entryOf(earned(3), ...agreed(3), came(3), { kind: 'clawed back', minor: 1 }),
      branches,
    };
    expect(sharesDue(standingOf(entry)).map(({ due }) => due)).toEqual([1, 1, 0]);
    const taxed = {
      ...entryOf(earned(1_000), ...agreed(1_000), came(1_000, 0, { shareWithheld: 8 })),
      partner: { partnerId: 'sub', parts: 400_000 },
    };
    const pays = (minor: number): EntryChange => ({ kind: 'share paid', currency: 'GBP', minor });
    expect(refusalOf(taxed, standingOf(taxed), pays(393))).toMatch('more than is owed');
    expect(refusalOf(taxed, standingOf(taxed), pays(392))).toBeNull();
  });

  it('tax that was withheld of what comes now is posted once, in its own currency, though an older share grows with it', () => {
    const slip = { currency: 'INR', minor: 100_000, charges: 0 };
    const entry = {
      ...entryOf(
        ...[earned(2_000), ...agreed(2_000), came(1_000), { kind: 'clawed back', minor: 400 } as const],
        came(1_000, 0, { slip, shareWithheld: 500 }),
      ),
      partner: { partnerId: 'Batala', parts: 500_000 },
    };
    // Of 500 pounds 300 stayed due after the clawback, and 400 once twice as much had come.
    expect(standing([entry])).toMatchObject({ 'GBP cost:sub-agent': 400, 'GBP payable:sub-agent': -400 });
    expect(standing([entry])).toMatchObject({ 'INR cost:sub-agent': 40_000, 'INR payable:sub-agent': -39_500 });
    expect(standing([entry])['INR tax withheld to pay']).toBe(-500);
    expect(standing([entry])).not.toHaveProperty('GBP tax withheld to pay');
  });

  it('a slip that does not add up, or more than is owed, is refused', () => {
    const entry = entryOf(earned(1_000), ...agreed(1_000));
    const refused = (change: EntryChange) => refusalOf(entry, standingOf(entry), change);
    expect(refused(came(1_001))).toMatch('more than is owed');
    expect(refused(came(1_000, 0, { slip: { currency: 'GBP', minor: 900, charges: 50 } }))).toMatch('add up');
    expect(refused(came(1_000, 0, { slip: { currency: 'GBP', minor: 950, charges: 50 } }))).toBeNull();
    expect(refused(came(400))).toBeNull();
    // Of a slip in another currency only that something came is known here.
    const inRupees = (minor: number) => came(1_000, 0, { slip: { currency: 'INR', minor, charges: 0 } });
    expect([refused(inRupees(0)), refused(inRupees(1))]).toEqual([
      'Please enter the amount on the bank statement.',
      null,
    ]);
    const part = entryOf(earned(1_000), ...agreed(1_000), came(400));
    expect([standingOf(part).state, outstanding(standingOf(part))]).toEqual(['part received', 600]);
    // What was clawed back stays so, whatever comes after it.
    const clawed = entryOf(
      ...[earned(1_000), ...agreed(1_000), came(400), { kind: 'clawed back', minor: 100 } as const],
      came(300),
    );
    expect(standingOf(clawed).state).toBe('clawed back');
    expect(refusalOf(part, standingOf(part), { kind: 'clawed back', minor: 401 })).toMatch('more than was received');
  });
});
