import { describe, expect, it } from 'vitest';
import { amountOf, type Fees, ratesOf } from '@/lib/domain/commission/rates';
import { platformRuleProblems, type RateRule, ruleProblems } from '@/lib/domain/commission/rules';
import { type Numbers, numbers } from '../support/numbers';

const HISTORIES = process.env.LONG_TESTS ? 100_000 : 300;
const SEED = process.env.LONG_TESTS ? Date.now() % 1_000_000 : 20_261_128;

/** What an admin may enter of an agreement that the platform holds: of any kind, with steps in any order of rates, with and without a most. */
function randomRule({ upTo, one, chance }: Numbers): RateRule {
  const isPercent = chance(0.7);
  const starts = [1, ...(chance(0.3) ? [] : [2 + upTo(2), 5 + upTo(2), 8 + upTo(3)].slice(0, 1 + upTo(2)))];
  const tiers = starts.map((from) => ({ from, rate: isPercent ? upTo(200_000) : upTo(300_000) }));
  const many = tiers.length > 1;
  const highest = Math.max(...tiers.map(({ rate }) => rate));
  const base = one(['first-year-fee', 'term-fee', 'course-fee'] as const);
  const most = (minor: number) => ({ minor, per: one(['term', 'student'] as const) });
  const cap = chance(0.5) ? most(20_000 + upTo(200_000)) : null;
  return {
    ...{ _id: 'rule', levels: [], course: '', kind: isPercent ? 'percent' : 'flat', tiers, terms: 1 + upTo(2) },
    ...{ tierMode: many ? one(['whole', 'marginal'] as const) : null, countBy: many ? 'intake' : null },
    ...{ tierDrop: many ? one(['keep', 're-rate'] as const) : null, base: isPercent ? base : null },
    ...{
      scholarship: isPercent ? one(['before', 'after', 'silent'] as const) : null,
      payEvent: 'census',
      minPaid: null,
    },
    ...{ cap, clawback: 'none', clawbackDays: null, claimDays: null, keyDate: 'application', source: 'Page 3' },
    // At times too low.
    main: Math.max(0, highest + upTo(20_000) - (chance(0.3) ? 10_000 : 0)),
    mainCap: chance(0.5) ? null : cap && chance(0.7) ? { ...cap, minor: cap.minor + upTo(1_000) } : most(upTo(200_000)),
  };
}

const randomFees = ({ upTo, one, chance }: Numbers): Fees => ({
  fee: upTo(2_500_000),
  scholarship: chance(0.4) ? upTo(600_000) : null,
  deposit: chance(0.5) ? upTo(400_000) : null,
  silent: one(['before', 'after'] as const),
});

interface Student {
  fees: Fees;
  rate: number | null;
}

/** Who comes and leaves, in some order, each time with the rates that all of them have then. */
function* history(given: Numbers, rule: RateRule): Generator<Student[]> {
  const { upTo, one, chance } = given;
  let students: Student[] = [];
  for (let step = 0; step < 8 + upTo(8); step++) {
    if (students.length && chance(0.3)) {
      const gone = one(students);
      students = students.filter((student) => student !== gone);
    } else students = [...students, { fees: randomFees(given), rate: null }];
    const rates = ratesOf(rule, students);
    students = students.map((student, place) => ({ ...student, rate: rates[place] ?? null }));
    yield students;
  }
}

/** What the platform gets itself for the same student. */
const mainRule = (rule: RateRule): RateRule => ({ ...rule, cap: rule.mainCap ?? null });

/** By how much an agency's part of one student's term is above the main one: of the deposit, and of the term as a whole. */
function tooMuch(rule: RateRule, { fees, rate }: Student, term: number): number {
  const of = (part: 'all' | 'deposit' | 'rest') =>
    [
      amountOf(rule, fees, { rate: rate ?? 0, term, part }),
      amountOf(mainRule(rule), fees, { rate: rule.main ?? 0, term, part }),
    ] as const;
  const above = ([own, main]: readonly (number | null)[]) => (own ?? 0) - (main ?? 0);
  const [all, deposit, rest] = [of('all'), of('deposit'), of('rest')];
  // Deposit and rest are one amount in two steps.
  if (deposit[0] !== null) expect((deposit[0] ?? 0) + (rest[0] ?? 0)).toBe(all[0]);
  return Math.max(above(all), above(deposit));
}

const isEntered = (rule: RateRule) =>
  Object.keys({ ...ruleProblems(rule), ...platformRuleProblems(rule) }).length === 0;

describe('a part of what the platform gets', () => {
  it(`is never above it, by student and term, whoever comes and leaves: ${HISTORIES} histories, seed ${SEED}`, () => {
    const kinds = new Map<string, number>();
    let exceeded = 0;
    for (let place = 0; place < HISTORIES; place++) {
      const given = numbers(SEED + place);
      const rule = randomRule(given);
      const entered = isEntered(rule);
      for (const students of history(given, rule)) {
        for (const student of students) {
          for (let term = 1; term <= rule.terms; term++) {
            const above = tooMuch(rule, student, term);
            if (above > 0) exceeded += 1;
            if (entered && above > 0) expect.fail(JSON.stringify({ rule, student, term, above }));
          }
        }
      }
      const kind = [rule.kind, rule.tierMode, rule.cap && 'most', rule.mainCap && 'main most'].join(' ');
      if (entered) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    // The rules that are refused are refused for a reason, and of each kind some are not.
    expect(exceeded).toBeGreaterThan(HISTORIES);
    const tiers = ['', 'whole', 'marginal'];
    for (const mode of tiers) {
      for (const kind of ['flat', 'percent'])
        expect([mode, kind, kinds.get(`${kind} ${mode}  `) ?? 0]).not.toContain(0);
      expect([mode, kinds.get(`percent ${mode} most main most`) ?? 0]).not.toContain(0);
    }
  }, 3_600_000);

  it('without the main most would be above it', () => {
    const rule: RateRule = {
      ...randomRule(numbers(1)),
      ...{ kind: 'percent', tiers: [{ from: 1, rate: 100_000 }], tierMode: null, tierDrop: null, countBy: null },
      ...{ base: 'first-year-fee', scholarship: 'after', terms: 1, cap: null, main: 150_000 },
      mainCap: { minor: 60_000, per: 'term' },
    };
    const fees = { fee: 2_000_000, scholarship: null, deposit: null, silent: null };
    expect(tooMuch(rule, { fees, rate: 100_000 }, 1)).toBe(140_000);
    expect(platformRuleProblems(rule)).toEqual({ cap: expect.stringMatching('maximum') });
    expect(platformRuleProblems({ ...rule, cap: { minor: 60_000, per: 'term' } })).toEqual({});
    const { mainCap: _unknown, ...before } = rule;
    expect(platformRuleProblems(before)).toEqual({ mainCap: expect.any(String) });
    const flat = { ...rule, kind: 'flat' as const, base: null, scholarship: null };
    expect(platformRuleProblems(flat)).toEqual({ mainCap: expect.any(String) });
  });
});
