import type { Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** How much work a member of staff takes on; its id is theirs. */
export interface CaseloadRecord {
  _id: Types.ObjectId;
  /** By rule they get no more while they have so many open applications; null for no limit. */
  ceiling: number | null;
  /** First and last day of an absence, 'YYYY-MM-DD'; null for none. */
  awayFrom: string | null;
  awayUntil: string | null;
  /** Their place in the rotation, as it was when a rule last gave them a case: the next one goes to the lowest. */
  place: number;
  /** How long students and agents waited for their last answers, in minutes, the newest last. */
  replyMinutes: number[];
}

const schema = defineSchema<CaseloadRecord>(
  {
    ceiling: { type: Number, default: null },
    awayFrom: { type: String, default: null },
    awayUntil: { type: String, default: null },
    place: { type: Number, default: 0 },
    replyMinutes: { type: [Number], default: [] },
  },
  { versionKey: false },
);

/** Only staff with a ceiling or an absence have a record. */
export const Caseload = defineModel('Caseload', schema, 'caseloads');
