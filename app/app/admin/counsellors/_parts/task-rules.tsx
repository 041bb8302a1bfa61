'use client';

import { Plus } from 'lucide-react';
import { StoredMeanwhile } from '@/components/staff/stored-meanwhile';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/controls/button';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { useFilled } from '@/components/ui/feedback/use-seen';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import type { TaskRuleInput, TaskRulesView } from '@/lib/contract/people/tasks';
import { MOST_TASK_RULES } from '@/lib/domain/applications/task-rules';
import { ruleProblems } from './rule-problems';
import { TaskRuleFields } from './task-rule-fields';

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
      description="Each rule creates one task for an application’s counsellor: when it enters a status, or some days before a due date. Rules apply only to future changes and dates."
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
