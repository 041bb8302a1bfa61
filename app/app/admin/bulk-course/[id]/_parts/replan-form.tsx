'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { call } from '@/lib/api/client';
import type { CourseImportView } from '@/lib/contract/imports/course-import-views';
import { COURSE_FIELD_LABELS } from '@/lib/domain/courses/course-fields';
import { NO_RULE, NUMBER_FIELDS, type RepeatRule } from '@/lib/domain/imports/repeat-rules';
import { useImportCall } from './use-import-call';

/** Makes the plan again: with the answers given meanwhile, and with a rule for rows that claim to be the same course. */
export function ReplanForm({ upload, withRule }: { upload: CourseImportView; withRule: boolean }) {
  const { _id, choice, sourceName } = upload;
  const [rule, setRule] = useState<RepeatRule>(choice.repeatRule ?? NO_RULE);
  const { busy, run } = useImportCall();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { ...choice, ...(withRule ? { repeatRule: rule } : {}) };
    return run(() => call('POST /course-imports/{id}/plan', { params: { id: _id }, body }));
  };
  const [value] = CHOICES.flatMap((one) => (isChosen(one, rule) ? one.value : []));
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      {withRule && (
        <Field
          label="For conflicting rows, use"
          name="repeatRule"
          {...(sourceName ? { hint: `Saved for ${sourceName}.` } : {})}
        >
          <SelectField
            className="min-w-64"
            options={CHOICES.map((one) => ({ value: one.value, label: one.label }))}
            value={value ?? 'none'}
            onChange={({ target }) => setRule(CHOICES.find((one) => one.value === target.value)?.rule ?? NO_RULE)}
          />
        </Field>
      )}
      <Button type="submit" variant="secondary" busy={busy}>
        Update preview
      </Button>
    </form>
  );
}

interface RuleChoice {
  value: string;
  label: string;
  rule: RepeatRule;
}

const CHOICES: readonly RuleChoice[] = [
  { value: 'none', label: 'None until I correct the file', rule: NO_RULE },
  { value: 'variants', label: 'All, as separate variants', rule: { ...NO_RULE, keep: 'variants' } },
  { value: 'fullest', label: 'The most complete row', rule: { ...NO_RULE, keep: 'fullest' } },
  ...NUMBER_FIELDS.flatMap((column) =>
    (['largest', 'smallest'] as const).map((which) => ({
      value: `${column} ${which}`,
      label: `The row with the ${which} ${lowerFirst(COURSE_FIELD_LABELS[column] ?? column)}`,
      rule: { keep: 'column' as const, column, which },
    })),
  ),
];

const isChosen = ({ rule }: RuleChoice, { keep, column, which }: RepeatRule) =>
  rule.keep === keep && (keep !== 'column' || (rule.column === column && rule.which === which));

/** 'Fee' as 'fee', but 'IELTS overall' as it is. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
