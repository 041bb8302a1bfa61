import { z } from 'zod';
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
  .max(40, 'At most 40.')
  .default([]);

const picture = z.union([z.literal(''), id]).default('');

const operator = z
  .object({
    /** What the site is called; empty for the product's own name. */
    siteName: optionalLine(40),
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
    /** Plain text; an empty line begins a paragraph. */
    about: text(5_000),
    terms: text(30_000),
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
  summary: 'Upload a picture for a text or a person of this site. It is stored once a saved text or person uses it',
  limit: 'upload',
  body: z.object({}),
  files: { image: { maxBytes: 5 * 1024 * 1024, accepts: 'JPG, PNG or WebP, up to 5 MB' } },
  result: done.extend({ id, image: z.string() }),
  errors: ['too_large', 'unsupported_type'],
});
