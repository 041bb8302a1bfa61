import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { dateText } from '@/lib/domain/days/day-words';
import { minorMoney } from '@/lib/domain/money/money-words';
import { counted } from '@/lib/domain/texts/counted';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listClaimSheets } from '@/lib/services/desk/commission/claim-sheets';
import { needsCommission } from '../_parts/needs-commission';
import { RowName } from '../_parts/row-name';

export const metadata = { title: 'Claims' };

/** The claims of the agency, the newest first. */
export default async function ClaimsPage() {
  const viewer = await requireViewer('agent');
  needsCommission(viewer);
  const sheets = await listClaimSheets(viewer);
  return (
    <>
      <PageHeader title="Claims" description="Claims sent to universities, and their answers." />
      {sheets.length === 0 ? (
        <EmptyState
          title="No claims yet"
          text="On the Commission page, select students whose commission can be claimed."
        />
      ) : (
        <RowSheet>
          {sheets.map(({ _id, number, university, students, claimed, settled, currency, madeOn }) => (
            <SheetRow key={_id} end={<span className="text-sm tabular-nums">{minorMoney(claimed, currency)}</span>}>
              <RowName
                href={`/app/agent/commission/claims/${_id}`}
                name={`${number}: ${university}`}
                more={`${counted(students, 'student')} · ${dateText(madeOn)} · received ${minorMoney(settled, currency)}`}
              />
            </SheetRow>
          ))}
        </RowSheet>
      )}
    </>
  );
}
