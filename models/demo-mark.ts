import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** Names records that the demo brought: `npm run own-site` removes them. Those of one collection may stand in several. */
export interface DemoMarkRecord {
  _id: Types.ObjectId;
  /** A collection's name. */
  of: string;
  /** Ids of records in it. */
  ids: unknown[];
}

const schema = defineSchema<DemoMarkRecord>(
  { of: { type: String, required: true }, ids: Schema.Types.Mixed },
  { versionKey: false },
);
schema.index({ of: 1 });

/** Only on sites that were filled by the demo. */
export const DemoMark = defineModel('DemoMark', schema, 'demo_marks');
