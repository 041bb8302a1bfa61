import { z } from 'zod';
import { id } from '../fields';

/** What every step of the profile wizard sends and receives beside its own fields. */
export const step = {
  sent: {
    /** The student; absent: the caller. */
    userId: id.optional(),
    /** The `updatedOn` the form was filled from: when the step was saved since, the answer is 409. */
    updatedOn: z.iso.datetime('This is not a valid time.').nullable().optional(),
  },
  /** When the step was last saved, ISO 8601; null when never. */
  stored: { updatedOn: z.string().nullable() },
};
