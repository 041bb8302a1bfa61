import { useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { amountOf, baseOf, bonusesOf, ratesOf } from '@/lib/domain/commission/rates';
import { type RateRule, ruleProblems } from '@/lib/domain/commission/rules';
import { percentWords } from '@/lib/domain/commission/words';
import { isCurrency } from '@/lib/domain/money/money';
import { minorMoney } from '@/lib/domain/money/money-words';
import { sentRule, type TypedRule } from './rule-fields';
import { minorOrNull } from './typed-minor';

const MOST_STUDENTS = 200;

/** What a rule as it is typed pays for made-up students. Nothing of it is saved. */
export function TryRule({ rule, currency, prefix }: { rule: TypedRule; currency: string; prefix: string }) {
  const [typed, setTyped] = useState({ fee: '', scholarship: '', students: '1' });
  const field = (name: keyof typeof typed, label: string) => (
    <Field label={label} name={`${prefix}try-${name}`} optional={name === 'scholarship'}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...wired(typed[name], (text) => setTyped({ ...typed, [name]: text }))}
      />
    </Field>
  );
  return (
    <details>
      <summary className="cursor-pointer text-sm font-medium text-brand-ink">Try it with made-up students</summary>
      <div className="mt-3 grid gap-3 sm:grid-cols-3">
        {field('fee', 'Fee')}
        {field('scholarship', 'Scholarship')}
        {field('students', 'Students')}
      </div>
      <p role="status" className="mt-3 text-sm tabular-nums wrap-anywhere">
        {outcome(rule, currency, typed)}
      </p>
    </details>
  );
}

/** What so many students with this fee earn by the rule, or what is still missing. */
function outcome(
  typed: TypedRule,
  currency: string,
  of: { fee: string; scholarship: string; students: string },
): string {
  if (!isCurrency(currency)) return 'Please enter the currency first.';
  const rule: object = sentRule(typed, currency);
  if (!isEntered(rule)) return 'Please enter the commission type, rate, fee basis and number of instalments first.';
  const terms = Number(rule.terms);
  const [fee, scholarship] = [minorOrNull(of.fee, currency), minorOrNull(of.scholarship, currency)];
  const count = Math.min(Number(of.students) || 1, MOST_STUDENTS);
  if ((rule.kind === 'percent' && typeof fee !== 'number') || typeof scholarship === 'string')
    return 'Please enter a fee.';
  const fees = { fee: Number(fee ?? 0), scholarship, deposit: null, silent: 'before' as const };
  const base = baseOf(rule, fees);
  const students = Array.from({ length: count }, () => ({ rate: null, base: typeof base === 'number' ? base : 0 }));
  const bonuses = bonusesOf(rule, students);
  const earned = ratesOf(rule, students).map((rate, place) => {
    const each = Array.from({ length: terms }, (_none, term) =>
      amountOf({ ...rule, terms }, fees, { rate, term: term + 1, part: 'all' }),
    );
    return { rate, minor: each.reduce<number>((sum, one) => sum + (one ?? 0), 0) + (bonuses[place] ?? 0) };
  });
  const words = ({ rate, minor }: (typeof earned)[number]) =>
    `${minorMoney(minor, currency)}${rule.kind === 'percent' ? ` at ${percentWords(rate)}` : ''}`;
  const [first, last] = [earned[0], earned.at(-1)];
  if (!first || !last) return '';
  const sum = earned.reduce((all, { minor }) => all + minor, 0);
  if (count === 1) return `The student earns ${words(first)}.`;
  return `Student 1 earns ${words(first)}, student ${count} ${words(last)}. All together: ${minorMoney(sum, currency)}.`;
}

/** Whether all is entered that amounts follow from. */
function isEntered(rule: Partial<RateRule>): rule is RateRule {
  const { kind, terms, tiers = [], bonus } = rule;
  const isRead = [...tiers.map(({ rate }) => rate), bonus?.minor ?? 0].every((one) => typeof one === 'number');
  return !!kind && Number(terms) > 0 && isRead && Object.keys(ruleProblems(rule as RateRule)).length === 0;
}
