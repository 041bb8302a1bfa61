'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useAsking } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import type { ClaimSheetView } from '@/lib/contract/commission/claim-sheets';
import { DIFFERENCES } from '@/lib/domain/commission/statement';
import { dateText } from '@/lib/domain/days/day-words';
import { minorMoney } from '@/lib/domain/money/money-words';
import { counted } from '@/lib/domain/texts/counted';
import { RowName } from '../../../_parts/row-name';

type List = NonNullable<ClaimSheetView['list']>;
type Difference = List['differences'][number];

interface ToSettleProps {
  claimId: string;
  currency: string;
  list: List;
  keeps: boolean;
}

/** What the university's list says differently from what was claimed, those first that are open. */
export function ToSettle({ claimId, currency, list, keeps }: ToSettleProps) {
  const { fileName, on, readAt, differences, elsewhere } = list;
  const open = differences.filter(({ settled }) => !settled);
  const rows = [...open, ...differences.filter(({ settled }) => settled)];
  const words = [
    open.length ? `${counted(open.length, 'row')} to settle.` : 'Nothing to settle.',
    elsewhere > 0 && `${counted(elsewhere, 'row')} match students on other claims.`,
  ];
  return (
    <Section title="Differences" description={`${fileName}, ${dateText(on)}. ${words.filter(Boolean).join(' ')}`}>
      {rows.length > 0 && (
        <RowSheet>
          {rows.map((one) => (
            <SheetRow
              key={one.row}
              endUnder
              end={
                <>
                  <StatusChip tone={one.settled ? 'neutral' : 'attention'}>{DIFFERENCES[one.kind]}</StatusChip>
                  {keeps && <Settle claimId={claimId} readAt={readAt} difference={one} />}
                </>
              }
            >
              <RowName
                href={one.entryId ? `/app/agent/commission/${one.entryId}` : undefined}
                name={one.name || one.number}
                more={[`Row ${one.row}`, one.name && one.number, amounts(one, currency)].filter(Boolean).join(' · ')}
              />
              {one.settled && (
                <p className="text-xs wrap-anywhere">
                  {`Settled by ${one.settled.byName}, ${dateText(one.settled.at)}: ${one.settled.note}`}
                </p>
              )}
            </SheetRow>
          ))}
        </RowSheet>
      )}
    </Section>
  );
}

function amounts({ minor, due, kind }: Difference, currency: string): string {
  const paid = `paid ${minorMoney(minor ?? 0, currency)}`;
  if (due === null || minor === null || kind === 'unclaimed' || kind === 'twice') return paid;
  const by = minorMoney(Math.abs(minor - due), currency);
  return `${paid}, due ${minorMoney(due, currency)} (${by} ${minor < due ? 'less' : 'more'})`;
}

function Settle({ claimId, readAt, difference }: { claimId: string; readAt: string; difference: Difference }) {
  const { row, name, number, settled } = difference;
  const { change, open, ask } = useAsking();
  const [note, setNote] = useState('');
  const save = (of: string) =>
    change.run(() =>
      call('PUT /agency/commission/claim-sheets/{id}/list/{row}', {
        params: { id: claimId, row },
        body: { note: of, readAt },
      }),
    );
  const whose = <span className="sr-only">{`: ${name || number}, row ${row}`}</span>;
  if (settled)
    return (
      <Button size="sm" variant="ghost" busy={change.busy} onClick={() => save('')}>
        Open again{whose}
      </Button>
    );
  return (
    <>
      <Button size="sm" variant="secondary" onClick={ask}>
        Settle…{whose}
      </Button>
      <FormDialog
        open={open}
        title={`Settle: ${name || number}`}
        description="This note is for your own records. Record amounts under the student or in Remittance."
        change={change}
        onSave={() => save(note)}
      >
        <Field label="What was agreed" name="note" id={`note-${difference.row}`}>
          <Textarea rows={3} maxLength={500} {...wired(note, setNote)} />
        </Field>
      </FormDialog>
    </>
  );
}
