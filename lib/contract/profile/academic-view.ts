import { z } from 'zod';
import { CGPA_SCALES } from '@/lib/domain/marks/marks';
import { INSTRUCTION } from '@/lib/domain/profile';
import { TEST_FIELD_KINDS, TEST_FIELDS, type TestScores, TOEFL_SCALES } from '@/lib/domain/test-scores';

/** A student's education and test scores as they are stored and shown. */
const storedEducation = z.object({
  country_of_education: z.string(),
  level_of_education: z.string(),
  name_of_board: z.string(),
  name_of_institution: z.string(),
  state: z.string(),
  city: z.string(),
  percentage: z.number().nullable(),
  marks: z.string().optional(),
  start_date: z.string(),
  end_date: z.string(),
  cgpa: z.number().nullable().optional(),
  cgpa_scale: z.enum(CGPA_SCALES).nullable().optional(),
  backlogs: z.number().nullable().optional(),
  subjects: z.string().optional(),
  fieldOfStudy: z.string().optional(),
  language_of_instruction: z.union([z.literal(''), z.enum(INSTRUCTION)]).optional(),
});
const number = z.number().nullable();
const text = z.string().nullable();
const scale = z.enum(TOEFL_SCALES).nullable();
type Stored<K> = K extends `${string}_date` | 'ielts_trf_no'
  ? typeof text
  : K extends 'toefl_scale'
    ? typeof scale
    : typeof number;
const storedTests = Object.fromEntries(
  TEST_FIELDS.map((field) => {
    const kind = TEST_FIELD_KINDS[field];
    return [field, kind === 'toefl scale' ? scale : kind === 'day' || kind === 'text' ? text : number];
  }),
) as { [K in keyof TestScores]: Stored<K> };

/** Studies and tests as they are stored: older ones may lack what is asked now. */
export const academicView = z
  .object({ educationSummaries: z.array(storedEducation), ...storedTests })
  .meta({ id: 'AcademicInfo' });
/** What the page of studies and tests shows. */
export type AcademicView = z.output<typeof academicView>;
