import { Schema, type Types } from 'mongoose';
import type { AgreementVersion, RateRule } from '@/lib/domain/commission/rules';
import type { Signed } from './application-parts';
import { defineModel, defineSchema } from './define';

/** One version of what an institution, or this platform, pays an agency. It is never edited: a new version follows it. */
export interface AgreementRecord extends AgreementVersion<Types.ObjectId> {
  _id: Types.ObjectId;
  /** The agreement, by the id of its first version. */
  agreementId: Types.ObjectId;
  /** The agency that it pays. */
  agencyId: Types.ObjectId;
  /** Who has it with the institution: the agency itself, or the platform, whose admins keep it. */
  holder: 'agency' | 'platform';
  country: string;
  university: string;
  currency: string;
  /** Whether the institution may set off what it is owed. */
  mayNet: boolean;
  /** One claim for all students, or one for each. */
  claims: 'together' | 'each';
  /** The agreement that was read. */
  source: string;
  note: string;
  made: Signed;
  /** An owner's yes, or of the platform's agreements an admin's; null for a draft, which counts for nothing. */
  approved: Signed | null;
}

const id = Schema.Types.ObjectId;
const signed = defineSchema<Signed>(
  { by: id, byRole: String, byName: { type: String, default: '' }, at: Date },
  { _id: false },
);

const rule = defineSchema<RateRule<Types.ObjectId>>({
  levels: { type: [String], default: [] },
  course: { type: String, default: '' },
  // Absent in rules from before they were asked.
  intakes: { type: [String], default: undefined },
  campus: { type: String },
  nationalities: { type: [String], default: undefined },
  tiersBy: { type: String },
  bonus: { type: Schema.Types.Mixed },
  kind: { type: String, required: true },
  tiers: { type: Schema.Types.Mixed, required: true },
  tierMode: { type: String },
  tierDrop: { type: String },
  countBy: { type: String },
  base: { type: String },
  scholarship: { type: String },
  terms: { type: Number, required: true },
  payEvent: { type: String, required: true },
  minPaid: { type: Number },
  cap: { type: Schema.Types.Mixed },
  clawback: { type: String, required: true },
  clawbackDays: { type: Number },
  claimDays: { type: Number },
  keyDate: { type: String, required: true },
  source: { type: String, required: true },
  main: { type: Number },
  mainCap: { type: Schema.Types.Mixed },
});

const schema = defineSchema<AgreementRecord>(
  {
    agreementId: { type: id, required: true },
    version: { type: Number, required: true },
    agencyId: { type: id, required: true },
    holder: { type: String, required: true },
    country: { type: String, required: true },
    university: { type: String, required: true },
    currency: { type: String, required: true },
    from: { type: String, required: true },
    to: { type: String, default: null },
    mayNet: { type: Boolean, required: true },
    claims: { type: String, required: true },
    rules: { type: [rule], default: [] },
    source: { type: String, required: true },
    note: { type: String, default: '' },
    made: { type: signed, required: true },
    approved: { type: signed, default: null },
  },
  { versionKey: false },
);
/** Two people who write the next version at once: one of them does. */
schema.index({ agreementId: 1, version: 1 }, { unique: true });
schema.index({ agencyId: 1, university: 1 });
schema.index({ holder: 1, _id: -1 });

/** All versions of all agreements; entries name the version that was in force. */
export const CommissionAgreement = defineModel('CommissionAgreement', schema, 'commission_agreements');
