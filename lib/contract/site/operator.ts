import { z } from 'zod';
import { HOME_BLOCKS } from '@/lib/domain/accounts/home-page';
import { COUNTRIES } from '@/lib/domain/countries';
import { isTimeZone } from '@/lib/domain/days/time-zones';
import { WEEKDAYS } from '@/lib/domain/days/working-days';
import { done, email, id, optionalLine, optionalName, SUPPORTED_TEXT } from '../fields';
import { calls } from '../operation';

/** Who runs this site. */

const { forAdmins, forAnyone } = calls('Site');
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max.toLocaleString('en-GB')} characters.`)
    .refine(...SUPPORTED_TEXT)
    .default('');
const names = z
  .array(optionalLine(200).pipe(z.string().min(1, 'Please fill in this field.')))
  .max(40, 'Please enter at most 40.')
  .default([]);

/** Of lists in which nothing stands twice. */
const ONCE = [(all: readonly string[]) => new Set(all).size === all.length, 'Please list each only once.'] as const;
const some = <T extends z.ZodType<string>>(of: T, one: string) =>
  z
    .array(of)
    .min(1, `Please choose at least one ${one}.`)
    .refine(...ONCE);

const picture = z.union([z.literal(''), id]).default('');

const operator = z
  .object({
    /** What the site is called; empty for the product's own name. */
    siteName: optionalLine(40),
    /** The same where there is little room, as on a phone's home screen; empty for `siteName`. */
    shortName: optionalLine(12),
    /** The brand's colour; empty for the product's own. Where it can't be read on a page, the nearest one that can stands in. */
    colour: z
      .union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/i, 'Please enter a colour like #1a6b5c.')])
      .default(''),
    /** Ids of pictures that were uploaded; empty without one. `logoDark` is for dark pages, `icon` for the browser's tab. */
    logo: picture,
    logoDark: picture,
    icon: picture,
    name: optionalLine(120),
    address: text(500),
    phone: optionalLine(40),
    /** With the country's code. */
    whatsapp: optionalLine(40),
    email: z.union([z.literal(''), email]).default(''),
    /** When the office is open. */
    hours: text(300),
    /** Further offices. */
    offices: z
      .array(
        z.object({
          name: optionalName(80).pipe(z.string().min(1, 'Please fill in this field.')),
          address: text(500),
          phone: optionalLine(40),
          hours: text(300),
        }),
      )
      .max(20, 'At most 20 offices.')
      .default([]),
    /** Pages of the same firm elsewhere. */
    links: z
      .array(
        z
          .string()
          .trim()
          .max(300, 'At most 300 characters.')
          .pipe(z.url({ protocol: /^https$/, error: 'Please enter addresses that begin with https://.' })),
      )
      .max(12, 'Please enter at most 12.')
      .default([]),
    /** What the law asks a site to say of its firm, such as registration and tax numbers. */
    imprint: text(2_000),
    /** What the home page says first; empty for the product's words. */
    headline: optionalLine(90),
    sentence: optionalLine(240),
    /** The parts of the home page that are shown, in their order. */
    homeBlocks: z
      .array(z.enum(HOME_BLOCKS))
      .refine(...ONCE)
      .default([...HOME_BLOCKS]),
    /** Those of the six that this site offers: courses elsewhere are found nowhere and take no applications. */
    countries: some(z.enum(COUNTRIES), 'country').default([...COUNTRIES]),
    /** In which days are counted for those who chose none, like Asia/Kathmandu; empty for UTC. The environment's wins. */
    timeZone: z
      .union([z.literal(''), z.string().max(60).refine(isTimeZone, 'Please choose a time zone from the list.')])
      .default(''),
    /** When the office works. */
    workingDays: some(z.enum(WEEKDAYS), 'day').default(WEEKDAYS.slice(0, 5)),
    /** Plain text; an empty line begins a paragraph. */
    about: text(5_000),
    licences: names,
    partners: names,
    people: z
      .array(
        z.object({
          name: optionalName(120).pipe(z.string().min(1, 'Please fill in this field.')),
          role: optionalLine(120),
          /** The id of a picture that was uploaded; '' without one. */
          photo: picture,
        }),
      )
      .max(20, 'At most 20 people.')
      .default([]),
  })
  .meta({ id: 'Operator' });

const savedOn = z.iso.datetime('This is not a valid ISO 8601 date and time.').nullable();

export const getOperator = forAnyone('GET /operator', {
  summary: 'Who runs this site, its name and its look. Empty fields are not known',
  result: z.object({ operator }),
});

export const putOperator = forAdmins('PUT /operator', {
  summary: 'Set who runs this site. Logged. 409 if someone has saved it since `savedOn`',
  body: operator.extend({ savedOn: savedOn.default(null) }),
  result: done.extend({ operator, savedOn }),
  errors: ['conflict'],
});

export const addPicture = forAdmins('POST /pictures', {
  summary: 'Upload a picture for an article or a team member. It is kept once a saved article or team member uses it',
  limit: 'upload',
  body: z.object({}),
  files: { image: { maxBytes: 5 * 1024 * 1024, accepts: 'JPG, PNG or WebP, up to 5 MB' } },
  result: done.extend({ id, image: z.string() }),
  errors: ['too_large', 'unsupported_type'],
});
