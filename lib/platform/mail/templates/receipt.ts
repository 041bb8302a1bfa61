import { isInstitutions, RECEIPT_KINDS, WAYS } from '@/lib/domain/agency/fees';
import { paidElsewhere } from '@/lib/domain/applications/payees';
import { dateText } from '@/lib/domain/days/day-words';
import { minorMoney } from '@/lib/domain/money/money-words';
import { siteUrl } from '@/lib/platform/env';
import type { ReceiptRecord } from '@/models/receipt';
import type { Letter } from '../letter';

type Said = Pick<
  ReceiptRecord,
  | '_id'
  | 'label'
  | 'kind'
  | 'feeKind'
  | 'what'
  | 'reason'
  | 'minor'
  | 'currency'
  | 'way'
  | 'paidOn'
  | 'agency'
  | 'byName'
>;

/** To a student who paid an agency, or got money back: the receipt. */
export function receiptLetter(receipt: Said): Letter {
  const { _id, label, kind, feeKind, what, reason, minor, currency, way, paidOn, agency, byName } = receipt;
  const amount = minorMoney(Math.abs(minor), currency);
  const name = RECEIPT_KINDS[kind];
  const said = {
    payment: `${agency} recorded that you paid ${amount} for “${what}”.`,
    cancelled: `${agency} cancelled a receipt of ${amount} for “${what}” because it was wrong. You can still open both receipts on our site.`,
    refund: `${agency} recorded a refund of ${amount} to you for “${what}”.`,
  }[kind];
  return {
    subject: `${name} ${label}: ${amount}`,
    preview: said,
    heading: `${name} ${label}`,
    paragraphs: [
      said,
      ...(isInstitutions(feeKind) && kind === 'payment' ? [paidElsewhere(agency)] : []),
      'Please keep this email.',
    ],
    facts: [
      { term: 'For', value: what },
      { term: 'Amount', value: amount },
      { term: 'Payment method', value: WAYS[way] },
      { term: 'Date', value: dateText(paidOn, 'letter') },
      { term: 'Recorded by', value: byName },
      ...(reason ? [{ term: kind === 'payment' ? 'Note' : 'Reason', value: reason }] : []),
    ],
    action: { label: 'Open the receipt', href: siteUrl(`/app/student/receipts/${_id}`) },
    notes: ['Is this wrong? Write to our team. If you did not pay or receive this, tell us at once.'],
    reason: 'You’re receiving this email because your agency recorded a payment of yours on our site.',
  };
}
