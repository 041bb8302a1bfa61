import type { Types } from 'mongoose';
import { LEGAL_KINDS, type LegalKind } from '@/lib/domain/accounts/legal-texts';
import { defineModel, defineSchema } from './define';

/** A version of one of the site's legal texts; the one with the highest number is in force. Never changed. */
export interface LegalTextRecord {
  _id: Types.ObjectId;
  kind: LegalKind;
  /** From 1 on, per kind. */
  n: number;
  /** Paragraphs of plain text; '' where the text was taken back. */
  text: string;
  /** 'YYYY-MM-DD' in the site's time zone: from then on it is in force. */
  day: string;
}

const schema = defineSchema<LegalTextRecord>(
  {
    kind: { type: String, enum: LEGAL_KINDS, required: true },
    n: { type: Number, required: true },
    text: { type: String, default: '' },
    day: { type: String, required: true },
  },
  { versionKey: false },
);
schema.index({ kind: 1, n: -1 }, { unique: true });

/** What a site publishes of privacy, terms and refunds. */
export const LegalText = defineModel('LegalText', schema, 'legal_texts');
