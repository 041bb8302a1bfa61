'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { RowSheet, SheetHead, SheetRow } from '@/components/ui/layout/row-sheet';
import type { WholeFact } from '@/lib/contract/catalogue/facts';
import { isSourceAddress } from '@/lib/domain/addresses/web-address';
import { dateText } from '@/lib/domain/days/day-words';
import { FactDialog } from './fact-dialog';
import { currentPeriod, isDue, valueLine } from './fact-text';

/** All facts: those due for review, then each country's, each with its value, source and days. */
export function FactList({ facts, today }: { facts: readonly WholeFact[]; today: string }) {
  const [edited, setEdited] = useState<WholeFact>();
  const groups = groupsOf(facts, today);
  return (
    <>
      <h2 className="sr-only">All facts</h2>
      <div className="space-y-6">
        {groups.map(({ title, note, members }) => (
          <RowSheet key={title}>
            <SheetHead title={title}>{note}</SheetHead>
            {members.map((fact) => (
              <FactLine key={fact.id} fact={fact} today={today} onEdit={() => setEdited(fact)} />
            ))}
          </RowSheet>
        ))}
      </div>
      {edited && <FactDialog fact={edited} today={today} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function FactLine({ fact, today, onEdit }: { fact: WholeFact; today: string; onEdit: () => void }) {
  const due = isDue(fact, today);
  const period = currentPeriod(fact, today);
  return (
    <SheetRow
      end={
        <span className="flex flex-wrap justify-end gap-2">
          {(fact.changed || fact.history.length > 0) && (
            <ButtonLink size="sm" variant="ghost" href={`/app/admin/facts/${fact.id}`}>
              Students<span className="sr-only"> affected by {fact.label}</span>
            </ButtonLink>
          )}
          <Button size="sm" variant="secondary" onClick={onEdit}>
            Edit<span className="sr-only"> {fact.label}</span>
          </Button>
        </span>
      }
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
        {/* Those due stand apart from their country. */}
        {due && fact.appliesTo.country && `${fact.appliesTo.country}: `}
        {fact.label}
        {due && <StatusChip tone="attention">May be out of date</StatusChip>}
        {!period && <StatusChip tone="neutral">Not known</StatusChip>}
        {fact.changed && (
          <StatusChip tone="brand">
            Set by {fact.changed.by || 'an admin'}, {dateText(fact.changed.at)}
          </StatusChip>
        )}
      </p>
      {period && (
        <p className="text-sm text-muted wrap-anywhere">
          {valueLine(period.value)} {fact.unit === 'words' ? '' : fact.unit} · from {dateText(period.validFrom)}
          {period.validTo && ` to ${dateText(period.validTo)}`} ·{' '}
          {isSourceAddress(period.source.address) ? (
            <a
              href={period.source.address}
              target="_blank"
              rel="noopener nofollow"
              className="text-brand-ink underline underline-offset-3"
            >
              {period.source.title}
            </a>
          ) : (
            `${period.source.title}, ${period.source.address}`
          )}{' '}
          ({period.source.kind}, read {dateText(period.readOn)}, review by {dateText(period.reviewBy)})
        </p>
      )}
      {period?.looked && (
        <p className="text-sm text-muted wrap-anywhere">
          Checked again on {dateText(period.looked.on)}: {period.looked.found}
        </p>
      )}
    </SheetRow>
  );
}

function groupsOf(facts: readonly WholeFact[], today: string) {
  const due = facts.filter((fact) => isDue(fact, today));
  const rest = facts.filter((fact) => !due.includes(fact));
  const titles = [...new Set(rest.map(({ appliesTo }) => appliesTo.country ?? 'Tests'))];
  return [
    ...(due.length > 0
      ? [{ title: 'Due for review', note: 'Check the source again and update the date.', members: due }]
      : []),
    ...titles.map((title) => ({
      title,
      note: '',
      members: rest.filter(({ appliesTo }) => (appliesTo.country ?? 'Tests') === title),
    })),
  ];
}
