import { Schema } from 'mongoose';
import type { AssignmentRule } from '@/lib/domain/applications/assignment';
import { defineModel, defineSchema } from './define';

/** Who gets new applications: one document with all rules, so that their order changes in one write. */
export interface AssignmentRecord {
  _id: 'rules';
  rules: AssignmentRule[];
  /** Counts the changes: rules made of older ones are not written. */
  revision: number;
}

const schema = defineSchema<AssignmentRecord>(
  { _id: { type: String, enum: ['rules'] }, rules: [Schema.Types.Mixed], revision: { type: Number, default: 0 } },
  { versionKey: false },
);

/** Holds one document; none before an admin sets the first rule. */
export const Assignment = defineModel('Assignment', schema, 'assignments');
