import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** A verdict of a student on a saved course or an open application, before and after a fact was changed. */
export interface ChangedVerdict {
  courseId: Types.ObjectId;
  course: string;
  university: string;
  /** The application it is about; null for a saved course. */
  applicationId: Types.ObjectId | null;
  /** Admission, or the English for the visa. */
  of: 'admission' | 'visa';
  /** Two of `VERDICTS` (lib/engines/eligibility/verdicts.ts). */
  from: string;
  to: string;
}

/** What one change of a fact did to one student. */
export interface FactEffectRecord {
  /** Made of the change and the student: judging again finds it there. */
  _id: Types.ObjectId;
  factId: string;
  /** The change, as `FactOverrideRecord` names it; later ones have greater ids. */
  changeId: Types.ObjectId;
  userId: Types.ObjectId;
  verdicts: ChangedVerdict[];
}

const id = { type: Schema.Types.ObjectId, required: true } as const;
const schema = defineSchema<FactEffectRecord>(
  {
    factId: { type: String, required: true },
    changeId: id,
    userId: id,
    verdicts: [
      defineSchema<ChangedVerdict>(
        {
          courseId: id,
          course: String,
          university: String,
          applicationId: { type: Schema.Types.ObjectId, default: null },
          of: { type: String, required: true },
          from: { type: String, required: true },
          to: { type: String, required: true },
        },
        { _id: false },
      ),
    ],
  },
  { versionKey: false },
);
/** The newest change first. */
schema.index({ factId: 1, changeId: -1, userId: 1 });
/** A student's own, to be removed with the account. */
schema.index({ userId: 1 });

/** Who was told of a changed fact, so that nobody is told twice. */
export const FactEffect = defineModel('FactEffect', schema, 'fact_effects');
