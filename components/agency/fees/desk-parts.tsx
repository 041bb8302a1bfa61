import { minorMoney } from '@/lib/domain/money/money-words';
import { AnswerRefund } from './answer-refund';
import { CancelReceipt } from './cancel-receipt';
import type { DeskParts } from './fee-card';
import { TakeMoney } from './take-money';
import { WithdrawCharge } from './withdraw-charge';

/** What people of an agency can do beside a charge: take money, take a receipt back, answer a refund, take the offer back. */
export const DESK_PARTS: DeskParts = {
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
