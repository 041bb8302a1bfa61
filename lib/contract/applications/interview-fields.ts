import { z } from 'zod';
import { LONGEST_LINK, webAddress } from '@/lib/domain/addresses/web-address';
import { isTimeZone } from '@/lib/domain/days/time-zones';
import { day, noControlCharacters, optionalLine } from '../fields';

const NO_LINK = 'Please enter an address that begins with https:// or http://.';
const NO_ZONE = 'Please choose a time zone.';

/** An interview as staff enter it: it has a link, a place or both. */
export const interviewInput = z
  .strictObject({
    on: day,
    time: z.string('Please enter a time.').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time like 14:30.'),
    zone: z.string(NO_ZONE).min(1, NO_ZONE).max(60, 'At most 60 characters.').refine(isTimeZone, NO_ZONE).meta({
      description: "IANA name of the time zone that day and time are meant in: 'Europe/London'",
    }),
    link: z
      .string()
      .trim()
      .max(LONGEST_LINK, `At most ${LONGEST_LINK} characters.`)
      .refine((text) => text === '' || (/^https?:\/\//i.test(text) && webAddress(text) === text), NO_LINK)
      .default(''),
    place: optionalLine(300),
    note: z
      .string()
      .trim()
      .max(1000, 'At most 1,000 characters.')
      .refine(noControlCharacters, 'Please remove the control characters.')
      .default(''),
  })
  .refine(({ link, place }) => link || place, { path: ['place'], message: 'Please enter a link or a place.' });
