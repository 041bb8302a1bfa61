import { z } from 'zod';
import { ASKED_BY_NAMES } from '@/lib/domain/applications/starts';
import { id, month } from '../fields';

/** When a course starts, as it is entered. */
export const newStart = z.strictObject({
  year: z.coerce.number('Please choose a year.').int('Please choose a year.'),
  month,
});

/** Who wanted another start. */
export const askedBy = z.enum(ASKED_BY_NAMES, 'Please choose who asked for it.');

/** The ids of open items that another start makes needless; the due days of the other open ones go along. */
export const closes = z.array(id).max(100, 'At most 100 items.');

const shownStart = { year: z.number().nullable(), month: month.nullable() };

/** What an application's page and call hold about its start. */
export const startParts = {
  /** Every start it had, the valid one last; year and month are null while one isn't known yet. */
  starts: z.array(
    z
      .object({
        ...shownStart,
        /** Since when it is valid, ISO 8601. */
        since: z.string(),
        /** Who recorded it; '' for the one applied for. */
        byName: z.string(),
        askedBy: askedBy.nullable(),
        why: z.string(),
        /** What shows it, such as the university's letter; '' for nothing. */
        evidence: z.string(),
      })
      .meta({ id: 'Start' }),
  ),
  /** A later start that the student asked for, while who handles the application has not decided; null for none. */
  startRequest: z
    .object({ ...shownStart, byName: z.string(), at: z.string(), reason: z.string() })
    .meta({ id: 'StartRequest' })
    .nullable(),
  /** Whether the caller may ask for a later start, or record another one and decide on a request. */
  canAskStart: z.boolean(),
  canChangeStart: z.boolean(),
};
