import { FACT_KINDS, type LeadFact } from '@/lib/domain/agency/lead-facts';
import { defineSchema } from './define';

/** A score or marks, as sheets and leads have them. */
export const FACT = defineSchema<LeadFact>(
  {
    of: { type: String, enum: FACT_KINDS, required: true },
    typed: { type: String, default: '' },
    score: { type: Number, default: null },
    lowest: { type: Number, default: null },
    on: { type: String, default: null },
  },
  { _id: false },
);
