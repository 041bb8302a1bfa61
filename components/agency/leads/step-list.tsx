'use client';

import { useState } from 'react';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { namedOptions } from '@/components/ui/controls/named-options';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { Card } from '@/components/ui/layout/card';
import type { StepView } from '@/lib/contract/agency/prospects';
import { NEXT_KIND_NAMES, NEXT_KINDS, type NextKind } from '@/lib/domain/agency/prospects';
import { dateText } from '@/lib/domain/days/day-words';
import { noteContact, type Whom } from './timeline-call';
import { useKey } from './use-key';

const NEXT = NEXT_KIND_NAMES.map((value) => ({ value, label: NEXT_KINDS[value] }));
const EMPTY = { on: '', kind: 'call' as NextKind, text: '', memberId: '' };

interface StepListProps {
  whom: Whom;
  steps: readonly StepView[];
  /** Whom a step can be given to, besides who works on the lead or student. */
  people: readonly { _id: string; name: string }[];
  /** Only shown, as of a lead that is lost. */
  closed?: boolean;
}

/** What is to be done next, the first due on top: each is done by one press, others are added. */
export function StepList({ whom, steps, people, closed = false }: StepListProps) {
  const [adding, setAdding] = useState(false);
  const key = useKey();
  const { busy, refusal, attempt, run } = useChange(() => {
    setAdding(false);
    key.renew();
  });
  const finish = ({ on, kind, text }: StepView) =>
    run(() => noteContact(whom, { key: key.current(), finished: { on, kind, text } }));
  return (
    <div className="space-y-3">
      {refusal && <FormErrorSummary title="Couldn’t save" errors={[{ message: refusal.message }]} attempt={attempt} />}
      {steps.length === 0 ? (
        <p className="text-sm">
          <span className="text-muted">Next: </span>
          <strong className="font-semibold">no follow-up scheduled</strong>
        </p>
      ) : (
        <ul aria-label="Follow-ups" className="space-y-1.5">
          {steps.map((step, place) => (
            <li key={`${step.on} ${step.kind} ${step.text}`} className="flex items-center gap-3">
              <span className="min-w-0 text-sm wrap-anywhere">
                <span className="text-muted">{place === 0 ? 'Next: ' : 'Also: '}</span>
                <strong className="font-semibold">{`${NEXT_KINDS[step.kind]} on ${dateText(step.on)}`}</strong>
                {step.text && `, ${step.text}`}
                {step.who && <span className="text-muted"> · {step.who}</span>}
              </span>
              {!closed && (
                <Button
                  size="sm"
                  variant="secondary"
                  busy={busy}
                  aria-label={`Done: ${NEXT_KINDS[step.kind]} on ${dateText(step.on)}`}
                  onClick={() => finish(step)}
                >
                  Done
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!closed && !adding && (
        <Button size="sm" variant="secondary" onClick={() => setAdding(true)}>
          Add follow-up
        </Button>
      )}
      {adding && <NewStep whom={whom} people={people} onClose={() => setAdding(false)} />}
    </div>
  );
}

function NewStep({ whom, people, onClose }: Pick<StepListProps, 'whom' | 'people'> & { onClose: () => void }) {
  const [fields, setFields] = useState(EMPTY);
  const key = useKey();
  const { busy, refusal, attempt, run } = useChange(onClose);
  const set = (change: Partial<typeof EMPTY>) => setFields({ ...fields, ...change });
  const { memberId, ...step } = fields;
  const add = () =>
    run(() => noteContact(whom, { key: key.current(), further: { ...step, memberId: memberId || null } }));
  const errorOf = (name: string) => refusal?.fields[`further.${name}`] ?? refusal?.fields[name] ?? '';
  return (
    <Card padding="sm" className="max-w-2xl space-y-4">
      {refusal && <FormErrorSummary title="Couldn’t add" errors={[{ message: refusal.message }]} attempt={attempt} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Date" name="stepOn" error={errorOf('on')}>
          <TextInput type="date" {...wired(step.on, (on) => set({ on }))} />
        </Field>
        <Field label="Type" name="stepKind">
          <SelectField options={NEXT} {...wired(step.kind, (kind) => set({ kind }))} />
        </Field>
        <Field label="Details" name="stepText" optional error={errorOf('text')}>
          <TextInput maxLength={200} {...wired(step.text, (text) => set({ text }))} />
        </Field>
        <Field label="Assignee" name="stepWho" error={errorOf('memberId')}>
          <SelectField
            placeholder="Owner or counsellor"
            options={namedOptions(people)}
            {...wired(memberId, (memberId) => set({ memberId }))}
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={busy} onClick={add}>
          Add follow-up
        </Button>
        <Button size="sm" variant="secondary" busy={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Card>
  );
}
