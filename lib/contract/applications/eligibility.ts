import { z } from 'zod';
import { VERDICTS } from '@/lib/engines/eligibility/verdicts';
import { day, id, month } from '../fields';
import { calls } from '../operation';

const { forAllRoles } = calls('Courses');

/** The five answers to "does the student meet it?". */
export const verdict = z.enum(VERDICTS).meta({
  id: 'Verdict',
  description:
    "Only 'met' counts as met. 'Likely' and 'likely not' are based on a conversion or a secondary source; 'unknown': some information is missing.",
});

/** One requirement with its answer, in a sentence. */
export const verdictRule = z
  .object({
    rule: z.string().meta({
      description:
        'IELTS, TOEFL, PTE, DET, GRE, GMAT, Level, Marks, Subjects, Backlog, Gap; English where no test is known.',
    }),
    verdict,
    text: z.string(),
    source: z
      .object({ title: z.string(), address: z.string(), kind: z.enum(['official', 'secondary']), readOn: z.string() })
      .optional()
      .meta({ description: 'The source of a value that the course itself does not state.' }),
    lacks: z.array(z.string()).optional().meta({
      description:
        'Given only when a rule’s result is unknown: the profile fields that would settle it (any one is enough), such as tests.ielts, personal.dob or educationSummaries.0.backlogs; or educationSummaries if a qualification is missing.',
    }),
  })
  .meta({ id: 'VerdictRule' });

/** What is left for a person to read. */
export const notJudged = z.array(z.string()).meta({
  id: 'NotJudged',
  description: 'Parts of the requirement text that no rule can judge, quoted for a person to read.',
});

export const eligibility = forAllRoles('GET /eligibility/{courseId}', {
  forHelpers: true,
  summary:
    'Whether a student meets the requirements of a course, rule by rule, and the English requirement for the visa',
  params: z.object({ courseId: id }),
  query: z
    .object({
      userId: id.optional().meta({ description: 'If missing, the caller is used.' }),
      year: z.coerce.number().int().min(2000).max(2100).optional(),
      month: month
        .optional()
        .meta({ description: 'Together with `year`: the intake. Test reports must be valid on its first day.' }),
      on: day.optional().meta({ description: 'The day of the check; if missing, today.' }),
    })
    .refine(({ year, month: chosen }) => (year === undefined) === (chosen === undefined), {
      path: ['month'],
      message: 'Please send year and month together.',
    }),
  /** Among the English rules the best over the tests taken; over all others the worst. */
  result: z.object({
    verdict,
    rules: z.array(verdictRule),
    visa: z.object({ verdict, rules: z.array(verdictRule) }),
    notJudged,
  }),
  errors: ['not_found'],
});
