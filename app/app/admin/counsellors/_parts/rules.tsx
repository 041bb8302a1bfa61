'use client';

import { Plus } from 'lucide-react';
import { StoredMeanwhile } from '@/components/staff/stored-meanwhile';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { useFilled } from '@/components/ui/feedback/use-seen';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import type { AssignmentView } from '@/lib/contract/people/desk';
import { MOST_RULES } from '@/lib/domain/applications/assignment';
import { RuleFields } from './rule-fields';
import { ruleProblems } from './rule-problems';
import { useAgents } from './use-agents';

type Rule = AssignmentView['rules'][number];
type Named = { _id: string; name: string };

interface RulesProps {
  assignment: AssignmentView;
  counsellors: readonly Named[];
  /** Those that the rules name. */
  agents: readonly Named[];
}

/** The rules in their order, all saved together: the first that applies, and has anyone with room, decides. */
export function Rules({ assignment, counsellors, agents: named }: RulesProps) {
  const { values, meanwhile, put } = useFilled({ rules: keyed(assignment.rules) });
  const { rules } = values;
  const setRules = (next: typeof rules) => put({ rules: next });
  const agents = useAgents(named, rules.length > 0);
  const { busy, refusal, attempt, run } = useChange(() => undefined);
  const change = (key: number, fields: Partial<Rule>) =>
    setRules(rules.map((one) => (one.key === key ? { key, rule: { ...one.rule, ...fields } } : one)));
  const add = () => {
    const key = Math.max(-1, ...rules.map((one) => one.key)) + 1;
    setRules([...rules, { key, rule: { country: null, level: null, agentId: null, staff: [] } }]);
  };
  const swap = (at: number) =>
    setRules(rules.map((one, index) => (index === at - 1 ? rules[at] : index === at ? rules[at - 1] : one) ?? one));
  const save = () => {
    const body = { rules: rules.map(({ rule }) => rule), revision: assignment.revision };
    return run(async () => {
      const saved = await call('PUT /staff/assignment', { body });
      setRules(keyed(saved.assignment.rules));
      return saved;
    });
  };
  const errors = refusal ? ruleProblems(refusal) : [];
  return (
    <Section
      title="Rules for new applications"
      description="We use the first rule that matches an application. Its counsellors take turns. If no rule matches, the application stays unassigned and the whole team is notified."
    >
      {errors.length > 0 && <FormErrorSummary title="Couldn’t save" errors={errors} attempt={attempt} />}
      {meanwhile.rules && <StoredMeanwhile lines={meanwhile.rules.map(({ rule }) => wordsOf(rule, counsellors))} />}
      <ol className="mt-3 space-y-3">
        {rules.map(({ key, rule }, index) => (
          <li key={key} className="rounded-card border border-line bg-raised p-4">
            <RuleFields
              number={index + 1}
              rule={rule}
              counsellors={counsellors}
              agents={agents}
              onChange={(fields) => change(key, fields)}
              onUp={index > 0 ? () => swap(index) : undefined}
              onRemove={() => setRules(rules.filter((one) => one.key !== key))}
            />
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={add} disabled={rules.length >= MOST_RULES}>
          <Plus aria-hidden className="size-4" />
          Add rule
        </Button>
        <Button busy={busy} onClick={save}>
          Save rules
        </Button>
      </div>
    </Section>
  );
}

const keyed = (rules: readonly Rule[]) => rules.map((rule, key) => ({ key, rule }));

/** A rule in a line: 'UK, all levels: Emily Carter'. */
function wordsOf({ country, level, staff }: Rule, counsellors: readonly Named[]): string {
  const names = staff.map((id) => counsellors.find(({ _id }) => _id === id)?.name ?? 'Someone else');
  return `${country ?? 'All countries'}, ${level ?? 'all levels'}: ${names.join(', ')}`;
}
