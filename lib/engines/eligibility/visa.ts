import type { Country } from '@/lib/domain/countries';
import { addMonths } from '@/lib/domain/days/day';
import { type EnglishName, type TestScores, toeflScaleText } from '@/lib/domain/test-scores';
import type { Fact } from '@/lib/engines/facts/fact';
import { type FactOverrides, factOn, isOverdue } from '@/lib/engines/facts/read';
import { type Asked, ENGLISH_NAMES, REPORTS, reportScaleOf } from './applicant-profile';
import { bestOf, dayText, type RuleResult, sourceOf, type Verdict } from './verdicts';

/**
 * Whether the English scores are enough for the student visa: another question than admission. Only Australia's scores are
 * known here; what rests on a secondary source is 'likely' at most, and elsewhere the answer is 'unknown'.
 */
export function visaOf(
  country: Country,
  tests: Readonly<Partial<TestScores>>,
  asked: Asked,
  overrides?: FactOverrides,
): { verdict: Verdict; rules: RuleResult[] } {
  const rules = country === 'Australia' ? australia(tests, asked, overrides) : [];
  if (rules.length === 0) {
    const text =
      country === 'Australia'
        ? 'Australia requires an English test, and there is none in the profile'
        : `${country}: the English requirement for the visa is not known here`;
    return { verdict: 'unknown', rules: [{ rule: 'English', verdict: 'unknown', text }] };
  }
  return { verdict: bestOf(rules.map(({ verdict }) => verdict)), rules };
}

function australia(
  tests: Readonly<Partial<TestScores>>,
  { today, intakeDay }: Asked,
  overrides?: FactOverrides,
): RuleResult[] {
  const fresh = (id: Parameters<typeof factOn>[0], day: string): Fact | null => {
    const fact = factOn(id, day, overrides);
    return fact && !isOverdue(fact, today) ? fact : null;
  };
  return ENGLISH_NAMES.flatMap((rule): RuleResult[] => {
    const own = tests[`${REPORTS[rule]}_overall`];
    const taken = tests[`${REPORTS[rule]}_test_date`];
    if (typeof own !== 'number' || !taken) return [];
    const online = rule === 'DET' ? fresh('australia.visa-english.online', taken) : null;
    if (online) return [notAccepted(rule, online)];
    if (rule === 'TOEFL' && reportScaleOf(tests) === '1-6')
      return [globalToefl(fresh('australia.visa-english.toefl', taken), own)];
    const age = fresh('australia.visa-english.age', today);
    const last = age && addMonths(taken, Number(age.value));
    if (last && last < (intakeDay ?? today)) {
      const text = `${rule} report has expired: it was valid for ${age.value} months, until ${dayText(last)}`;
      return [{ rule, verdict: 'not met', text, source: sourceOf(age) }];
    }
    const alone = fresh('australia.visa-english', taken);
    if (!alone)
      return [
        {
          rule,
          verdict: 'unknown',
          text: `We don’t know which score is required for a test taken on ${dayText(taken)}`,
        },
      ];
    return [scoreRule(rule, own, alone, fresh('australia.visa-english.20-weeks', taken))];
  });
}

/** The Duolingo English Test is taken online, wherever one is. */
function notAccepted(rule: EnglishName, fact: Fact): RuleResult {
  const source = sourceOf(fact);
  const text = `${rule} is taken online, and Australia’s visa accepts only tests from a secure test centre`;
  return { rule, verdict: source.kind === 'official' ? 'not met' : 'likely not', text, source };
}

function globalToefl(fact: Fact | null, own: number): RuleResult {
  const mine = `TOEFL ${own.toFixed(1)} on ${toeflScaleText('1-6')}`;
  if (!fact) return { rule: 'TOEFL', verdict: 'unknown', text: `${mine}: whether Australia accepts it is not known` };
  const text = `${mine}: Australia accepts only the test ‘TOEFL iBT Australia’, scored on the scale ${toeflScaleText('0-120')}`;
  return { rule: 'TOEFL', verdict: 'not met', text, source: sourceOf(fact) };
}

/** `withEnglish`: the least that is enough after an English course in Australia. */
function scoreRule(rule: EnglishName, own: number, alone: Fact, withEnglish: Fact | null): RuleResult {
  const source = sourceOf(alone);
  const decides = source.kind === 'official';
  const needed = scoreFor(rule, alone);
  if (needed === null) {
    return {
      rule,
      verdict: decides ? 'not met' : 'likely not',
      text: `${rule} is not on Australia’s list of accepted tests`,
      source,
    };
  }
  const former = alone.validTo === null ? '' : ` for tests taken up to ${dayText(alone.validTo)}`;
  const text = `${rule} ${needed} needed${former}; the score is ${own}`;
  if (own >= needed) return { rule, verdict: decides ? 'met' : 'likely', text, source };
  const least = withEnglish && scoreFor(rule, withEnglish);
  if (least !== null && own >= least) {
    return {
      rule,
      verdict: 'unknown',
      text: `${text}: this is enough only if the student takes an English course first`,
      source,
    };
  }
  return { rule, verdict: decides ? 'not met' : 'likely not', text, source };
}

function scoreFor(rule: EnglishName, { value }: Fact): number | null {
  const score = typeof value === 'object' ? Number(value[rule]) : Number.NaN;
  return Number.isNaN(score) ? null : score;
}
