import * as charges from './charges';
import * as declared from './declared';
import * as items from './items';
import * as receipts from './receipts';

/** What agencies charge students: items, charges, payments, receipts. */
export const FEES = [
  items.listFeeItems,
  items.addFeeItem,
  items.followFeeItem,
  items.endFeeItem,
  items.setFeeSettings,
  charges.ownFees,
  charges.studentFees,
  charges.listCharges,
  charges.offerItem,
  charges.withdrawCharge,
  charges.answerCharge,
  charges.takeMoney,
  charges.cancelReceipt,
  charges.askRefund,
  charges.answerRefund,
  receipts.listReceipts,
  receipts.viewReceipt,
  declared.listDeclared,
  declared.declareEarning,
  declared.ownDeclared,
] as const;
