'use client';

import { ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { CheckboxGroup } from '@/components/ui/controls/checkbox-group';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { useCountries } from '@/components/ui/layout/site-face';
import type { AssignmentView } from '@/lib/contract/people/desk';
import { COURSE_LEVELS } from '@/lib/domain/courses/course';

type Rule = AssignmentView['rules'][number];
type Named = { _id: string; name: string };

interface RuleFieldsProps {
  /** From 1. */
  number: number;
  rule: Rule;
  counsellors: readonly Named[];
  agents: readonly Named[];
  onChange: (fields: Partial<Rule>) => void;
  /** Makes it the one before; none for the first. */
  onUp: (() => void) | undefined;
  onRemove: () => void;
}

/** One rule: of which applications it is, and who takes them in rotation. */
export function RuleFields({ number, rule, counsellors, agents, onChange, onUp, onRemove }: RuleFieldsProps) {
  const { country, level, agentId, staff } = rule;
  const countries = useCountries(country);
  const optionsOf = (people: readonly Named[]) => people.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <div className="space-y-3">
      <div className="flex items-center gap-2">
        <h3 className="me-auto text-sm font-semibold">Rule {number}</h3>
        {onUp && (
          <IconButton label={`Move rule ${number} up`} onClick={onUp}>
            <ArrowUp aria-hidden className="size-4" />
          </IconButton>
        )}
        <IconButton label={`Remove rule ${number}`} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label="Country" id={`country-${number}`}>
          <SelectField
            options={[{ value: '', label: 'All countries' }, ...countries]}
            value={country ?? ''}
            onChange={(event) => onChange({ country: (event.target.value || null) as Rule['country'] })}
          />
        </Field>
        <Field label="Level" id={`level-${number}`}>
          <SelectField
            options={[{ value: '', label: 'All levels' }, ...COURSE_LEVELS]}
            value={level ?? ''}
            onChange={(event) => onChange({ level: (event.target.value || null) as Rule['level'] })}
          />
        </Field>
        <Field label="Agency" id={`agent-${number}`}>
          <SelectField
            options={[{ value: '', label: 'Any or no agency' }, ...optionsOf(agents)]}
            value={agentId ?? ''}
            onChange={(event) => onChange({ agentId: event.target.value || null })}
          />
        </Field>
      </div>
      <CheckboxGroup
        inline
        legend="Counsellors (in turn)"
        name={`staff-${number}`}
        choices={optionsOf(counsellors)}
        value={staff}
        onValueChange={(chosen) => onChange({ staff: chosen })}
      />
    </div>
  );
}
