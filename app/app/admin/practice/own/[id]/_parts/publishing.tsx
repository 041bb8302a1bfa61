'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { NumberInput } from '@/components/ui/controls/number-input';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { TextInput } from '@/components/ui/controls/text-input';
import { Card } from '@/components/ui/layout/card';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import { dateText } from '@/lib/domain/days/day-words';

export interface PublishingProps {
  id: string;
  title: string;
  revision: number;
  /** How much is wrong with what was saved last. */
  problems: number;
  /** Whether the text above differs from what was saved last, or is just being saved. */
  unsaved: boolean;
  edition: {
    n: number;
    at: string;
    byName: string;
    check: { kind: 'person' | 'machine'; day: string; agreed: number; byName: string } | null;
  } | null;
  /** 'YYYY-MM-DD'. */
  today: string;
}

/** Says who solved a set blind and publishes it, or deletes it. */
export function Publishing({ id, title, revision, problems, unsaved, edition, today }: PublishingProps) {
  const router = useRouter();
  const [kind, setKind] = useState<'none' | 'person' | 'machine'>(edition?.check?.kind ?? 'none');
  const [day, setDay] = useState(edition?.check?.day ?? today);
  const [agreed, setAgreed] = useState(String(edition?.check?.agreed ?? ''));
  const [asking, setAsking] = useState(false);
  const change = useChange(() => setAsking(false));
  const fields = change.refusal?.fields ?? {};
  const params = { id };
  const publish = () =>
    change.run(() =>
      call('POST /practice-own/{id}/edition', {
        params,
        body: {
          revision,
          check: kind === 'none' ? null : { kind, day, agreed: agreed === '' ? Number.NaN : Number(agreed) },
        },
      }),
    );
  const remove = () =>
    change.run(async () => {
      const done = await call('DELETE /practice-own/{id}', { params });
      router.push('/app/admin/practice/own');
      return done;
    });

  return (
    <Card className="max-w-2xl">
      <p className="mb-4 text-sm">
        {edition ? stateOf(edition) : 'Not published: learners see nothing of it.'}
        {problems > 0 && ' It can be published when nothing is wrong with it.'}
        {unsaved && ' Save the text first: what is published is what was saved last.'}
      </p>
      <RadioGroup
        legend="Who has solved it without seeing keys or notes?"
        name="kind"
        value={kind}
        onValueChange={(value) => setKind(value === 'person' || value === 'machine' ? value : 'none')}
        choices={[
          { value: 'none', label: 'No one yet', hint: 'Learners see it as in trial.' },
          {
            value: 'person',
            label: 'A person',
            hint: 'Learners see it as published, and that a person agreed with its key.',
          },
          { value: 'machine', label: 'A machine', hint: 'Learners see it as in trial.' },
        ]}
      />
      {kind !== 'none' && (
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <Field label="On which day?" name="check.day" hint="When they solved it." error={fields['check.day']}>
            <TextInput type="date" value={day} max={today} onChange={(event) => setDay(event.target.value)} />
          </Field>
          <Field
            label="Agreed with the key"
            name="check.agreed"
            hint="At least 95: else mend the questions first."
            error={fields['check.agreed']}
          >
            <NumberInput unit="of 100" value={agreed} onChange={(event) => setAgreed(event.target.value)} />
          </Field>
        </div>
      )}
      {change.refusal && (
        <p role="alert" className="mt-4 text-sm text-danger-ink">
          {change.refusal.message}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button busy={change.busy} disabled={problems > 0 || unsaved} onClick={publish}>
          {edition ? 'Publish again' : 'Publish'}
        </Button>
        <Button variant="danger-quiet" onClick={() => setAsking(true)}>
          Delete the set
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={`Delete ${title}?`}
        text="Its editions and recordings go too. Learners who answered it keep their results, and can no longer see the questions."
        confirmLabel="Delete"
        destructive
        busy={change.busy}
      />
    </Card>
  );
}

function stateOf({ n, at, byName, check }: NonNullable<PublishingProps['edition']>): string {
  const published = `Edition ${n}, published by ${byName} on ${dateText(at)}.`;
  if (!check) return `${published} Not solved blind yet.`;
  const who = check.kind === 'person' ? 'A person' : 'A machine';
  return `${published} ${who} solved it blind on ${dateText(check.day)} and agreed in ${check.agreed} of a hundred, says ${check.byName}.`;
}
