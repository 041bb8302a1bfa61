import { Link } from '@/components/ui/buttons/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { canSetFeeLimits } from '@/lib/agency-access';
import { FEE_KIND_RULES, refundWords } from '@/lib/domain/agency/fees';
import { dateText } from '@/lib/domain/days/day-words';
import { minorMoney } from '@/lib/domain/money/money-words';
import { counted } from '@/lib/domain/texts/counted';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listFeeItems } from '@/lib/services/people/fees/items';
import { EndItem } from './_parts/end-item';
import { ItemForm } from './_parts/item-form';
import { RefundLimit } from './_parts/refund-limit';

export const metadata = { title: 'Price list' };

/** What the agency asks students money for, and how much a manager pays back. */
export default async function PriceListPage() {
  const viewer = await requireViewer('agent');
  const { items, settings, maySet } = await listFeeItems(viewer);
  const open = items.filter(({ isEnded }) => !isEnded);
  const ended = items.length - open.length;
  return (
    <>
      <PageHeader
        title="Price list"
        description="Students see an item and its terms before they pay. If you change the terms, a new item is created. Students who already agreed keep the old terms."
        back={{ href: '/app/agent/fees', label: 'Fees' }}
        actions={maySet && <ItemForm item={null} />}
      />
      {open.length === 0 ? (
        <EmptyState title="No items yet" text="You can collect money only for items the student has agreed to." />
      ) : (
        <RowSheet className="mb-9">
          {open.map((item) => (
            <SheetRow
              key={item._id}
              className="py-3"
              endUnder
              end={
                maySet && (
                  <>
                    <ItemForm item={item} />
                    <EndItem id={item._id} name={item.name} />
                  </>
                )
              }
            >
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium wrap-anywhere">{item.name}</span>
                <span>{minorMoney(item.minor, item.currency)}</span>
                {item.kind !== 'service' && <StatusChip tone="danger">{FEE_KIND_RULES[item.kind].label}</StatusChip>}
              </p>
              <p className="max-w-reading text-sm whitespace-pre-line wrap-anywhere">{item.covers}</p>
              <p className="max-w-reading text-sm text-muted wrap-anywhere">
                {refundWords(item.refund)} Since {dateText(item.from)}.
              </p>
            </SheetRow>
          ))}
        </RowSheet>
      )}
      {ended > 0 && (
        <p className="mb-9 text-sm text-muted">{`${counted(ended, 'item is', 'items are')} no longer offered.`}</p>
      )}
      {canSetFeeLimits(viewer) && (
        <>
          <p className="mb-6 text-sm text-muted">
            Your address and tax numbers on receipts are in{' '}
            <Link href="/app/agent/commission/billing" className="underline underline-offset-2">
              Billing details
            </Link>
            .
          </p>
          <RefundLimit key={JSON.stringify(settings)} settings={settings} />
        </>
      )}
    </>
  );
}
