import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** A recording of people, in the place of a part's synthetic one. */
export interface PracticeRecordingRecord {
  _id: Types.ObjectId;
  /** The set's id; of a set of this site that of all its editions together. */
  family: string;
  /** The number of the part or task. */
  n: number;
  /** Of the script that is spoken, in a few letters: a part with another script isn't played with it. */
  script: string;
  fileId: Types.ObjectId;
  /** Bytes. */
  size: number;
  seconds: number;
  /** Who speaks, as they want to be named. Learners read it. */
  speakers: string;
  /** The licence under which they gave it. Learners read it. */
  licence: string;
  by: Types.ObjectId;
  byName: string;
  at: Date;
}

const schema = defineSchema<PracticeRecordingRecord>(
  {
    family: { type: String, required: true },
    n: { type: Number, required: true },
    script: { type: String, required: true },
    fileId: { type: Schema.Types.ObjectId, required: true },
    size: { type: Number, required: true },
    seconds: { type: Number, required: true },
    speakers: { type: String, required: true },
    licence: { type: String, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
    byName: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ family: 1, n: 1, script: 1 }, { unique: true });
schema.index({ fileId: 1 });

/** One for each part and script of a set. */
export const PracticeRecording = defineModel('PracticeRecording', schema, 'practice_recordings');
