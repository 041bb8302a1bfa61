import { taxWords } from '@/components/agency/commission/typed-lines';
import type { InvoiceDraft } from '@/lib/contract/commission/invoices';
import type { invoiceSums } from '@/lib/domain/commission/invoices';
import { percentWords } from '@/lib/domain/commission/words';
import { dateText } from '@/lib/domain/days/day-words';
import { amountInWords } from '@/lib/domain/money/amount-words';
import { exactMoney } from '@/lib/domain/money/money-words';

interface InvoicePreviewProps {
  draft: InvoiceDraft;
  day: string;
  lines: InvoiceDraft['lines'];
  sums: ReturnType<typeof invoiceSums>;
}

/** What the invoice will say. */
export function InvoicePreview({ draft, day, lines, sums }: InvoicePreviewProps) {
  const { agency, billed, label, claim, currency } = draft;
  const money = (minor: number) => exactMoney(minor, currency);
  const rows = [
    ...(sums.taxes.length ? [['Subtotal', sums.net] as const] : []),
    ...sums.taxes.map((tax) => [taxWords(tax), tax.minor] as const),
  ];
  return (
    <article className="max-w-[210mm] rounded-card border border-line bg-raised p-5 text-sm sm:p-8">
      <header className="flex flex-wrap items-start justify-between gap-6">
        <div className="min-w-0 whitespace-pre-line wrap-anywhere">
          <p className="text-base font-semibold">{agency.legalName || agency.name}</p>
          {agency.branch && <p>{agency.branch}</p>}
          <p>{agency.address}</p>
          {agency.taxLines.map((one) => (
            <p key={one.label}>{`${one.label}: ${one.value}`}</p>
          ))}
        </div>
        <div className="sm:text-end">
          <h3 className="text-title">Invoice</h3>
          <p>{`No. ${label}`}</p>
          <p>{day && dateText(day)}</p>
          <p>{`Claim ${claim}`}</p>
        </div>
      </header>
      <div className="mt-6 flex flex-wrap justify-between gap-6">
        <div className="min-w-0 whitespace-pre-line wrap-anywhere">
          <p className="text-xs text-muted">Bill to</p>
          <p className="font-semibold">{billed.name}</p>
          <p>{billed.address}</p>
          {billed.contact && <p>{`Attention: ${billed.contact}`}</p>}
        </div>
        {billed.terms && (
          <div className="wrap-anywhere sm:text-end">
            <p className="text-xs text-muted">Payment terms</p>
            <p>{billed.terms}</p>
          </div>
        )}
      </div>
      <ol className="mt-6 border-t border-line">
        {lines.map((line) => (
          <li key={line.entryId} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-2">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-medium">{line.name}</p>
              <p className="text-xs text-muted">
                {[
                  line.studentNumber && `Student number ${line.studentNumber}`,
                  line.course,
                  line.intake,
                  line.term > 1 && `term ${line.term}`,
                  line.fee !== null && `fee ${money(line.fee)}`,
                  line.rate !== null && (line.isPercent ? percentWords(line.rate) : 'fixed'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <span className="ms-auto tabular-nums">{money(line.minor)}</span>
          </li>
        ))}
      </ol>
      <dl className="mt-3 grid justify-end gap-1">
        {rows.map(([name, minor]) => (
          <div key={name} className="flex justify-between gap-8">
            <dt className="text-muted wrap-anywhere">{name}</dt>
            <dd className="tabular-nums">{money(minor)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-8 font-semibold">
          <dt>{`Total (${currency})`}</dt>
          <dd className="tabular-nums">{money(sums.total)}</dd>
        </div>
      </dl>
      <p className="mt-2">{`${amountInWords(sums.total, currency)} only`}</p>
      {agency.bank && <p className="mt-4 whitespace-pre-line wrap-anywhere">{`Please pay to\n${agency.bank}`}</p>}
    </article>
  );
}
