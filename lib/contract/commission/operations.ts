import * as agreements from './agreements';
import * as billing from './billing';
import * as sheets from './claim-sheets';
import * as entries from './entries';
import * as invoices from './invoices';
import * as month from './month';
import * as parties from './parties';

/** The calls about commission. */
export const COMMISSION = [
  agreements.listAgreements,
  agreements.addAgreement,
  agreements.followAgreement,
  agreements.approveAgreement,
  entries.listEntries,
  entries.exportEntries,
  entries.viewEntry,
  entries.changeEntry,
  entries.receivePayment,
  parties.listPartners,
  parties.addPartner,
  parties.setParties,
  sheets.listClaimSheets,
  sheets.makeClaimSheets,
  sheets.viewClaimSheet,
  sheets.exportClaimSheet,
  sheets.readClaimList,
  sheets.settleClaimLine,
  sheets.answerClaimSheet,
  billing.viewBilling,
  billing.setBilling,
  billing.setBilledParty,
  invoices.viewClaimInvoices,
  invoices.issueInvoice,
  invoices.issueCreditNote,
  invoices.printInvoice,
  month.readMonthEnd,
  month.exportPostings,
] as const;
