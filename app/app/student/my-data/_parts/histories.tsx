import { Link } from '@/components/ui/controls/link';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { Card } from '@/components/ui/layout/card';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { ownHistories } from '@/lib/services/applications/history';
import type { SectionProps } from './sections';

/** Each application with whether its history is as it was written. */
export async function Histories({ viewer }: SectionProps) {
  const histories = await ownHistories(viewer);
  if (histories.length === 0)
    return (
      <Card>
        <p>You have no application yet.</p>
      </Card>
    );
  return (
    <RowSheet data-density="regular">
      {histories.map(({ _id, words, entries, problems }) => (
        <SheetRow
          key={_id}
          className="py-2"
          end={
            problems.length ? (
              <StatusChip tone="danger">Changed</StatusChip>
            ) : (
              <StatusChip tone="success">Whole</StatusChip>
            )
          }
        >
          <p className="wrap-anywhere">
            <Link
              href={`/app/student/my-applications/${_id}`}
              className="font-medium text-brand-ink underline underline-offset-4"
            >
              {words}
            </Link>
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            {problems.length ? problems.join(' ') : `${entries} ${entries === 1 ? 'entry' : 'entries'}`}
          </p>
        </SheetRow>
      ))}
    </RowSheet>
  );
}
