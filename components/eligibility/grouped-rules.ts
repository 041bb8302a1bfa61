import type { Eligibility } from '@/lib/engines/eligibility/rules';
import type { RuleResult } from '@/lib/engines/eligibility/verdicts';

const ENGLISH = ['IELTS', 'PTE', 'TOEFL', 'DET'];

/** A call's rules as pages group them: one of the English ones is enough. */
export function groupedRules(rules: readonly RuleResult[]): Pick<Eligibility, 'english' | 'others'> {
  return {
    english: rules.filter(({ rule }) => ENGLISH.includes(rule)),
    others: rules.filter(({ rule }) => !ENGLISH.includes(rule)),
  };
}
