import { AgencyLogo } from '@/components/agent/agency-logo';
import { Link } from '@/components/ui/buttons/link';
import { PrintButton } from '@/components/ui/buttons/print-button';
import { RedMark } from '@/components/ui/feedback/red-mark';
import { RECEIPT_KINDS, WAYS } from '@/lib/domain/agency/fees';
import { dateText } from '@/lib/domain/days/day-words';
import { minorMoney } from '@/lib/domain/money/money-words';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { viewReceipt } from '@/lib/services/people/fees/receipts';
import { idIn, orNotFound } from '../../../_parts/or-not-found';

export const metadata = { title: 'Receipt' };

/** A receipt, as it is printed on A4. */
export default async function ReceiptPage({ params }: { params: Promise<{ area: string; id: string }> }) {
  const viewer = await requireArea(params, 'receipts');
  const receipt = await orNotFound(viewReceipt(viewer, idIn((await params).id)));
  const { label, kind, agency, legalName, branch, address, taxLines, logo, studentName, what, university, reason } =
    receipt;
  const { minor, currency, way, reference, paidOn, day, byName, of, cancelledBy, warning } = receipt;
  const rows = [
    ['For', what],
    ...(university ? [['University', university]] : []),
    [kind === 'payment' ? 'Received from' : 'For the student', studentName],
    [kind === 'refund' ? 'Refunded on' : 'Paid on', dateText(paidOn)],
    ['Payment method', [WAYS[way], reference].filter(Boolean).join(', ')],
    ['Recorded by', `${byName}, ${dateText(day)}`],
    ...(of ? [['Cancels', of]] : []),
    ...(reason ? [[kind === 'payment' ? 'Note' : 'Reason', reason]] : []),
  ];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link href={`/app/${viewer.role}/fees`} className="text-sm underline underline-offset-2">
          All fees
        </Link>
        <PrintButton />
      </div>
      <article className="mx-auto max-w-[210mm] rounded-card border border-line bg-raised p-6 sm:p-10 print:border-0 print:p-0">
        <header className="flex flex-wrap items-start justify-between gap-6">
          <div className="flex min-w-0 items-start gap-4">
            <AgencyLogo name={agency} src={logo} />
            <div className="min-w-0 text-sm">
              <p className="text-base font-semibold wrap-anywhere">{agency}</p>
              {legalName && legalName !== agency && <p className="wrap-anywhere">{legalName}</p>}
              {branch && <p className="wrap-anywhere">{branch}</p>}
              {address && <p className="whitespace-pre-line wrap-anywhere">{address}</p>}
              {taxLines.map((one) => (
                <p key={one.label} className="wrap-anywhere">{`${one.label} ${one.value}`}</p>
              ))}
            </div>
          </div>
          <div className="text-end">
            <h1 className="text-title">{RECEIPT_KINDS[kind]}</h1>
            <p className="font-semibold wrap-anywhere">{label}</p>
          </div>
        </header>
        {cancelledBy && (
          <p className="mt-6 font-semibold text-danger-ink">
            Cancelled by {cancelledBy}. This receipt is no longer valid.
          </p>
        )}
        <p className="mt-8 text-2xl font-semibold">{minorMoney(minor, currency)}</p>
        <dl className="mt-6 grid gap-3 text-sm">
          {rows.map(([term, value]) => (
            <div
              key={term}
              className="grid gap-x-6 sm:grid-cols-[10rem_minmax(0,1fr)] print:grid-cols-[10rem_minmax(0,1fr)]"
            >
              <dt className="text-muted">{term}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {warning && kind === 'payment' && <RedMark>{`${university}: ${warning}`}</RedMark>}
      </article>
    </>
  );
}
