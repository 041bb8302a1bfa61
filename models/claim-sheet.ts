import { Schema, type Types } from 'mongoose';
import type { Signed } from './application-parts';
import { defineModel, defineSchema, stamps } from './define';

/** A line of the institution's own list, as it was read, and the entry that it is about. */
export interface ListedLine {
  row: number;
  number: string;
  name: string;
  /** In minor units of the sheet's currency; null where none can be read. */
  minor: number | null;
  /** What else the line says. */
  words: string;
  /** Of this or another claim, or never claimed; null where no one is meant. */
  entryId: Types.ObjectId | null;
  /** More than one student could be meant. */
  isSeveral?: boolean;
}

/** What a person found about a line that differs; '' where they opened it again. */
interface SettledLine {
  row: number;
  note: string;
  by: Signed;
}

/** A claim to one institution: the entries that were claimed together. */
export interface ClaimSheetRecord {
  _id: Types.ObjectId;
  agencyId: Types.ObjectId;
  agreementId: Types.ObjectId;
  university: string;
  currency: string;
  /** Counted in the agency and year: 2027-003. */
  number: string;
  entryIds: Types.ObjectId[];
  made: Signed;
  /** The institution's own list; null before one was read. */
  list: { fileName: string; on: string; read: Signed; lines: ListedLine[]; settled?: SettledLine[] } | null;
  createdOn: Date;
  updatedOn: Date;
}

const id = Schema.Types.ObjectId;

const schema = defineSchema<ClaimSheetRecord>(
  {
    agencyId: { type: id, required: true },
    agreementId: { type: id, required: true },
    university: { type: String, required: true },
    currency: { type: String, required: true },
    number: { type: String, required: true },
    entryIds: { type: [id], default: [] },
    made: {
      type: defineSchema<Signed>(
        { by: id, byRole: String, byName: { type: String, default: '' }, at: Date },
        { _id: false },
      ),
      required: true,
    },
    list: { type: Schema.Types.Mixed, default: null },
  },
  stamps,
);
schema.index({ agencyId: 1, number: 1 }, { unique: true });

/** Numbered within its agency. */
export const ClaimSheet = defineModel('ClaimSheet', schema, 'claim_sheets');
