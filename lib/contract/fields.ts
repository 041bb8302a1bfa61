import { z } from 'zod';
import { LONGEST_PASSWORD, normalPassword, PASSWORD_RULE, SHORTEST_PASSWORD } from '@/lib/domain/accounts/passwords';
import { isShortened, numbersOf, plainNumber } from '@/lib/domain/addresses/plain-number';
import { APPLICATION_STATUSES } from '@/lib/domain/applications/application-status';
import { COUNTRIES } from '@/lib/domain/countries';
import { COURSE_LEVELS, MONTHS } from '@/lib/domain/courses/course';
import { type ScoreScale, wantedScore } from '@/lib/domain/test-scores';
import { withoutInvisible } from '@/lib/domain/texts/invisible';

/** Field types that calls share. Texts are trimmed and bounded, so that no name holds a megabyte. */

/** Names and subjects stand in headings and mails: what looks like a line of its own there could be taken for ours. */
const ONE_LINE = 'Please use one line, without tabs.';

const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** A record's id: 24 hexadecimal digits. */
export const id = z.string().regex(OBJECT_ID, 'This is not a valid id.').toLowerCase();

/** What the caller's form was filled from, by the names of the body: `mergedWith`. */
const SEEN_WANTED = 'Please send the values that the form was loaded with, by field.';
/** Sent by forms of what several people may edit; `mergedWith` reads it. */
export const seen = z.record(z.string(SEEN_WANTED).max(60, SEEN_WANTED), z.unknown(), SEEN_WANTED).optional().meta({
  description:
    'The values that the form was loaded with, by field. A field that is sent unchanged keeps the currently stored value. If both sides changed a field, the answer is 409 with the stored value. Without this, everything sent is saved.',
});

/** What a form with a file sends as one text of JSON, read by `schema`. */
export const asText = <T extends z.ZodType>(schema: T, wanted: string) =>
  z
    .string(wanted)
    .max(20_000, wanted)
    .transform((typed, context) => {
      try {
        return JSON.parse(typed) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: wanted });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** A record by its name, where no more of it is shown. */
export const named = z.object({ _id: id, name: z.string() }).meta({ id: 'Named' });

/** The query `w` of a picture: at most so many pixels wide, one of these; as it was uploaded without it. */
export const pictureWidth = (widths: readonly number[]) =>
  z.object({ w: z.enum(widths.map(String)).transform(Number).optional() });

/** Required one-line text. */
export const line = (max = 200, message = 'Please fill in this field.') =>
  z
    .string(message)
    .overwrite(withoutInvisible)
    .trim()
    .min(1, message)
    .max(max, `At most ${max} characters.`)
    .refine(isOneLine, ONE_LINE);

const NO_ADDRESS = 'Please enter a name, without a web address.';
const hasNoAddress = (text: string) => !text.includes('://');

/** The name of a person or a company: it stands in letters to others, where an address would be a link that we seem to send. */
export const personName = (max = 120, message?: string) => line(max, message).refine(hasNoAddress, NO_ADDRESS);

/** The same, '' when not given. */
export const optionalName = (max = 120) => optionalLine(max).refine(hasNoAddress, NO_ADDRESS);

/** A refinement of texts: no control characters but line breaks and tabs. */
export const SUPPORTED_TEXT = [
  (text: string) => !/[^\P{Cc}\t\n\r]/u.test(text),
  'Please remove unsupported characters.',
] as const;

/** Required text that may have several lines. */
export const lines = (max: number, message = 'Please fill in this field.') =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(max)
    .refine(...SUPPORTED_TEXT);

/** Optional one-line text, '' when not given. */
export const optionalLine = (max = 200) =>
  z.string().overwrite(withoutInvisible).trim().max(max).refine(isOneLine, ONE_LINE).default('');

/** An e-mail address in small letters, as accounts are found by it. */
export const email = z
  .string('Please enter an email address.')
  .trim()
  .toLowerCase()
  .min(1, 'Please enter an email address.')
  .max(254)
  .pipe(z.email('Please enter an email address such as name@example.com.'));

/** Digits with an optional leading +, spaces and dashes dropped (specification: mobile numeric). */
export const mobile = z
  .string('Please enter a mobile number.')
  .trim()
  .min(1, 'Please enter a mobile number.')
  .refine((typed) => !isShortened(typed), {
    error:
      'A spreadsheet has shortened this number, so its last digits are lost. Format the column as text and enter the numbers again.',
    abort: true,
  })
  .refine((typed) => numbersOf(typed).length === 1, { error: 'Please enter one number.', abort: true })
  .transform(plainNumber)
  .pipe(z.string().regex(/^\+?\d{6,15}$/, 'Please enter 6 to 15 digits, such as +91 98765 43210.'));

/** In lists of people: only those with a number whose E.164 form is not certain; of students also a contact's. */
export const unclearNumber = z.literal('unclear', 'Please choose ‘unclear’.').optional();

/** The six digits of a code, with the spaces and dashes people type between them. */
export const sixDigits = z
  .string('Please enter the code.')
  .max(40)
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six-digit code.'));

/** The six digits of an e-mail or an app, or a recovery code, with the spaces and dashes people type between them. */
export const secondFactorCode = z
  .string('Please enter the six-digit code.')
  .max(40)
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[a-z2-9]{10})$/, 'Please enter the six-digit code.'));

