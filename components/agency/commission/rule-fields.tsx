import { CheckboxGroup } from '@/components/ui/controls/checkbox-group';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import {
  BASES,
  BONUS_PER,
  CAPS,
  CLAWBACKS,
  COUNTED_BY,
  KEY_DATES,
  PAY_EVENTS,
  RATE_KINDS,
  SCHOLARSHIP,
  TIER_DROPS,
  TIER_MODES,
  TIERS_BY,
} from '@/lib/domain/commission/rules';
import { COURSE_LEVELS, MONTHS } from '@/lib/domain/courses/course';
import { minorOrNull, typedMinor, typedParts } from './typed-minor';

/** A rule as it is typed: nothing is chosen at first. */
export interface TypedRule {
  levels: string[];
  intakes: string[];
  text: Record<string, string>;
}
export const EMPTY_RULE: TypedRule = { levels: [], intakes: [], text: {} };

const NONE = 'none';
const optionsOf = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([value, label]) => ({ value, label }));

/** What is sent of a rule: what wasn't chosen is missing, and refused with its field. */
export function sentRule({ levels, intakes, text }: TypedRule, currency: string) {
  const of = (name: string) => text[name] ?? '';
  const isPercent = of('kind') === 'percent';
  const rate = (typed: string) => (isPercent ? typedParts(typed) : typedMinor(typed, currency));
  const byValue = of('tiersBy') === 'value';
  const start = (typed: string): number => (byValue ? Number(minorOrNull(typed, currency) ?? 0) : Number(typed));
  const tiers = [{ from: 1, rate: rate(of('rate')) }];
  for (const step of [2, 3, 4] as const)
    if (of(`from${step}`) || of(`rate${step}`))
      tiers.push({ from: start(of(`from${step}`)), rate: rate(of(`rate${step}`)) });
  const many = tiers.length > 1;
  const counts = many || of('bonusFrom') !== '';
  const orNone = <T,>(name: string, read: (typed: string) => T) =>
    of(name) === '' ? undefined : of(name).toLowerCase() === NONE ? null : read(of(name));
  const most = (name: string) =>
    orNone(name, (typed) => ({ minor: minorOrNull(typed, currency), per: of(`${name}Per`) || undefined }));
  return {
    ...{ levels, course: of('course'), kind: of('kind'), tiers, source: of('source') },
    ...{
      intakes,
      campus: of('campus'),
      nationalities: of('nationalities')
        .split(',')
        .flatMap((one) => one.trim() || []),
    },
    ...{ tierMode: many ? of('tierMode') : null, tierDrop: counts ? of('tierDrop') : null },
    ...{ countBy: counts ? of('countBy') : null, ...(many && of('tiersBy') && { tiersBy: of('tiersBy') }) },
    bonus: of('bonusFrom')
      ? { from: Number(of('bonusFrom')), minor: typedMinor(of('bonus'), currency), per: of('bonusPer') }
      : null,
    ...{ base: isPercent ? of('base') : null, scholarship: isPercent ? of('scholarship') : null },
    ...{ terms: of('terms') || undefined, payEvent: of('payEvent'), keyDate: of('keyDate'), clawback: of('clawback') },
    minPaid: orNone('minPaid', typedParts),
    cap: most('cap'),
    clawbackDays: of('clawback') === NONE ? null : orNone('clawbackDays', Number),
    claimDays: orNone('claimDays', Number),
    ...(of('main') === '' ? {} : { main: rate(of('main')), mainCap: isPercent ? most('mainCap') : null }),
  };
}

interface RuleFieldsProps {
  rule: TypedRule;
  /** Before the names of its fields, which no other field of the form has then. */
  prefix: string;
  /** Of an agreement that the platform holds. */
  isPlatforms: boolean;
  onChange: (rule: TypedRule) => void;
  /** Why a field was refused, '' for none. */
  errorOf: (name: string) => string | undefined;
}

