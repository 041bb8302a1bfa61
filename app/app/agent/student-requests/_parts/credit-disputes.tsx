'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { wiredIn } from '@/components/ui/controls/wired';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import type { DisputeView } from '@/lib/contract/agency/credit-disputes';
import { dateText } from '@/lib/domain/days/day-words';

/** What the agency said about applications that it brought the student for, and what staff decided. For its owners. */
export function CreditDisputes({ disputes }: { disputes: readonly DisputeView[] }) {
  return (
    <Section
      title="Dispute a commission"
      description="Did you introduce a student who is now with another agency? Tell our team. The student stays with the agency they chose."
      className="mt-9"
      actions={
        <Opener variant="secondary" opens={(onClose) => <DisputeDialog onClose={onClose} />}>
          Tell our team
        </Opener>
      }
    >
      {disputes.length > 0 && (
        <RowSheet>
          {disputes.map(({ _id, email, university, raisedOn, decision }) => (
            <SheetRow
              key={_id}
              className="py-2"
              endUnder
              end={
                <StatusChip tone={decision ? 'neutral' : 'attention'}>
                  {decision ? `Your share: ${decision.percent}%` : 'Under review'}
                </StatusChip>
              }
            >
              <p className="font-medium wrap-anywhere">{university}</p>
              <p className="text-sm text-muted wrap-anywhere">
                {[email, dateText(raisedOn), decision?.reason].filter(Boolean).join(' · ')}
              </p>
            </SheetRow>
          ))}
        </RowSheet>
      )}
    </Section>
  );
}

function DisputeDialog({ onClose }: { onClose: () => void }) {
  const change = useChange(onClose);
  const [values, setValues] = useState({ email: '', university: '', words: '' });
  const wiredTo = wiredIn(values, setValues);
  return (
    <FormDialog
      title="Dispute a commission"
      description="Our team compares the dates of both agencies and decides."
      change={change}
      onSave={() => change.run(() => call('POST /agency/credit-disputes', { body: values }))}
      saveLabel="Send"
    >
      <Field name="email" label="Student’s email">
        <TextInput type="email" {...wiredTo('email')} autoComplete="off" />
      </Field>
      <Field name="university" label="University">
        <TextInput {...wiredTo('university')} autoComplete="off" />
      </Field>
      <Field name="words" label="Reason">
        <Textarea rows={3} {...wiredTo('words')} />
      </Field>
    </FormDialog>
  );
}
