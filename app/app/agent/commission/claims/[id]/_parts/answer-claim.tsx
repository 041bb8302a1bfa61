'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { typedMinor } from '@/components/agency/commission/typed-minor';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { call } from '@/lib/api/client';
import { majorUnits } from '@/lib/domain/money/money';

interface WaitingLine {
  entryId: string;
  name: string;
  claimed: number;
  /** What their list says: null for no amount or no line, undefined where no list was read. */
  listed: number | null | undefined;
  source: string;
}

interface AnswerClaimProps {
  id: string;
  today: string;
  currency: string;
  lines: readonly WaitingLine[];
}

type Answer = '' | 'agreed' | 'refused';

/** What the university answers for each student. Their list fills in amounts; a person chooses the answer. */
export function AnswerClaim({ id, today, currency, lines }: AnswerClaimProps) {
  const router = useRouter();
  const first = (line: WaitingLine) => String(majorUnits(line.listed ?? line.claimed, currency));
  const [answers, setAnswers] = useState<Record<string, { answer: Answer; amount: string }>>({});
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const { busy, run } = useRun();
  const of = (line: WaitingLine) => answers[line.entryId] ?? { answer: '' as Answer, amount: first(line) };
  const set = (line: WaitingLine, changed: Partial<{ answer: Answer; amount: string }>) =>
    setAnswers({ ...answers, [line.entryId]: { ...of(line), ...changed } });
  const chosen = lines.filter((line) => of(line).answer);
  const save = () =>
    run(
      async () => {
        setProblem('');
        const { message } = await call('POST /agency/commission/claim-sheets/{id}/answers', {
          params: { id },
          body: {
            on: today,
            lines: chosen.map((line) => ({
              entryId: line.entryId,
              minor: of(line).answer === 'agreed' ? (typedMinor(of(line).amount, currency) as number) : null,
              note: [line.source, note].filter(Boolean).join(': '),
            })),
          },
        });
        toast.success(message);
        router.refresh();
      },
      (error) => setProblem(error.message),
    );
  return (
    <>
      {problem && (
        <p role="alert" className="mb-3 text-sm text-danger-ink">
          {problem}
        </p>
      )}
      <RowSheet className="mb-4">
        {lines.map((line) => (
          <SheetRow
            key={line.entryId}
            endUnder
            end={
              <>
                {of(line).answer === 'agreed' && (
                  <TextInput
                    aria-label={`Agreed amount for ${line.name}, ${currency}`}
                    inputMode="decimal"
                    className="w-28"
                    {...wired(of(line).amount, (amount) => set(line, { amount }))}
                  />
                )}
                <SelectField
                  aria-label={`Answer for ${line.name}`}
                  {...wired(of(line).answer, (answer) => set(line, { answer }))}
                  placeholder="No answer yet"
                  options={[
                    { value: 'agreed', label: 'Agreed' },
                    { value: 'refused', label: 'Refused' },
                  ]}
                />
              </>
            }
          >
            <p className="wrap-anywhere">{line.name}</p>
            {line.listed === null && <p className="text-xs text-muted">Not on the university’s list</p>}
          </SheetRow>
        ))}
      </RowSheet>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Evidence" name="note">
          <TextInput maxLength={400} {...wired(note, setNote)} />
        </Field>
        <Button busy={busy} disabled={chosen.length === 0} onClick={save}>
          Save answers
        </Button>
      </div>
    </>
  );
}
