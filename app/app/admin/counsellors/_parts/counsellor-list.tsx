'use client';

import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/buttons/link';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import type { CounsellorRow } from '@/lib/contract/people/desk';
import { isAway } from '@/lib/domain/applications/assignment';
import { dayOf, daysBetween } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { counted } from '@/lib/domain/texts/counted';

/** Each member of staff with their open applications, the longest wait among them, ceiling and absence. */
export function CounsellorList({ counsellors, today }: { counsellors: readonly CounsellorRow[]; today: string }) {
  const [edited, setEdited] = useState<CounsellorRow>();
  return (
    <Section
      title="Workload"
      description="Each counsellor’s open applications, and how long the oldest one has waited for a status change."
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

const daysWords = (days: number) => (days < 1 ? 'today' : counted(days, 'day'));

/** How many open applications someone has at most by rule, and when they are away. */
function CaseloadDialog({ counsellor, onClose }: { counsellor: CounsellorRow; onClose: () => void }) {
  const [ceiling, setCeiling] = useState(counsellor.ceiling === null ? '' : String(counsellor.ceiling));
  const [awayFrom, setAwayFrom] = useState(counsellor.awayFrom ?? '');
  const [awayUntil, setAwayUntil] = useState(counsellor.awayUntil ?? '');
  const change = useChange(onClose);
  const { ceiling: most, awayFrom: from, awayUntil: until } = counsellor;
  const { seen, refused } = useSeen({ ceiling: most, awayFrom: from, awayUntil: until });
  const save = () =>
    change.run(
      () =>
        call('PUT /staff/{id}/caseload', {
          params: { id: counsellor._id },
          body: {
            ceiling: ceiling.trim() ? Number(ceiling) : null,
            awayFrom: awayFrom || null,
            awayUntil: awayUntil || null,
            seen,
          },
        }),
      refused,
    );
  return (
    <AskDialog
      notDone="Couldn’t save"
      onConfirm={save}
      title={counsellor.name}
      text="While someone is away or has reached the maximum, the rules assign new applications to the next person. Their current applications stay with them."
      confirmLabel="Save"
      change={change}
    >
      <Field label="Maximum open applications" name="ceiling" optional>
        <TextInput inputMode="numeric" {...wired(ceiling, setCeiling)} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First day away" name="awayFrom" optional>
          <TextInput type="date" {...wired(awayFrom, setAwayFrom)} />
        </Field>
        <Field label="Last day away" name="awayUntil" optional>
          <TextInput type="date" {...wired(awayUntil, setAwayUntil)} />
        </Field>
      </div>
    </AskDialog>
  );
}
