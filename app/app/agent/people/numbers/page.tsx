import { notFound } from 'next/navigation';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { canSetFeeLimits } from '@/lib/agency-access';
import type { NumbersToRead } from '@/lib/contract/agency/phone-numbers';
import { counted } from '@/lib/domain/texts/counted';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { numbersToRead } from '@/lib/services/people/prospects/numbers';
import { ReadNumbers } from './_parts/read-numbers';

export const metadata = { title: 'Phone numbers' };

/** For owners: the numbers without a country code that the agency's present country reads in another way. */
export default async function PhoneNumbersPage() {
  const viewer = await requireViewer('agent');
  if (!canSetFeeLimits(viewer)) notFound();
  const found = await numbersToRead(viewer);
  const { total, undoable, numbers } = found;
  return (
    <>
      <PageHeader
        title="Phone numbers"
        description="Numbers without a country code are treated as numbers from the country of the branch or agency. Calls and notes are not changed."
        back={{ href: '/app/agent/people', label: 'People' }}
      />
      {(total > 0 || undoable > 0) && <p className="mb-4 text-sm">{summary(found)}</p>}
      <ReadNumbers total={total} undoable={undoable} />
      {total === 0 ? (
        <EmptyState title="Nothing to change" text="All numbers already use the current country." />
      ) : (
        <RowSheet>
          {numbers.map(({ _id, kind, name, mobile, before, after, same }) => (
            <SheetRow key={`${kind} ${_id}`}>
              <p className="wrap-anywhere">
                <span className="font-medium">{name}</span>
                <span className="ml-2 text-sm text-muted">{KINDS[kind]}</span>
              </p>
              <p className="text-sm text-muted wrap-anywhere">
                {`${mobile}: ${before || 'not certain'} now, ${after || 'not certain'} after the change`}
              </p>
              {same.length > 0 && (
                <p className="text-sm wrap-anywhere">{`Same number as ${same.join(', ')}. Possible duplicate.`}</p>
              )}
            </SheetRow>
          ))}
        </RowSheet>
      )}
      {total > numbers.length && (
        <p className="mt-4 text-sm text-muted">{`The first ${numbers.length} of ${total.toLocaleString('en-GB')}.`}</p>
      )}
    </>
  );
}

const KINDS = { lead: 'Lead', student: 'Student', colleague: 'Staff' } as const;

function summary({ country, total, uncertain, duplicates, undoable }: NumbersToRead): string {
  return [
    total ? `${counted(total, 'number')} would change${country ? ` if treated as numbers from ${country}` : ''}.` : '',
    duplicates ? `Possible duplicates: ${duplicates}.` : '',
    uncertain ? `Not mobile numbers in this country, saved as typed: ${uncertain}.` : '',
    undoable ? `${counted(undoable, 'number')} changed since the country was last set.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
