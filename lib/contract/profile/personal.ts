import { z } from 'zod';
import { ADULT_AGE, isMinor } from '@/lib/domain/applications/age';
import { todayIn } from '@/lib/domain/days/day';
import type { PersonalInfo } from '@/lib/domain/profile';
import { GENDERS, GUARDIAN_FIELDS, MARITAL_STATUSES, PASSPORT_FIELDS } from '@/lib/domain/profile';
import { day, done, email, id, line, lines, mobile, personName } from '../fields';
import { calls } from '../operation';
import { worldCountry } from '../world-country';
import { step } from './profile-step';

const { forAllRoles, forApplicants } = calls('Profile');

/** A field of the passport, by the rule of `field`: '' or null of a student who has none yet. */
const ofPassport = (field: z.ZodType<string>) =>
  z
    .string()
    .nullable()
    .default('')
    .transform((typed) => (typed ?? '').trim())
    .superRefine((typed, context) => {
      const problem = typed === '' ? undefined : field.safeParse(typed).error?.issues[0];
      if (problem) context.addIssue({ code: 'custom', message: problem.message, input: typed });
    });

/** As printed: letters and digits, without spaces. */
const passportNumber = line(20)
  .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{5,20}$/, 'Please enter 5 to 20 letters and digits.'));

/** As people write it: '143 001' is 143001, 'sw1a 1aa' is SW1A 1AA, '75001-1234' stays. */
const pincode = line(12)
  .transform((typed) => (/^[\d\s]+$/.test(typed) ? typed.replace(/\s/g, '') : typed.replace(/\s+/g, ' ').toUpperCase()))
  .pipe(
    z
      .string()
      .regex(
        /^[A-Z\d](?:[A-Z\d -]{1,9}[A-Z\d])$/,
        'Please enter a pincode or postcode, for example 143 001 or SW1A 1AA.',
      ),
  );

const personalFields = {
  dob: day,
  gender: z.enum(GENDERS, 'Please choose a gender.'),
  marital_status: z.enum(MARITAL_STATUSES, 'Please choose a marital status.'),
  country: line(100),
  state: line(100),
  city: line(100),
  pincode: pincode,
  address: lines(300),
  passport_number: ofPassport(passportNumber).transform((typed) => typed.replace(/\s/g, '').toUpperCase()),
  issue_date: ofPassport(day),
  expiry_date: ofPassport(day),
  issued_country: ofPassport(worldCountry),
  country_of_birth: worldCountry,
  place_of_birth: line(100),
  nationality: worldCountry,
  citizenship: line(100),
  contact_name: personName(),
  contact_mobile: mobile,
  contact_email: email,
  contact_relation: line(60),
};

/** Only of students under 18; '' or absent else. An agent leaves them as they are. */
const guardianFields = {
  guardian_name: z.union([z.literal(''), personName()]).optional(),
  guardian_email: z.union([z.literal(''), email]).optional(),
};

const withoutPassport = z
  .boolean('Please send true if there is no passport yet, otherwise false.')
  .optional()
  .meta({ description: 'There is no passport yet: passport fields are not required and not saved.' });

/** The first step of the wizard, as it saves. */
export const personalInfo = z
  .object({ no_passport: withoutPassport, ...personalFields, ...guardianFields })
  // Beside whatever else is missing, so that a form names all of it at once.
  .superRefine(
    (given, context) => {
      if (given.no_passport) return;
      for (const field of PASSPORT_FIELDS.filter((name) => given[name] === ''))
        context.addIssue({ code: 'custom', path: [field], message: PASSPORT_MISSING[field], input: '' });
    },
    { when: () => true },
  )
  .superRefine((given, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, input: given });
    for (const [field, message] of Object.entries(personalDayProblems(given.no_passport ? { dob: given.dob } : given)))
      refuse(field, message);
  });

/** The days that don't fit each other, by field; a day that isn't given is not looked at. */
export function personalDayProblems(given: {
  dob?: string | undefined;
  issue_date?: string | undefined;
  expiry_date?: string | undefined;
}): Record<string, string> {
  const { dob, issue_date, expiry_date } = given;
  const problems: Record<string, string> = {};
  if (dob && dob >= todayIn('UTC')) problems.dob = 'The date of birth must be in the past.';
  if (dob && issue_date && issue_date <= dob) problems.issue_date = 'The issue date must be after the date of birth.';
  if (issue_date && expiry_date && expiry_date <= issue_date)
    problems.expiry_date = 'The expiry date must be after the issue date.';
  return problems;
}

const PASSPORT_MISSING: Record<(typeof PASSPORT_FIELDS)[number], string> = {
  passport_number: 'Please fill in this field, or tick “I have no passport yet”.',
  issue_date: 'Please choose a date.',
  expiry_date: 'Please choose a date.',
  issued_country: 'Please choose a country from the list.',
};

/** What a student under 18 has to say of their guardian: the fields that are missing. Their agent leaves them to the student. */
export function guardianProblems(
  given: Pick<PersonalInfo, 'dob' | (typeof GUARDIAN_FIELDS)[number]>,
): Record<string, string> {
  if (!isMinor(given.dob, todayIn('UTC'))) return {};
  const missing = GUARDIAN_FIELDS.filter((field) => !given[field]);
  return Object.fromEntries(missing.map((field) => [field, GUARDIAN_MISSING]));
}

const GUARDIAN_MISSING = `If the student is under ${ADULT_AGE}, a parent or guardian confirms each application. Please fill this in.`;

/** The step as the student themself fills it in. */
export const ownPersonalInfo = personalInfo.superRefine((given, context) => {
  for (const [field, message] of Object.entries(guardianProblems(given)))
    context.addIssue({ code: 'custom', path: [field], message, input: given });
});

type PersonalField = Exclude<keyof PersonalInfo, (typeof GUARDIAN_FIELDS)[number] | 'no_passport'>;
/** The fields of that step, in the form's order. */
export const PERSONAL_FIELDS = Object.keys(personalFields) as PersonalField[];

const text = z.string().nullable();
/** The personal fields, all null while the step is open. */
export const personalView = z.object({
  ...(Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, text])) as Record<PersonalField, typeof text>),
  /** True of a student without a passport; absent else. */
  no_passport: z.boolean().optional(),
  /** True where the caller's role is shown the last three signs of the number and the end alone; absent else. */
  passport_in_part: z.boolean().optional(),
  /** Only where there is one. */
  guardian_name: z.string().optional(),
  guardian_email: z.string().optional(),
});
/** The first step as it is shown; '' where nothing was entered. */
export type PersonalView = z.output<typeof personalView>;

export const fetchPersonalInfo = forAllRoles('GET /fetch-personal-info/{userId}', {
  forHelpers: true,
  summary: "A student's personal, passport and emergency contact fields",
  params: z.object({ userId: id }),
  result: personalView.extend(step.stored),
  errors: ['not_found'],
});

export const savePersonalInfo = forApplicants('POST /save-personal-info', {
  forHelpers: true,
  summary: "Save a student's personal, passport and emergency contact fields",
  body: personalInfo.safeExtend(step.sent),
  result: done.extend(step.stored),
  errors: ['not_found', 'conflict'],
  invalidMessage: 'Error saving personal information.',
});
