import { addDays } from '@/lib/domain/days/day';
import { counted } from '@/lib/domain/texts/counted';
import type { RefundRule } from '../agency/fees';

/** The day a refund asked for on a day is due, by the item's rule. Days are 'YYYY-MM-DD'. */
export const refundDueOn = ({ payWithin }: RefundRule, askedOn: string): string => addDays(askedOn, payWithin);

/** Why a student can't ask for money back by the item's rule; null where they can. @param paidOn when it was paid last */
export function noRefundBecause(rule: RefundRule, paidOn: string, today: string): string | null {
  if (!rule.isRefundable) return 'This item is not refundable.';
  if (rule.askWithin !== null && today > addDays(paidOn, rule.askWithin))
    return `A refund could only be requested within ${counted(rule.askWithin, 'day')} of payment.`;
  return null;
}
