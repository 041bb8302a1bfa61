import { Schema, type Types } from 'mongoose';
import type { PartnerShare, ShareBasis } from '@/lib/domain/commission/shares';
import type { Signed } from './application-parts';
import { defineModel, defineSchema } from './define';

/** A sub-agent of an agency, and the part of what is received that was agreed with it. Never edited: a new record follows. */
export interface CommissionPartnerRecord {
  _id: Types.ObjectId;
  agencyId: Types.ObjectId;
  name: string;
  /** Parts per million: at most all of it; 0 of a fixed amount. */
  parts: number;
  /** What it is of; missing in those from before it was asked. */
  of?: ShareBasis;
  flat?: PartnerShare['flat'];
  from: string;
  to: string | null;
  /** The agreement with it, and where it is written. */
  source: string;
  made: Signed;
}

/** Who shares in what an application earns: said before it is sent, so that student and institution can see it. */
export interface CommissionPartiesRecord {
  _id: Types.ObjectId;
  agencyId: Types.ObjectId;
  applicationId: Types.ObjectId;
  partnerId: Types.ObjectId | null;
  partner: string;
  parts: number;
  of?: ShareBasis;
  flat?: PartnerShare['flat'];
  branches: { branchId: Types.ObjectId; weight: number; isFirm: boolean }[];
  made: Signed;
}

const id = Schema.Types.ObjectId;
const signed = defineSchema<Signed>(
  { by: id, byRole: String, byName: { type: String, default: '' }, at: Date },
  { _id: false },
);

const partner = defineSchema<CommissionPartnerRecord>(
  {
    agencyId: { type: id, required: true },
    name: { type: String, required: true },
    parts: { type: Number, required: true },
    of: { type: String },
    flat: { type: Schema.Types.Mixed },
    from: { type: String, required: true },
    to: { type: String, default: null },
    source: { type: String, required: true },
    made: { type: signed, required: true },
  },
  { versionKey: false },
);
partner.index({ agencyId: 1, _id: -1 });

const parties = defineSchema<CommissionPartiesRecord>(
  {
    agencyId: { type: id, required: true },
    applicationId: { type: id, required: true },
    partnerId: { type: id, default: null },
    partner: { type: String, default: '' },
    parts: { type: Number, default: 0 },
    of: { type: String },
    flat: { type: Schema.Types.Mixed },
    branches: { type: Schema.Types.Mixed, default: [] },
    made: { type: signed, required: true },
  },
  { versionKey: false },
);
parties.index({ applicationId: 1, agencyId: 1 }, { unique: true });
parties.index({ agencyId: 1, partner: 1 });

/** All that was agreed with sub-agents, by agency. */
export const CommissionPartner = defineModel('CommissionPartner', partner, 'commission_partners');
/** Which sub-agent an application came through, once for each agency. */
export const CommissionParties = defineModel('CommissionParties', parties, 'commission_parties');
