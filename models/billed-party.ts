import { Schema, type Types } from 'mongoose';
import type { BilledParty, TaxLine } from '@/lib/domain/commission/invoices';
import { defineModel, defineSchema, stamps } from './define';

/** Whom an agency bills by an agreement, with the tax lines that its invoices to them may have. */
export interface BilledPartyRecord extends BilledParty {
  _id: Types.ObjectId;
  agencyId: Types.ObjectId;
  agreementId: Types.ObjectId;
  taxes: TaxLine[];
  createdOn: Date;
  updatedOn: Date;
}

const id = Schema.Types.ObjectId;

const schema = defineSchema<BilledPartyRecord>(
  {
    agencyId: { type: id, required: true },
    agreementId: { type: id, required: true },
    name: { type: String, default: '' },
    address: { type: String, default: '' },
    contact: { type: String, default: '' },
    terms: { type: String, default: '' },
    taxes: { type: Schema.Types.Mixed, default: [] },
  },
  stamps,
);
schema.index({ agencyId: 1, agreementId: 1 }, { unique: true });

/** At most one for each agreement; an agreement without one bills its university by name. */
export const BilledPartyModel = defineModel('BilledParty', schema, 'billed_parties');
