import { defineModel, defineSchema } from './define';

/** How often a text was searched in a week and nothing was found. By whom is not kept. */
export interface MissedSearchRecord {
  /** The week and the text: 'YYYY-MM-DD text'. */
  _id: string;
  /** The week's Monday, 'YYYY-MM-DD', in UTC. */
  week: string;
  text: string;
  count: number;
  /** When the record is deleted. */
  endsOn: Date;
}

const schema = defineSchema<MissedSearchRecord>(
  {
    _id: { type: String, required: true },
    week: { type: String, required: true },
    text: { type: String, required: true },
    count: { type: Number, default: 0 },
    endsOn: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ week: 1, text: 1, count: 1 });
schema.index({ text: 1 });
schema.index({ endsOn: 1 }, { expireAfterSeconds: 0 });

/** Counts of a week; gone after eight weeks. */
export const MissedSearch = defineModel('MissedSearch', schema, 'missed_searches');