/** What an agreement says of commission. Each answer is given by who reads it: 'none' where it says none. */
export function RuleFields({ rule, prefix, isPlatforms, onChange, errorOf }: RuleFieldsProps) {
  const { text, levels, intakes } = rule;
  const set = (name: string) => (event: { target: { value: string } }) =>
    onChange({ ...rule, text: { ...text, [name]: event.target.value } });
  const isPercent = text.kind === 'percent';
  const steps = [text.from2, text.rate2, text.from3, text.rate3, text.from4, text.rate4].some(Boolean);
  const counts = steps || !!text.bonusFrom;
  const chosen = (name: string, label: string, of: Readonly<Record<string, string>>) => (
    <Field label={label} name={`${prefix}${name}`} error={errorOf(name)}>
      <SelectField value={text[name] ?? ''} onChange={set(name)} placeholder="Please choose" options={optionsOf(of)} />
    </Field>
  );
  const typed = (name: string, label: string, hint?: string, optional = false) => (
    <Field label={label} name={`${prefix}${name}`} hint={hint} optional={optional} error={errorOf(name)}>
      <TextInput autoComplete="off" value={text[name] ?? ''} onChange={set(name)} />
    </Field>
  );
  const most = (name: string, label: string) => (
    <>
      {typed(name, label, 'Enter an amount or “none”.')}
      {text[name] && text[name].toLowerCase() !== NONE && chosen(`${name}Per`, 'Limit applies to', CAPS)}
    </>
  );
  return (
    <>
      {chosen('kind', 'Commission type', RATE_KINDS)}
      {typed('rate', isPercent ? 'Rate (%)' : 'Amount')}
      {([2, 3, 4] as const).map((step) => (
        <div key={step} className="grid grid-cols-2 gap-3">
          {typed(`from${step}`, text.tiersBy === 'value' ? 'From total fees of' : 'From student no.', undefined, true)}
          {typed(`rate${step}`, 'Rate', undefined, true)}
        </div>
      ))}
      {isPlatforms && (
        <>
          {typed(
            'main',
            isPercent ? 'University pays this platform (%)' : 'University pays this platform',
            'The lowest percentage of the same fee that the platform receives. Agencies don’t see it and never get more than this.',
          )}
          {isPercent && most('mainCap', 'Maximum the university pays this platform')}
        </>
      )}
      {errorOf('tiers') && <p className="text-sm text-danger-ink">{errorOf('tiers')}</p>}
      {steps && chosen('tierMode', 'Higher rate applies to', TIER_MODES)}
      {steps && isPercent && chosen('tiersBy', 'Higher rate depends on', TIERS_BY)}
      {!isPlatforms && (
        <div className="grid grid-cols-2 gap-3">
          {typed('bonusFrom', 'Bonus from student no.', undefined, true)}
          {text.bonusFrom && typed('bonus', 'Bonus amount')}
        </div>
      )}
      {text.bonusFrom && chosen('bonusPer', 'Bonus is paid', BONUS_PER)}
      {counts && chosen('tierDrop', 'When students leave', TIER_DROPS)}
      {counts && chosen('countBy', 'Student count period', COUNTED_BY)}
      {isPercent && chosen('base', 'Fee basis', BASES)}
      {isPercent && chosen('scholarship', 'Scholarships', SCHOLARSHIP)}
      {typed('terms', 'Number of instalments', 'For example, 2 for two equal parts.')}
      {chosen('payEvent', 'Payable when', PAY_EVENTS)}
      {typed('minPaid', 'Fee that must be paid first (%)', 'If there is none, type “none”.')}
      {most('cap', 'Maximum')}
      {chosen('clawback', 'Clawback if the student leaves', CLAWBACKS)}
      {text.clawback &&
        text.clawback !== NONE &&
        typed('clawbackDays', 'Clawback period (days)', 'For no limit, type “none”.')}
      {typed('claimDays', 'Claim within (days)', 'Days from the date when it is due, or “none”.')}
      {chosen('keyDate', 'Version depends on', isPlatforms ? { application: KEY_DATES.application } : KEY_DATES)}
      <CheckboxGroup
        legend="Only for these levels"
        name={`${prefix}levels`}
        optional
        value={levels}
        onValueChange={(value) => onChange({ ...rule, levels: value })}
        choices={[...COURSE_LEVELS]}
      />
      {typed('course', 'Only if the course name contains', undefined, true)}
      <CheckboxGroup
        legend="Only for these intakes"
        name={`${prefix}intakes`}
        optional
        value={intakes}
        onValueChange={(value) => onChange({ ...rule, intakes: value })}
        choices={[...MONTHS]}
      />
      {typed('campus', 'Only if the campus name contains', undefined, true)}
      {typed('nationalities', 'Only for students from', 'Nationalities, separated by commas.', true)}
      {typed('source', 'Source document', 'The file or letter, and the page number.')}
    </>
  );
}
