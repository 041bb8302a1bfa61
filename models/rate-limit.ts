import type { Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** The counters of rate-limiter-flexible (lib/platform/limits/rate-limits.ts); here for their indexes only. */
const schema = defineSchema<{ _id: Types.ObjectId; key: string; points: number; expire: Date }>(
  { key: String, points: Number, expire: Date },
  { versionKey: false },
);
schema.index({ key: 1 }, { unique: true });
schema.index({ expire: 1 }, { expireAfterSeconds: 0 });

/** What an address or account has used of a budget, for all processes. */
export const RateLimit = defineModel('RateLimit', schema, 'rate_limits');
