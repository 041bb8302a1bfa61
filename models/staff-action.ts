import { Schema, type Types } from 'mongoose';
import type { Role } from '@/lib/domain/roles';
import type { StaffActionKind, StaffActionSubject } from '@/lib/domain/staff-actions';
import { defineModel, defineSchema } from './define';

/** Facts of what was changed; never a secret, and of people no more than what the action was about. */
export type ChangedFacts = Record<string, string | number | boolean | null>;

/** One thing that a member of staff did. */
export interface StaffActionRecord {
  _id: Types.ObjectId;
  /** Who did it; the name is looked up when it is shown. Of what the site did itself no account's id. */
  by: Types.ObjectId;
  byRole: Role | 'system';
  action: StaffActionKind;
  /** What it was done to: a kind of record, its id or address, and a name for what is no person. */
  subject: StaffActionSubject;
  subjectId: string;
  label: string;
  /** The person it was about, if any; the name is looked up, so that nothing of a deleted account stays here. */
  userId: Types.ObjectId | null;
  before: ChangedFacts | null;
  after: ChangedFacts | null;
  at: Date;
}

const schema = defineSchema<StaffActionRecord>(
  {
    by: { type: Schema.Types.ObjectId, required: true, immutable: true },
    byRole: { type: String, required: true },
    action: { type: String, required: true },
    subject: { type: String, required: true },
    subjectId: { type: String, required: true },
    label: { type: String, default: '' },
    userId: { type: Schema.Types.ObjectId, default: null },
    before: { type: Schema.Types.Mixed, default: null },
    after: { type: Schema.Types.Mixed, default: null },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
/** The log's order with the searched fields: for the whole log, for one member of staff, for one kind. */
export const ACTIONS_BY_AGE = { at: -1, _id: -1, label: 1, userId: 1, by: 1 } as const;
schema.index(ACTIONS_BY_AGE);
schema.index({ by: 1, at: -1, _id: -1, label: 1, userId: 1 });
schema.index({ action: 1, at: -1, _id: -1, label: 1, userId: 1, by: 1 });
schema.index({ userId: 1, at: -1, _id: -1 });

/** Append-only: staff who could change the log could hide what they did. */
schema.pre(
  [
    'updateOne',
    'updateMany',
    'findOneAndUpdate',
    'findOneAndReplace',
    'replaceOne',
    'deleteOne',
    'deleteMany',
    'findOneAndDelete',
  ],
  refuse,
);
schema.pre('bulkWrite', refuse);

/**
 * The one change that the log takes: of an erased person's lines the values that name a person (lib/services/file/leaving). Returns
 * whether the line is still there.
 */
export async function eraseFromAction(
  _id: Types.ObjectId,
  kept: Pick<StaffActionRecord, 'label' | 'before' | 'after'>,
): Promise<boolean> {
  return (await StaffAction.collection.updateOne({ _id }, { $set: kept })).matchedCount === 1;
}

function refuse(): never {
  throw new Error('The log of staff actions is append-only.');
}

/** The staff's log: written once, never changed, read by age, person, kind and student. */
export const StaffAction = defineModel('StaffAction', schema, 'staff_actions');
