import { Schema, type Types } from 'mongoose';
import { ANSWERED_BY, type AnsweredBy, CLAIM_STATES } from '@/lib/domain/agency/claims';
import type { Signed } from './application-parts';
import { defineModel, defineSchema, stamps } from './define';

/** How a student answered: by whom, when, and for a link the address it was mailed to ('' else). */
export interface ClaimAnswer {
  at: Date;
  by: AnsweredBy;
  address: string;
}

/** An agency asked a person who is here already whether it may act for them. */
export interface AgencyClaimRecord {
  _id: Types.ObjectId;
  /** The agency, by the account that registered it. */
  agencyId: Types.ObjectId;
  /** The student who is asked. Null where the address is no student's: then no one is asked, which the agency can't tell. */
  userId: Types.ObjectId | null;
  /** As the agency entered them. */
  name: string;
  email: string;
  /** Who looks after the student once they say yes. */
  branchId: Types.ObjectId | null;
  memberId: Types.ObjectId | null;
  counsellor_name: string;
  asked: Signed;
  state: (typeof CLAIM_STATES)[number];
  lapsesOn: Date;
  /** Of the agency and the address while it can be answered: one such request at a time. */
  openKey?: string;
  /** Wrong birth dates entered at its link so far. */
  tries: number;
  answer?: ClaimAnswer;
  /** When the agency became and ceased to be the student's by this claim. `from` is absent while a yes isn't carried out. */
  from?: Date;
  to?: Date;
  /** When the record is deleted; absent after a yes. */
  keptUntil?: Date;
  createdOn: Date;
  updatedOn: Date;
}

const id = Schema.Types.ObjectId;
const noId = { _id: false } as const;

const schema = defineSchema<AgencyClaimRecord>(
  {
    agencyId: { type: id, required: true },
    userId: { type: id, default: null },
    name: { type: String, default: '' },
    email: { type: String, required: true },
    branchId: { type: id, default: null },
    memberId: { type: id, default: null },
    counsellor_name: { type: String, default: '' },
    asked: { type: defineSchema<Signed>({ by: id, byRole: String, byName: String, at: Date }, noId), required: true },
    state: { type: String, enum: CLAIM_STATES, default: 'waiting' },
    lapsesOn: { type: Date, required: true },
    openKey: { type: String },
    tries: { type: Number, default: 0 },
    answer: {
      type: defineSchema<ClaimAnswer>({ at: Date, by: { type: String, enum: ANSWERED_BY }, address: String }, noId),
      default: undefined,
    },
    from: { type: Date },
    to: { type: Date },
    keptUntil: { type: Date },
  },
  stamps,
);
schema.index({ openKey: 1 }, { unique: true, sparse: true });
schema.index({ agencyId: 1, email: 1 });
schema.index({ userId: 1, state: 1 });
schema.index({ keptUntil: 1 }, { expireAfterSeconds: 0 });

/** At most one open request per agency and person (`openKey`); an answered one goes when its time of keeping is over. */
export const AgencyClaim = defineModel('AgencyClaim', schema, 'agency_claims');
