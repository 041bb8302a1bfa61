import { Schema, type Types } from 'mongoose';
import type { BankAccount, LabelledLine, NumberSeries } from '@/lib/domain/agency/billing';
import type { HandlingRight } from '@/lib/domain/agency/handling';
import type { LicenceKind } from '@/lib/domain/agency/licences';
import type { SheetWord } from '@/lib/domain/agency/sheet-words';
import type { Signed } from './application-parts';
import { defineModel, defineSchema, type Part, stamps } from './define';

/** An office of an agency: students, leads and receipts belong to one. */
export interface Branch {
  _id: Types.ObjectId;
  name: string;
  city: string;
  /** The English name of the country that numbers without a code are of; '' or absent: the agency's. */
  country?: string;
  /** Since when nothing new is given to it. */
  archivedOn: Date | null;
}

/** A licence of the agency or of one of its people, as it was entered; never edited, a renewal is another one. */
export interface LicenceRecord {
  _id: Types.ObjectId;
  kind: LicenceKind;
  branchId: Types.ObjectId | null;
  memberId: Types.ObjectId | null;
  /** Of a person: their name as it was then; '' else. */
  name: string;
  number: string;
  place: string;
  to: string | null;
  made: Signed;
  /** It was entered by mistake. */
  removed: Signed | null;
}

/** What its receipts and invoices say of it besides its address, and how they are numbered. */
export interface BillingRecord {
  legalName: string;
  taxLines: LabelledLine[];
  banks: BankAccount[];
  /** In which its invoices say the total too; '' for none. */
  ownCurrency: string;
  /** 'MM-DD' of the financial year; '': as its country has it. */
  yearStart: string;
  series: NumberSeries<Types.ObjectId>[];
}

/** What it may handle, with who named it and who allowed it. */
export type HandlingRecord = HandlingRight<Signed>;

/**
 * What an agency has beside its people, who are users. Its id is that of the account that registered it: `addedBy` and
 * `agentId` have named the agency by it since before it had people. Absent until something of it is changed.
 */
export interface AgencyRecord {
  _id: Types.ObjectId;
  branches: Branch[];
  /** The same of the whole agency; '' or absent: that of the number of who registered it. */
  country?: string;
  /** When one of these countries was last changed; absent for never. */
  countryOn?: Date;
  /** What its students see; null without one. */
  logoFileId?: Types.ObjectId | null;
  /** What receipts and invoices say of it, of several lines; '' or absent for none. */
  address?: string;
  /** The first of its tax lines, for releases until November 2026; the only one of an agency without `billing`. */
  taxNumber?: string;
  billing?: BillingRecord;
  /** The most that a manager pays back of one charge in a day, in minor units; null or absent: managers pay nothing back. */
  refundLimit?: { minor: number; currency: string } | null;
  licences?: LicenceRecord[];
  /** What words of its sheets mean; the words as `wordKey` has them. */
  sheetWords?: SheetWord[];
  /** Which applications it may handle, as it named them and an admin allowed. */
  handling?: HandlingRecord[];
  createdOn: Date;
  updatedOn: Date;
}

const branch = defineSchema<Branch>({
  name: { type: String, required: true },
  city: { type: String, default: '' },
  country: { type: String },
  archivedOn: { type: Date, default: null },
});

const id = Schema.Types.ObjectId;
const signed = defineSchema<Signed>({ by: id, byRole: String, byName: String, at: Date }, { _id: false });

const licence = defineSchema<LicenceRecord>({
  kind: { type: String, required: true },
  branchId: { type: id, default: null },
  memberId: { type: id, default: null },
  name: { type: String, default: '' },
  number: { type: String, required: true },
  place: { type: String, default: '' },
  to: { type: String, default: null },
  made: { type: signed, required: true },
  removed: { type: signed, default: null },
});

const right = defineSchema<HandlingRecord>(
  {
    country: { type: String, default: '' },
    university: { type: String, default: '' },
    named: { type: signed, default: null },
    allowed: { type: signed, default: null },
  },
  { _id: false },
);

const schema = defineSchema<AgencyRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    branches: { type: [branch], default: [] },
    country: { type: String },
    countryOn: { type: Date },
    logoFileId: { type: Schema.Types.ObjectId },
    address: { type: String },
    taxNumber: { type: String },
    billing: { type: Schema.Types.Mixed },
    refundLimit: {
      type: defineSchema<Part<AgencyRecord['refundLimit']>>({ minor: Number, currency: String }, { _id: false }),
    },
    licences: { type: [licence], default: undefined },
    sheetWords: {
      type: [defineSchema<SheetWord>({ of: String, word: String, means: String }, { _id: false })],
      default: undefined,
    },
    handling: { type: [right], default: undefined },
  },
  { ...stamps, versionKey: false },
);

/** An agency without a record has no branch, logo or licence: its people are users. */
export const Agency = defineModel('Agency', schema, 'agencies');
