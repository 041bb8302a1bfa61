import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, type Part, stamps } from './define';

/** A scholarship of a university or of one course; lib/engines/facts/scholarship.ts says what its figures mean. */
export interface ScholarshipRecord {
  _id: Types.ObjectId;
  universityId: Types.ObjectId;
  /** Null: for every course of the university. */
  courseId: Types.ObjectId | null;
  name: string;
  gives: 'once' | 'a year' | 'share';
  value: number;
  currency: string;
  who: string;
  by: string | null;
  link: string;
  source: { title: string; address: string; kind: 'official' | 'secondary' };
  readOn: string;
  reviewBy: string;
  /** Only 'shown' ones are public. */
  state: 'proposed' | 'shown' | 'declined';
  /** Who wrote or proposed it; the agency of a proposal, null for staff. */
  wroteId: Types.ObjectId;
  agencyId: Types.ObjectId | null;
  /** Why it was declined; ''. */
  reason: string;
  createdOn: Date;
  updatedOn: Date;
}

const id = Schema.Types.ObjectId;
const schema = defineSchema<ScholarshipRecord>(
  {
    universityId: { type: id, required: true },
    courseId: { type: id, default: null },
    name: { type: String, required: true },
    gives: { type: String, required: true },
    value: { type: Number, required: true },
    currency: { type: String, default: '' },
    who: { type: String, required: true },
    by: { type: String, default: null },
    link: { type: String, default: '' },
    source: defineSchema<Part<ScholarshipRecord['source']>>(
      { title: String, address: String, kind: String },
      { _id: false },
    ),
    readOn: { type: String, required: true },
    reviewBy: { type: String, required: true },
    state: { type: String, required: true },
    wroteId: { type: id, required: true },
    agencyId: { type: id, default: null },
    reason: { type: String, default: '' },
  },
  stamps,
);
/** Those of a university, and of a course of it. */
schema.index({ universityId: 1, state: 1 });
/** What waits for staff, and an agency's own, the newest first. */
schema.index({ state: 1, _id: -1 });
schema.index({ agencyId: 1, _id: -1 });

/** Dated like facts, and as many as there are: one record each. */
export const Scholarship = defineModel('Scholarship', schema, 'scholarships');
