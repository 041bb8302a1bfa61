import { AnswerRefund } from '@/components/agency/fees/answer-refund';
import { CancelReceipt } from '@/components/agency/fees/cancel-receipt';
import { ChargeCard, type DeskParts } from '@/components/agency/fees/fee-card';
import { OfferItem } from '@/components/agency/fees/offer-item';
import { TakeMoney } from '@/components/agency/fees/take-money';
import { WithdrawCharge } from '@/components/agency/fees/withdraw-charge';
import { LiveRefresh } from '@/components/live/live-refresh';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { feeRightsOf } from '@/lib/agency-access';
import { isInstitutions } from '@/lib/domain/agency/fees';
import { cameFrom } from '@/lib/domain/areas';
import { minorMoney } from '@/lib/domain/money/money-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { studentFees } from '@/lib/services/people/fees/charges';
import { listFeeItems } from '@/lib/services/people/fees/items';
import { idIn, orNotFound } from '../../../../_parts/or-not-found';
import { readerToday } from '../../../../_parts/reader-day';

interface Address {
  params: Promise<{ studentId: string }>;
  searchParams: Promise<{ from?: string | string[] }>;
}

export const metadata = { title: 'Student fees' };

/** What the agency offered to one student, what was paid, and what is asked back. */
export default async function StudentsFeesPage({ params, searchParams }: Address) {
  const viewer = await requireViewer('agent');
  const studentId = idIn((await params).studentId);
  const [{ name, charges, isStudent }, { items }, { today }] = await Promise.all([
    orNotFound(studentFees(viewer, studentId)),
    listFeeItems(viewer),
    readerToday(viewer),
  ]);
  const open = items.filter(({ isEnded, from }) => !isEnded && from <= today);
  const choices = open.map(({ _id, name: item, minor, currency, kind }) => ({
    _id,
    label: `${item}, ${minorMoney(minor, currency)}`,
    isInstitutions: isInstitutions(kind),
  }));
  const from = cameFrom('agent', (await searchParams).from);
  const offers = feeRightsOf(viewer)?.offers === true && isStudent;
  return (
    <>
      <LiveRefresh records={['student']} of={studentId} />
      <PageHeader
        title={<span className="wrap-anywhere">Fees for {name}</span>}
        description="You can collect money only for what the student has agreed to here."
        back={from ? { href: from, label: 'Back' } : { href: '/app/agent/fees', label: 'Fees' }}
        actions={offers && choices.length > 0 && <OfferItem studentId={studentId} items={choices} />}
      />
      {charges.length === 0 && (
        <EmptyState
          title="No fees yet"
          text={
            choices.length === 0
              ? 'The price list is empty. Owners and accountants can add items.'
              : 'Ask the student to pay a fee from the price list. The student can accept or decline.'
          }
        />
      )}
      {charges.map((charge) => (
        <ChargeCard key={charge._id} charge={charge} today={today} reader="agent" desk={DESK_PARTS} />
      ))}
    </>
  );
}

/** What people of an agency can do beside a charge: take money, take a receipt back, answer a refund, take the offer back. */
const DESK_PARTS: DeskParts = {
  charge: ({ _id, name, sums, currency, may }, today) => (
    <>
      {may.take && (
        <TakeMoney
          chargeId={_id}
          name={name}
          toPay={plain(sums.toPay, currency)}
          currency={currency}
          today={today}
          mayBeEarlier={may.takeEarlier}
        />
      )}
      {may.withdraw && <WithdrawCharge chargeId={_id} name={name} />}
    </>
  ),
  payment: ({ _id, may }, payment) =>
    may.cancel &&
    payment.cancelled === null && <CancelReceipt chargeId={_id} paymentId={payment._id} label={payment.label} />,
  refund: ({ _id, currency, may: { payBack } }, { _id: refundId, minor, state }) =>
    state === 'asked' &&
    payBack && (
      <div className="mt-2">
        <AnswerRefund
          chargeId={_id}
          refundId={refundId}
          amount={minorMoney(minor, currency)}
          mayPay={payBack.most === null || minor <= payBack.most}
        />
      </div>
    ),
};

/** '5000' or '99.50', for a field. */
const plain = (minor: number, currency: string) => minorMoney(minor, currency).replace(/[^\d.]/g, '');
