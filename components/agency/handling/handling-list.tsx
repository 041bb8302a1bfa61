'use client';

import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { call } from '@/lib/api/client';
import type { HandlingRightView } from '@/lib/contract/agency/handling';
import { scopeWords } from '@/lib/domain/agency/handling';
import type { Country } from '@/lib/domain/countries';
import { dateText } from '@/lib/domain/days/day-words';

interface HandlingListProps {
  rights: readonly HandlingRightView[];
  /** Of an admin: the agency, whose lines they allow. The agency itself takes its names back, where it may. */
  agencyId?: string;
  canName?: boolean;
}

/** What an agency named and may handle, a line each, with the act that changes it. */
export function HandlingList({ rights, agencyId, canName = false }: HandlingListProps) {
  const [withdrawn, setWithdrawn] = useState<HandlingRightView>();
  const change = useChange(() => setWithdrawn(undefined));
  const allow = ({ country, university, allowed }: HandlingRightView) =>
    change.run(() =>
      call('PUT /agents/{id}/handling', {
        params: { id: agencyId ?? '' },
        body: { country, university, allowed: !allowed },
      }),
    );
  const unname = ({ country, university }: HandlingRightView) =>
    change.run(() => call('PUT /agency/handling', { body: { country: country as Country, university, named: false } }));
  if (rights.length === 0) return null;
  return (
    <>
      {change.refusal && !withdrawn && (
        <FormErrorSummary
          title="Couldn’t save"
          errors={[{ message: change.refusal.message }]}
          attempt={change.attempt}
        />
      )}
      <RowSheet>
        {rights.map((right) => (
          <li key={scopeWords(right)} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium wrap-anywhere">{scopeWords(right)}</p>
              <p className="text-sm text-muted wrap-anywhere">{daysOf(right)}</p>
            </div>
            <StatusChip tone={right.allowed ? 'success' : 'attention'}>
              {right.allowed ? 'Allowed' : 'Not allowed yet'}
            </StatusChip>
            {agencyId && (
              <Button
                size="sm"
                variant={right.allowed ? 'danger-quiet' : 'primary'}
                busy={change.busy}
                onClick={() => (right.allowed ? setWithdrawn(right) : allow(right))}
              >
                {right.allowed ? 'Withdraw…' : 'Allow'}
                <span className="sr-only">: {scopeWords(right)}</span>
              </Button>
            )}
            {canName && right.named && !right.allowed && (
              <Button size="sm" variant="ghost" busy={change.busy} onClick={() => unname(right)}>
                Remove
                <span className="sr-only">: {scopeWords(right)}</span>
              </Button>
            )}
          </li>
        ))}
      </RowSheet>
      {withdrawn && (
        <AskDialog
          notDone="Couldn’t save"
          onClose={() => setWithdrawn(undefined)}
          onConfirm={() => allow(withdrawn)}
          title={`Withdraw: ${scopeWords(withdrawn)}?`}
          text="Our team will at once take over the applications the agency is handling there. We’ll notify the students and the agency."
          confirmLabel="Withdraw"
          change={change}
        />
      )}
    </>
  );
}

function daysOf({ named, allowed }: HandlingRightView): string {
  const parts = [
    named && `Named by ${named.byName} on ${dateText(named.at)}`,
    allowed && `Allowed by ${allowed.byName} on ${dateText(allowed.at)}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
