import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, type Part, stamps } from './define';
import { addOutbox, OUTBOX, type Outbox } from './outbox';

interface PracticeComment {
  _id: Types.ObjectId;
  by: Types.ObjectId;
  byName: string;
  text: string;
  /** Words of the student's text that it is about, as they stand there; '' for all of it. */
  quote: string;
  /** Second of the recording that it is about; null for all of it. */
  second: number | null;
  /** The marker's half bands, by criterion, where they gave any. */
  bands?: Record<string, number>;
  at: Date;
}

/** A text or recording from a practice test that a student sent to their counsellor. */
export interface PracticeSentRecord extends Outbox {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  setId: string;
  /** As the set was called then. */
  title: string;
  /** The task or part. */
  n: number;
  /** What it asks. */
  asked: string;
  kind: 'text' | 'recording';
  /** The text too is a file, sealed as all files are. */
  fileId: Types.ObjectId;
  /** Whether anyone has commented. */
  isAnswered: boolean;
  comments: PracticeComment[];
  /** When it is deleted with its comments. */
  endsOn: Date;
  createdOn: Date;
}

const schema = defineSchema<PracticeSentRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    setId: { type: String, required: true },
    title: { type: String, required: true },
    n: { type: Number, required: true },
    asked: { type: String, required: true },
    kind: { type: String, required: true },
    fileId: { type: Schema.Types.ObjectId, required: true },
    isAnswered: { type: Boolean, default: false },
    comments: [
      defineSchema<Part<PracticeSentRecord['comments']>>({
        _id: { type: Schema.Types.ObjectId, required: true },
        by: { type: Schema.Types.ObjectId, required: true },
        byName: { type: String, required: true },
        text: { type: String, required: true },
        quote: { type: String, default: '' },
        second: { type: Number, default: null },
        bands: { type: Schema.Types.Mixed },
        at: { type: Date, required: true },
      }),
    ],
    endsOn: { type: Date, required: true },
    ...OUTBOX,
  },
  stamps,
);
schema.index({ userId: 1, _id: -1 });
schema.index({ isAnswered: 1, _id: -1 });
schema.index({ fileId: 1 });
schema.index({ endsOn: 1 });
addOutbox(schema);

/** Listed by whether it is marked; removed with its file when its time is over. */
export const PracticeSent = defineModel('PracticeSent', schema, 'practice_sent');
