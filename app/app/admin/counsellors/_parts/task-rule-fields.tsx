'use client';

import { Trash2 } from 'lucide-react';
import { Field } from '@/components/ui/controls/field';
import { IconButton } from '@/components/ui/controls/icon-button';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import type { TaskRuleInput } from '@/lib/contract/people/tasks';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/domain/applications/application-status';
import { RULE_DAY_NAMES, RULE_DAYS, type RuleDay } from '@/lib/domain/applications/task-rules';
import { COUNTRIES } from '@/lib/domain/countries';

interface TaskRuleFieldsProps {
  /** From 1. */
  number: number;
  rule: TaskRuleInput;
  onChange: (rule: TaskRuleInput) => void;
  onRemove: () => void;
}

/** The choice of an occasion: a status, or a due day. */
const OCCASIONS = [
  ...APPLICATION_STATUSES.map((status) => ({ value: `status ${status}`, label: `When status becomes ${status}` })),
  ...RULE_DAYS.map((day) => ({ value: `day ${day}`, label: `Before ${RULE_DAY_NAMES[day]}` })),
];

/** One rule: on which occasion, for which country, what is to do, and when it is due. */
export function TaskRuleFields({ number, rule, onChange, onRemove }: TaskRuleFieldsProps) {
  const { _id, when, country, title, days } = rule;
  const occasion = rule.when === 'status' ? `status ${rule.status}` : `day ${rule.day}`;
  const setOccasion = (chosen: string) => {
    const base = { _id, country, title, days };
    const name = chosen.slice(chosen.indexOf(' ') + 1);
    onChange(
      chosen.startsWith('status ')
        ? { ...base, when: 'status', status: name as ApplicationStatus }
        : { ...base, when: 'day', day: name as RuleDay },
    );
  };
  return (
    <div className="space-y-3">
      <div className="flex items-center gap-2">
        <h3 className="me-auto text-sm font-semibold">Task rule {number}</h3>
        <IconButton label={`Remove task rule ${number}`} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
      <Field label="Task" id={`task-title-${number}`}>
        <TextInput autoComplete="off" maxLength={200} {...wired(title, (title) => onChange({ ...rule, title }))} />
      </Field>
      <div className="grid gap-3 sm:grid-cols-[2fr_1fr_1fr]">
        <Field label="Trigger" id={`task-occasion-${number}`}>
          <SelectField options={OCCASIONS} {...wired(occasion, setOccasion)} />
        </Field>
        <Field label={when === 'status' ? 'Days after' : 'Days before'} id={`task-days-${number}`}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={0}
            value={String(days)}
            onChange={(event) => onChange({ ...rule, days: Number(event.target.value) })}
          />
        </Field>
        <Field label="Country" id={`task-country-${number}`}>
          <SelectField
            options={[{ value: '', label: 'All countries' }, ...COUNTRIES]}
            value={country ?? ''}
            onChange={(event) => onChange({ ...rule, country: (event.target.value || null) as typeof country })}
          />
        </Field>
      </div>
    </div>
  );
}
