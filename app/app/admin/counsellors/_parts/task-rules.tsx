'use client';

import { Plus, Trash2 } from 'lucide-react';
import { StoredMeanwhile } from '@/components/staff/stored-meanwhile';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { useFilled } from '@/components/ui/feedback/use-seen';
import { Section } from '@/components/ui/layout/section';
import { useCountries } from '@/components/ui/layout/site-face';
import { call } from '@/lib/api/client';
import type { TaskRuleInput, TaskRulesView } from '@/lib/contract/people/tasks';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/domain/applications/application-status';
import { MOST_TASK_RULES, RULE_DAY_NAMES, RULE_DAYS, type RuleDay } from '@/lib/domain/applications/task-rules';
import { ruleProblems } from './rule-problems';

/** The rules that make tasks, all saved together. */
export function TaskRules({ given }: { given: TaskRulesView }) {
  const { values, meanwhile, put } = useFilled({ rules: keyed(given.rules) });
  const { rules } = values;
  const setRules = (next: typeof rules) => put({ rules: next });
  const { busy, refusal, attempt, run } = useChange(() => undefined);
  const change = (key: number, rule: TaskRuleInput) =>
    setRules(rules.map((one) => (one.key === key ? { key, rule } : one)));
  const add = () => {
    const key = Math.max(-1, ...rules.map((one) => one.key)) + 1;
    const rule = { _id: null, when: 'status', status: 'Submitted', country: null, title: '', days: 0 } as const;
    setRules([...rules, { key, rule }]);
  };
  const save = () => {
    const body = { rules: rules.map(({ rule }) => rule), revision: given.revision };
    return run(async () => {
      const saved = await call('PUT /staff/task-rules', { body });
      setRules(keyed(saved.taskRules.rules));
      return saved;
    });
  };
  return (
    <Section
      title="Rules for tasks"
      description="Each rule creates a task for an application’s counsellor when the application reaches a status, or some days before a due date. Rules apply only to future changes and dates."
    >
      {refusal && <FormErrorSummary title="Couldn’t save" errors={ruleProblems(refusal)} attempt={attempt} />}
      {meanwhile.rules && <StoredMeanwhile lines={meanwhile.rules.map(({ rule }) => rule.title)} />}
      <ol className="mt-3 space-y-3">
        {rules.map(({ key, rule }, index) => (
          <li key={key} className="rounded-card border border-line bg-raised p-4">
            <TaskRuleFields
              number={index + 1}
              rule={rule}
              onChange={(next) => change(key, next)}
              onRemove={() => setRules(rules.filter((one) => one.key !== key))}
            />
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={add} disabled={rules.length >= MOST_TASK_RULES}>
          <Plus aria-hidden className="size-4" />
          Add task rule
        </Button>
        <Button busy={busy} onClick={save}>
          Save task rules
        </Button>
      </div>
    </Section>
  );
}

const keyed = (rules: readonly TaskRuleInput[]) => rules.map((rule, key) => ({ key, rule }));

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
function TaskRuleFields({ number, rule, onChange, onRemove }: TaskRuleFieldsProps) {
  const { _id, when, country, title, days } = rule;
  const countries = useCountries(country);
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
            options={[{ value: '', label: 'All countries' }, ...countries]}
            value={country ?? ''}
            onChange={(event) => onChange({ ...rule, country: (event.target.value || null) as typeof country })}
          />
        </Field>
      </div>
    </div>
  );
}
