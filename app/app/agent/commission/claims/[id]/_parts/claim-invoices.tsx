import { ButtonLink } from '@/components/ui/buttons/button-link';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { InvoiceView } from '@/lib/contract/commission/invoices';
import { INVOICE_KINDS } from '@/lib/domain/commission/invoices';
import { dateText } from '@/lib/domain/days/day-words';
import { exactMoney } from '@/lib/domain/money/money-words';
import { RowName } from '../../../_parts/row-name';
import { CreditNoteForm } from './credit-note-form';

interface ClaimInvoicesProps {
  claimId: string;
  invoices: readonly InvoiceView[];
  canIssue: boolean;
  keeps: boolean;
  today: string;
}

/** The invoices and credit notes of a claim, and the way to the next one. */
export function ClaimInvoices({ claimId, invoices, canIssue, keeps, today }: ClaimInvoicesProps) {
  if (!canIssue && invoices.length === 0) return null;
  return (
    <Section
      title="Invoices"
      className="print:hidden"
      description="An issued invoice can’t be changed. A credit note cancels all or part of it."
      actions={
        canIssue && (
          <ButtonLink href={`/app/agent/commission/claims/${claimId}/invoice`} variant="secondary">
            Prepare invoice
          </ButtonLink>
        )
      }
    >
      {invoices.length === 0 ? (
        <p className="text-sm text-muted">No invoice yet.</p>
      ) : (
        <RowSheet>
          {invoices.map((one) => (
            <SheetRow
              key={one._id}
              endUnder
              end={
                <>
                  <span className="text-sm tabular-nums">{exactMoney(one.total, one.currency)}</span>
                  <a
                    className={buttonStyle('secondary', 'sm')}
                    href={`/api/v1/agency/commission/invoices/${one._id}/pdf`}
                    aria-label={`PDF of ${one.label}`}
                    download
                  >
                    PDF
                  </a>
                  {keeps && one.left.length > 0 && <CreditNoteForm invoice={one} today={today} />}
                </>
              }
            >
              <RowName
                name={`${INVOICE_KINDS[one.kind]} ${one.label}`}
                more={[
                  dateText(one.day),
                  `to ${one.billed.name}`,
                  `issued by ${one.byName}`,
                  one.credits && `for ${one.credits.label}: ${one.credits.reason}`,
                  one.kind === 'invoice' && one.left.length === 0 && 'fully credited',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </SheetRow>
          ))}
        </RowSheet>
      )}
    </Section>
  );
}
