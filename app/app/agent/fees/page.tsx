import { LiveRefresh } from '@/components/live/live-refresh';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { SearchInput } from '@/components/ui/controls/search-input';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { Pagination } from '@/components/ui/table/pagination';
import { queryString } from '@/lib/api/client';
import type { ChargeView } from '@/lib/contract/fees/charges';
import { listReceipts as contract } from '@/lib/contract/fees/receipts';
import { RECEIPT_KINDS } from '@/lib/domain/agency/fees';
import { dateText, dueWords } from '@/lib/domain/days/day-words';
import { minorMoney } from '@/lib/domain/money/money-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { feesHref, waitingCharges } from '@/lib/services/people/fees/charges';
import { listReceipts } from '@/lib/services/people/fees/receipts';
import { pageCountOf, pageOf } from '../../_parts/paging';
import { readerToday } from '../../_parts/reader-day';

export const metadata = { title: 'Fees' };

const HERE = '/app/agent/fees';
const ON_A_PAGE = 25;

interface Address {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Money of the agency's students: refunds that wait, what was agreed to and isn't paid, and the receipts. */
export default async function FeesPage({ searchParams }: Address) {
  const viewer = await requireViewer('agent');
  const search = await searchParams;
  const q = contract.query.shape.q.safeParse(search.q ?? '').data ?? '';
  const [{ refunds, toPay }, { total }, { today }] = await Promise.all([
    waitingCharges(viewer),
    listReceipts(viewer, { q, limit: 1 }),
    readerToday(viewer),
  ]);
  const page = pageOf(search.page, total, ON_A_PAGE);
  const { receipts } = await listReceipts(viewer, { q, page, limit: ON_A_PAGE });
  return (
    <>
      <LiveRefresh records={['student']} />
      <PageHeader
        title="Fees"
        description="What your students pay you. This site records payments; it doesn’t transfer money."
        actions={
          <>
            <ButtonLink href={`${HERE}/declared`} variant="secondary">
              What you earn
            </ButtonLink>
            <ButtonLink href={`${HERE}/items`} variant="secondary">
              Price list
            </ButtonLink>
          </>
        }
      />
      {refunds.length > 0 && (
        <Section title={`Refund requests (${refunds.length})`}>
          <RowSheet>
            {refunds.map((charge) => (
              <RefundRow key={charge._id} charge={charge} today={today} />
            ))}
          </RowSheet>
        </Section>
      )}
      <Section title={`Agreed, not paid (${toPay.length})`}>
        {toPay.length === 0 ? (
          <p className="text-sm text-muted">None. Fees appear here when a student has agreed to them.</p>
        ) : (
          <RowSheet>
            {toPay.map(({ _id, studentId, studentName, name, sums, currency }) => (
              <SheetRow key={_id} end={minorMoney(sums.toPay, currency)}>
                <Link href={feesHref(studentId)} className="font-medium wrap-anywhere hover:underline">
                  {studentName}
                </Link>
                <p className="text-sm text-muted wrap-anywhere">{name}</p>
              </SheetRow>
            ))}
          </RowSheet>
        )}
      </Section>
      <Section title={`Receipts (${total})`}>
        <form action={HERE} className="mb-3 flex max-w-md gap-2">
          <SearchInput name="q" defaultValue={q} aria-label="Receipt number or student" className="min-w-0 flex-1" />
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </form>
        {receipts.length === 0 ? (
          <p className="text-sm text-muted">{q ? 'No matching receipts.' : 'No receipts yet.'}</p>
        ) : (
          <RowSheet>
            {receipts.map((receipt) => (
              <SheetRow key={receipt._id} end={minorMoney(receipt.minor, receipt.currency)}>
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Link
                    href={`/app/agent/receipts/${receipt._id}`}
                    className="font-medium wrap-anywhere hover:underline"
                  >
                    {receipt.label}
                  </Link>
                  {receipt.kind !== 'payment' && <StatusChip tone="neutral">{RECEIPT_KINDS[receipt.kind]}</StatusChip>}
                  {receipt.cancelledBy && <StatusChip tone="neutral">Cancelled</StatusChip>}
                </p>
                <p className="text-sm text-muted wrap-anywhere">
                  {[receipt.studentName, receipt.what, dateText(receipt.paidOn)].join(' · ')}
                </p>
              </SheetRow>
            ))}
          </RowSheet>
        )}
        <div className="mt-4">
          <Pagination
            page={page}
            pageCount={pageCountOf(total, ON_A_PAGE)}
            href={(to) => HERE + queryString({ q: q || undefined, page: to })}
          />
        </div>
      </Section>
    </>
  );
}

function RefundRow({ charge, today }: { charge: ChargeView; today: string }) {
  const open = charge.refunds.filter(({ state }) => state === 'asked');
  const dueOn = open.map((one) => one.dueOn).sort()[0] ?? today;
  const sum = open.reduce((total, { minor }) => total + minor, 0);
  const due = dueWords(dueOn, today);
  return (
    <SheetRow end={dueOn < today ? <StatusChip tone="danger">{due}</StatusChip> : due}>
      <Link href={feesHref(charge.studentId)} className="font-medium wrap-anywhere hover:underline">
        {charge.studentName}
      </Link>
      <p className="text-sm text-muted wrap-anywhere">
        {minorMoney(sum, charge.currency)} for {charge.name}
      </p>
    </SheetRow>
  );
}
