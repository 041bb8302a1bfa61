import { z } from 'zod';
import { LONGEST_LINK, webAddress } from '@/lib/domain/addresses/web-address';
import type { PartField } from '@/lib/domain/applications/status-part';
import { type PartName, STATUS_PARTS, type StatusParts } from '@/lib/domain/applications/status-parts';
import { isTimeZone } from '@/lib/domain/days/time-zones';
import { day, optionalLine, SUPPORTED_TEXT } from '../fields';

const NO_LINK = 'Please enter a link that begins with https:// or http://.';
const NO_ZONE = 'Please choose a time zone.';

/** What a status that has fields of its own is entered with, each field by the rule of its kind. */
const given = <N extends PartName>(name: N) => z.strictObject(byField(name, ruleOf));
/** The same as it is answered, but for who entered it. */
export const shown = <N extends PartName>(name: N) => z.object(byField(name, shownAs));

/** An interview as staff enter it: it has a link, a place or both. */
export const interviewInput = given('interview').refine(({ link, place }) => link || place, {
  path: ['place'],
  message: 'Please enter a link or a place.',
});

/** What a move may bring. */
export const givenParts: { [N in PartName]: z.ZodOptional<typeof interviewInput> } = {
  interview: interviewInput.optional(),
};

function byField<N extends PartName, R>(name: N, rule: (field: PartField) => R): { [F in keyof StatusParts[N]]: R };
function byField(name: PartName, rule: (field: PartField) => unknown) {
  return Object.fromEntries(Object.entries(STATUS_PARTS[name].fields).map(([field, kind]) => [field, rule(kind)]));
}

function ruleOf({ kind, longest = 0 }: PartField): z.ZodType<string, string | undefined> {
  switch (kind) {
    case 'day':
      return day;
    case 'time':
      return z
        .string('Please enter a time.')
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, for example 14:30.');
    case 'zone':
      return z.string(NO_ZONE).min(1, NO_ZONE).max(60, 'At most 60 characters.').refine(isTimeZone, NO_ZONE).meta({
        description: "IANA name of the time zone of the date and time: 'Europe/London'",
      });
    case 'link':
      return z
        .string()
        .trim()
        .max(LONGEST_LINK, `At most ${LONGEST_LINK} characters.`)
        .refine((text) => text === '' || (/^https?:\/\//i.test(text) && webAddress(text) === text), NO_LINK)
        .default('');
    case 'line':
      return optionalLine(longest);
    case 'text':
      return z
        .string()
        .trim()
        .max(longest, `At most ${longest.toLocaleString('en-GB')} characters.`)
        .refine(...SUPPORTED_TEXT)
        .default('');
  }
}

/** Days are YYYY-MM-DD, times HH:MM of 24 hours in the zone, which is IANA's name. */
const shownAs = (_field: PartField) => z.string();
