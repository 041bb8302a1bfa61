import { z } from 'zod';
import { LONGEST_LINK, webAddress } from '@/lib/domain/addresses/web-address';
import { closingText, readClosingDays } from '@/lib/domain/courses/closing-days';
import type { Month } from '@/lib/domain/courses/course';
import type {
  ApiName,
  COURSE_FIELDS,
  CourseField,
  CourseFieldName,
  CourseValue,
} from '@/lib/domain/courses/course-field-table';
import { apiNameOf, COURSE_FIELD_NAMES, courseField } from '@/lib/domain/courses/course-fields';
import { DURATION, hasLetter, isFormula, LONGEST_NAME } from '@/lib/domain/courses/course-rules';
import { intakeText } from '@/lib/domain/courses/intakes';
import { isCurrency, type TypedAmount } from '@/lib/domain/money/money';
import { EXAMS, type ScoreScale, TOEFL_ASKED, TOEFL_SECTION_ASKED, wantedScore } from '@/lib/domain/test-scores';
import { line, month, onScale, optionalLine, orNull, SUPPORTED_TEXT } from '../fields';
import { courseFee } from '../money';

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine(...SUPPORTED_TEXT)
    .default('');

const months = z.array(month, 'Please choose months.').max(12).default([]).transform(intakeText);

/** By month, or as people write it; whether the months are intakes shows only beside these. */
const closing = z
  .union([z.partialRecord(month, z.iso.date()).transform(closingText), z.string().trim().max(600)])
  .default('')
  .transform((typed, context) => {
    const read = readClosingDays(typed, []);
    if ('value' in read) return read.value;
    context.addIssue({ code: 'custom', message: `${read.problem}.` });
    return z.NEVER;
  });

const currency = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => code === '' || isCurrency(code), 'Please enter three letters, like CAD.')
  .default('');

const scoreOrNull = (scale: ScoreScale) => {
  const wanted = wantedScore(scale).replace(/\.$/, ', or nothing.');
  return orNull(onScale(scale, wanted), wanted);
};

/** Both of TOEFL's scales; which of them it must be on shows beside `toeflScale`. */
const EITHER_TOEFL: ScoreScale = { from: TOEFL_ASKED['1-6'].from, to: TOEFL_ASKED['0-120'].to, step: 0.5 };
const EITHER_SECTION: ScoreScale = { from: 1, to: TOEFL_SECTION_ASKED['0-120'].to, step: 0.5 };

const link = z
  .string()
  .trim()
  .max(LONGEST_LINK)
  .refine((given) => given === '' || webAddress(given) !== null, 'Please enter an address like https://….')
  .default('')
  .transform((given) => webAddress(given) ?? '');

/** Every field of a course; what is left out becomes empty. */
export const courseFields = z.object(
  Object.fromEntries(COURSE_FIELD_NAMES.map((name) => [apiNameOf(name), ruleOf(courseField(name))])) as Rules,
);

type Rules = { [Name in CourseFieldName as ApiName<Name>]: z.ZodType<Checked<Name>, Sent<Name>> };

type Sent<Name extends CourseFieldName> = (typeof COURSE_FIELDS)[Name] extends { kind: 'months' }
  ? Month[]
  : CourseValue<Name> extends number | null
    ? string | number | null
    : CourseValue<Name>;

/** What is stored, but for a fee: whether its sign fits shows only beside the currency. */
type Checked<Name extends CourseFieldName> = (typeof COURSE_FIELDS)[Name] extends { kind: 'money' }
  ? number | TypedAmount | null
  : CourseValue<Name>;

/** The rule of a kind of field: what it may hold stands in the domain, for uploads too. */
function ruleOf(field: CourseField): z.ZodType {
  switch (field.kind) {
    case 'name':
      return line(LONGEST_NAME, field.missing)
        .refine(hasLetter, field.missing)
        .refine((name) => !isFormula(name), 'This is a formula, not a name.');
    case 'line':
      return optionalLine(field.longest);
    case 'text':
      return text(field.longest);
    case 'choice':
      if (field.required) return z.enum(field.of, field.wrong);
      return z
        .union([z.literal(''), z.enum(field.of)], field.wrong)
        .transform((chosen) => chosen || (field.blank ?? ''))
        .default(field.blank ?? '');
    case 'months':
      return months;
    case 'closing':
      return closing;
    case 'currency':
      return currency;
    case 'money':
      return courseFee;
    case 'duration':
      return scoreOrNull(DURATION);
    case 'score':
      if (field.exam !== 'toefl') return scoreOrNull(EXAMS[field.exam]);
      return scoreOrNull(field.lowest ? EITHER_SECTION : EITHER_TOEFL);
    case 'number':
      return scoreOrNull(field.scale);
    case 'link':
      return link;
    case 'flag':
      return z.boolean().default(false);
  }
}
