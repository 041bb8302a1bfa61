import { z } from 'zod';
import { done, id } from '../fields';
import { calls } from '../operation';
import { optionalCountry } from '../world-country';

const { forAgents } = calls('Agencies');

export const setCountry = forAgents('PUT /agency/country', {
  summary:
    'Set the country of the caller’s agency. Phone numbers without a country code are treated as numbers of this country. Owners only',
  body: z.object({ country: optionalCountry }),
  result: done,
  errors: ['forbidden'],
});
const count = z.number().int();

const numbersToRead = z.object({
  /** As the agency set it; '' for never. */
  country: z.string(),
  total: count,
  /** Of those: no mobile number of the country. */
  uncertain: count,
  /** Of those: would be the number of somebody else of the agency, too. */
  duplicates: count,
  /** How many were read again since the country was last changed. */
  undoable: count,
  /** The first hundred, those that would become duplicates on top. */
  numbers: z.array(
    z.object({
      _id: id,
      kind: z.enum(['lead', 'student', 'colleague']),
      name: z.string(),
      /** As it was typed. */
      mobile: z.string(),
      /** As it is read now and would be; '' where that is not certain. */
      before: z.string(),
      after: z.string(),
      /** Who has that number, too. */
      same: z.array(z.string()),
    }),
  ),
});
/** The numbers typed without a country code that the agency's present country reads in another way. */
export type NumbersToRead = z.output<typeof numbersToRead>;

export const viewNumbersToRead = forAgents('GET /agency/phone-numbers', {
  summary: 'Phone numbers without a country code that would change with the agency’s current country. Owners only',
  result: numbersToRead,
  errors: ['forbidden'],
});

export const readNumbersAgain = forAgents('POST /agency/phone-numbers/reading', {
  summary:
    'Read these phone numbers as numbers of the agency’s current country. Calls and notes are not changed. Owners only',
  body: z.object({}),
  result: done.extend({ count }),
  errors: ['forbidden'],
});

export const undoNumbers = forAgents('POST /agency/phone-numbers/undo', {
  summary: 'Undo this change of phone numbers. Numbers that have been edited since stay as they are. Owners only',
  body: z.object({}),
  result: done.extend({ count }),
  errors: ['forbidden'],
});
