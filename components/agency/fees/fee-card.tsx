import type { ReactNode } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { RedMark } from '@/components/ui/feedback/red-mark';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { Card } from '@/components/ui/layout/card';
import type { ChargeView, PaymentView, RefundView } from '@/lib/contract/fees/charges';
import { PAYMENT_KINDS, RECEIPT_KINDS, refundWords, WAYS } from '@/lib/domain/agency/fees';
import { dateText, dueWords } from '@/lib/domain/days/day-words';
import { minorMoney } from '@/lib/domain/money/money-words';
import { AnswerCharge } from './answer-charge';
import { AskRefund } from './ask-refund';

interface ChargeCardProps {
  charge: ChargeView;
  today: string;
  reader: 'student' | 'agent';
  /** What people of the agency can do; a student's page doesn't load it. */
  desk?: DeskParts;
}

/** The controls of an agency beside a charge, its payments and its refunds. */
export interface DeskParts {
  charge: (charge: ChargeView, today: string) => ReactNode;
  payment: (charge: ChargeView, payment: PaymentView) => ReactNode;
  refund: (charge: ChargeView, refund: RefundView) => ReactNode;
}

/** An item with its terms, what was paid for it, what is asked back, and what its reader can do. */
export function ChargeCard({ charge, today, reader, desk }: ChargeCardProps) {
  const { name, covers, university, minor, currency, refund, warning, sums, may, payments, refunds } = charge;
  const money = (amount: number) => minorMoney(amount, currency);
  return (
    <Card className="mb-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 font-sans text-base font-semibold tracking-normal wrap-anywhere">{name}</h2>
        <p className="font-semibold">{money(minor)}</p>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Standing charge={charge} reader={reader} />
        <span className="wrap-anywhere">
          {reader === 'student' ? charge.agency : `sent by ${charge.offered.byName}`}, {dateText(charge.offered.at)}
        </span>
      </div>
      {warning && <RedMark>{`${university}: ${warning}`}</RedMark>}
      <p className="mt-3 max-w-reading text-sm whitespace-pre-line wrap-anywhere">{covers}</p>
      <p className="mt-2 max-w-reading text-sm text-muted wrap-anywhere">{refundWords(refund)}</p>
      {payments.length > 0 && (
        <ul className="mt-3 space-y-1 text-sm">
          {payments.map((one) => (
            <li key={one._id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link href={`/app/${reader}/receipts/${one._id}`} className="underline underline-offset-2">
                {one.label ? `Receipt ${one.label}` : 'Receipt'}
              </Link>
              <span>
                {money(one.minor)}, {WAYS[one.way]}, {dateText(one.paidOn)}
              </span>
              {one.kind === 'earlier' && <StatusChip tone="neutral">{PAYMENT_KINDS.earlier}</StatusChip>}
              {one.cancelled && (
                <>
                  <StatusChip tone="neutral">Cancelled: {one.cancelled.reason}</StatusChip>
                  <Link
                    href={`/app/${reader}/receipts/${one.cancelled.receiptId}`}
                    className="underline underline-offset-2"
                  >
                    {RECEIPT_KINDS.cancelled}
                  </Link>
                </>
              )}
              {desk?.payment(charge, one)}
            </li>
          ))}
        </ul>
      )}
      {refunds.map((one) => (
        <Refund key={one._id} charge={charge} refund={one} today={today} reader={reader}>
          {desk?.refund(charge, one)}
        </Refund>
      ))}
      {(may.answer || may.take || may.askBack || may.withdraw) && (
        <div className="mt-4 flex flex-wrap gap-2">
          {may.answer && <AnswerCharge chargeId={charge._id} name={name} />}
          {may.askBack && (
            <AskRefund
              chargeId={charge._id}
              name={name}
              most={money(sums.refundable)}
              isStudent={reader === 'student'}
            />
          )}
          {desk?.charge(charge, today)}
        </div>
      )}
    </Card>
  );
}

function Standing({
  charge: { state, sums, currency, answeredOn },
  reader,
}: Pick<ChargeCardProps, 'charge' | 'reader'>) {
  if (state === 'offered')
    return (
      <StatusChip tone="attention">
        {reader === 'student' ? 'Waiting for your answer' : 'Waiting for the student’s answer'}
      </StatusChip>
    );
  if (state === 'declined') return <StatusChip tone="neutral">Declined</StatusChip>;
  if (state === 'withdrawn') return <StatusChip tone="neutral">Withdrawn</StatusChip>;
  if (sums.toPay === 0) return <StatusChip tone="success">Paid</StatusChip>;
  const left = `${minorMoney(sums.toPay, currency)} to pay`;
  return <StatusChip tone="brand">{answeredOn ? `Agreed on ${dateText(answeredOn)}. ${left}` : left}</StatusChip>;
}

interface RefundProps {
  charge: ChargeView;
  refund: RefundView;
  today: string;
  reader: ChargeCardProps['reader'];
  children?: ReactNode;
}

function Refund({ charge, refund, today, reader, children }: RefundProps) {
  const { minor, reason, asked, dueOn, state, answer } = refund;
  const amount = minorMoney(minor, charge.currency);
  return (
    <div className="mt-3 rounded-control border border-line p-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        {amount} refund requested
        {state === 'asked' && (
          <StatusChip tone={dueOn < today ? 'danger' : 'attention'}>
            Due {dateText(dueOn)}, {dueWords(dueOn, today)}
          </StatusChip>
        )}
        {state === 'paid' && <StatusChip tone="success">Refunded on {dateText(answer?.on ?? dueOn)}</StatusChip>}
        {state === 'refused' && <StatusChip tone="neutral">Declined on {dateText(answer?.on ?? dueOn)}</StatusChip>}
      </p>
      <p className="mt-1 text-muted wrap-anywhere">
        {asked.byName}, {dateText(asked.at)}: {reason}
      </p>
      {answer?.receiptId && (
        <Link href={`/app/${reader}/receipts/${answer.receiptId}`} className="underline underline-offset-2">
          {RECEIPT_KINDS.refund}
        </Link>
      )}
      {answer?.reason && (
        <p className="mt-1 wrap-anywhere">
          {answer.byName}: {answer.reason}
        </p>
      )}
      {children}
    </div>
  );
}