/** A password that a person chooses, in its normal form. */
export const newPassword = z
  .string('Please choose a password.')
  .overwrite(normalPassword)
  .min(1, 'Please choose a password.')
  .min(SHORTEST_PASSWORD, PASSWORD_RULE)
  .max(LONGEST_PASSWORD);

/** A password that is only checked, as it was typed: up to four times as long as its normal form. */
export const typedPassword = z
  .string('Please enter your password.')
  .max(4 * LONGEST_PASSWORD, `At most ${LONGEST_PASSWORD} characters.`);
/** The same where a password must be given. */
export const requiredPassword = typedPassword.min(1, 'Please enter your password.');

/** One of the six that students go to, by its name. */
export const country = z.enum(COUNTRIES, 'Please choose one of the six countries.');
/** Undergraduate and its like, as the catalogue has them. */
export const level = z.enum(COURSE_LEVELS);
/** A status by its name, as the specification spells it. */
export const applicationStatus = z
  .enum(APPLICATION_STATUSES, 'Please choose one of the statuses.')
  .meta({ id: 'ApplicationStatus' });
/** 'Jan' to 'Dec'. */
export const month = z.enum(MONTHS, 'Please choose a month.');

/** Paging of a list: `page` from 1, `limit` at most 100. Absent: the call returns its whole (bounded) list. */
export const paging = {
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
};

/** Paging of a list that is never answered whole: so many rows a page where the call doesn't say. */
export const paged = (rows: number) => ({ page: paging.page.default(1), limit: paging.limit.default(rows) });

/** Text that a list's rows must contain, in any letter case. */
export const keyword = z
  .string()
  .trim()
  .max(100)
  .overwrite((typed) => typed.replace(/\s+/g, ' '))
  .refine(isOneLine, ONE_LINE)
  .default('');

const NO_DATE = 'Please enter a real date between 1900 and 2099.';
/** A calendar day, 'YYYY-MM-DD', of the last or the current century. */
export const day = z
  .string('Please choose a date.')
  .trim()
  .min(1, 'Please choose a date.')
  .pipe(z.iso.date(NO_DATE))
  .refine((given) => given >= '1900-01-01' && given < '2100-01-01', NO_DATE)
  .meta({ description: 'YYYY-MM-DD' });

/** A number on a scale, or one typed into a form, '7.8' or '7,8'; `wanted` is said to everything else. */
export const onScale = (scale: ScoreScale, wanted = wantedScore(scale)) => {
  const typed = z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,4}|,\d{1,2})?$/)
    .transform((text) => Number(text.replace(',', '.')));
  return z
    .union([z.number(), typed], wanted)
    .pipe(z.number(wanted).min(scale.from, wanted).max(scale.to, wanted).multipleOf(scale.step, wanted));
};

/** What a field holds, or null for nothing; a form's empty text is nothing too. */
export const orNull = <T extends z.ZodType>(field: T, message: string) =>
  z.union([z.literal('').transform(() => null), field.nullable()], message).default(null);

/** A query parameter that may repeat: always a list, blanks dropped. */
export const repeated = <T extends z.ZodType>(item: T, max = 50) =>
  z
    .preprocess((given) => (given === undefined ? [] : Array.isArray(given) ? given : [given]), z.array(item).max(max))
    .default([]);

/** The answer of calls that only do: the sentence is shown as a toast. */
export const done = z.object({ success: z.boolean(), message: z.string() }).meta({ id: 'Done' });

/** Whether a text is one line: no line breaks of any kind, no tabs, no other control characters. */
function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}

/** Said of a `sort` that no column has. */
export const NO_SUCH_ORDER = "This list can't be sorted that way.";

/** The order of a list by one of these columns; '-name' is descending. */
export function orderBy<const C extends string>(columns: readonly C[]) {
  const orders = columns.flatMap((column) => [column, `-${column}`] as const);
  return z.enum(orders as [C | `-${C}`, ...(C | `-${C}`)[]], NO_SUCH_ORDER);
}
