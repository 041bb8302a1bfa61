'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Link } from '@/components/ui/controls/link';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { CounsellorRow } from '@/lib/contract/people/desk';
import { isAway } from '@/lib/domain/applications/assignment';
import { dayOf, daysBetween } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { CaseloadDialog } from './caseload-dialog';

/** Each member of staff with their open applications, the longest wait among them, ceiling and absence. */
export function CounsellorList({ counsellors, today }: { counsellors: readonly CounsellorRow[]; today: string }) {
  const [edited, setEdited] = useState<CounsellorRow>();
  return (
    <Section
      title="Workload"
      description="Open applications of each counsellor, and how long the oldest has had no status change."
    >
      <RowSheet>
        {counsellors.map((counsellor) => {
          const { _id, name, jobTitle, open, oldest, ceiling } = counsellor;
          return (
            <SheetRow
              key={_id}
              end={
                <Button size="row" variant="secondary" onClick={() => setEdited(counsellor)}>
                  Change<span className="sr-only"> {name}</span>
                </Button>
              }
            >
              <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-sm">
                <span className="min-w-44 flex-1">
                  <span className="font-medium wrap-anywhere">{name}</span>
                  {jobTitle && <span className="ms-2 text-fine text-muted wrap-anywhere">{jobTitle}</span>}
                </span>
                <Link
                  href={`/app/admin/applications/stalled?days=1&charge=${_id}`}
                  className="w-24 text-brand-ink tabular-nums underline-offset-2 hover:underline"
                >
                  {open.toLocaleString('en-GB')}
                  {ceiling !== null && ` of ${ceiling.toLocaleString('en-GB')}`} open
                </Link>
                <span className="w-36 text-muted tabular-nums">
                  {oldest ? `oldest ${daysWords(daysBetween(dayOf(oldest, 'UTC'), today))}` : 'none waiting'}
                </span>
                <AbsenceNote counsellor={counsellor} today={today} />
              </div>
            </SheetRow>
          );
        })}
      </RowSheet>
      {edited && <CaseloadDialog counsellor={edited} onClose={() => setEdited(undefined)} />}
    </Section>
  );
}

function AbsenceNote({ counsellor, today }: { counsellor: CounsellorRow; today: string }) {
  const { awayFrom, awayUntil } = counsellor;
  if (!awayFrom || (awayUntil && awayUntil < today)) return null;
  const until = awayUntil ? `until ${dateText(awayUntil)}` : 'until further notice';
  const words = isAway(counsellor, today) ? `Away ${until}` : `Away from ${dateText(awayFrom)}`;
  return <StatusChip tone="neutral">{words}</StatusChip>;
}

const daysWords = (days: number) =>
  days < 1 ? 'today' : days === 1 ? '1 day' : `${days.toLocaleString('en-GB')} days`;
