'use client';

import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { namedOptions } from '@/components/ui/controls/named-options';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { useFilled } from '@/components/ui/feedback/use-seen';
import { Card } from '@/components/ui/layout/card';
import { call } from '@/lib/api/client';
import type { ProspectView } from '@/lib/contract/agency/prospects';
import { LOST_REASON_KINDS, LOST_REASONS, type LostReason, SET_PROSPECT_STAGES } from '@/lib/domain/agency/prospects';
import { STAGES } from '@/lib/domain/desk/stages';

type Stage = (typeof SET_PROSPECT_STAGES)[number];

const CHOICES = SET_PROSPECT_STAGES.map((value) => ({ value, label: STAGES[value].label }));
const REASONS = [
  { value: '', label: 'Please choose' },
  ...LOST_REASON_KINDS.map((value) => ({ value, label: LOST_REASONS[value] })),
];

type Values = {
  stage: Stage;
  lostReason: LostReason | '';
  lostNote: string;
  nextOn: string;
  memberId: string;
};

interface LeadWorkProps {
  lead: ProspectView;
  /** Whom it can be given to. */
  people: readonly { _id: string; name: string }[];
}

/** How far a lead is, and who works on it; it is put away and brought back here. */
export function LeadWork({ lead, people }: LeadWorkProps) {
  const { values, seen, put, refused } = useFilled<Values>({
    stage: lead.stage === 'student' ? 'new' : lead.stage,
    lostReason: lead.lostReason,
    lostNote: lead.lostNote,
    nextOn: lead.nextOn ?? '',
    memberId: lead.member?._id ?? '',
  });
  const { stage, lostReason, lostNote, nextOn, memberId } = values;
  const { busy, refusal, attempt, run } = useChange(() => {});
  const change = (body: object) =>
    run(() => call('PATCH /agency/leads/{id}', { params: { id: lead._id }, body }), refused);
  const save = () =>
    change({
      ...(stage === lead.stage ? {} : { stage }),
      ...(stage === 'lost' ? { lostReason: lostReason || undefined, lostNote } : {}),
      ...(stage === 'later' ? { nextOn } : {}),
      ...(memberId && memberId !== lead.member?._id ? { memberId } : {}),
      seen,
    });
  const errorOf = (name: string) => ({ name, error: refusal?.fields[name] ?? '' });
  return (
    <Card className="space-y-4">
      {refusal && <FormErrorSummary title="Couldn’t save" errors={[{ message: refusal.message }]} attempt={attempt} />}
      <Field label="Stage" {...errorOf('stage')}>
        <SelectField options={CHOICES} {...wired(stage, (stage) => put({ stage }))} />
      </Field>
      {stage === 'lost' && (
        <>
          <Field label="Reason" {...errorOf('lostReason')}>
            <SelectField options={REASONS} {...wired(lostReason, (lostReason) => put({ lostReason }))} />
          </Field>
          <Field label="Details" optional={lostReason !== 'other'} {...errorOf('lostNote')}>
            <TextInput maxLength={300} {...wired(lostNote, (lostNote) => put({ lostNote }))} />
          </Field>
        </>
      )}
      {stage === 'later' && (
        <Field label="Follow-up date" {...errorOf('nextOn')}>
          <TextInput type="date" {...wired(nextOn, (nextOn) => put({ nextOn }))} />
        </Field>
      )}
      {people.length > 0 && (
        <Field label="Owner" {...errorOf('memberId')}>
          <SelectField
            options={[...(lead.member ? [] : [{ value: '', label: 'Unassigned' }]), ...namedOptions(people)]}
            {...wired(memberId, (memberId) => put({ memberId }))}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={save}>
          Save
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => change({ archived: !lead.isArchived })}>
          {lead.isArchived ? 'Restore' : 'Archive'}
        </Button>
      </div>
    </Card>
  );
}
