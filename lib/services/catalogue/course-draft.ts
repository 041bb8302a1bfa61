import type { z } from 'zod';
import type { courseFields } from '@/lib/contract/catalogue/course-field-rules';
import { readClosingDays } from '@/lib/domain/courses/closing-days';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { BLANK_COURSE, COURSE_FIELD_NAMES, courseField, EXAM_FIELDS } from '@/lib/domain/courses/course-fields';
import { lowestScoreProblem } from '@/lib/domain/courses/course-rules';
import { intakesOf } from '@/lib/domain/courses/intakes';
import { invalid } from '@/lib/domain/errors';
import { cgpaProblem, consistentMarks } from '@/lib/domain/marks/marks';
import { feeProblem, isDollar } from '@/lib/domain/money/money';
import {
  isOnScale,
  TOEFL_ASKED,
  TOEFL_SECTION_ASKED,
  type ToeflScale,
  toeflScaleText,
  wantedScore,
} from '@/lib/domain/test-scores';
import { minorOf } from '@/lib/services/records/minor-of';
import type { ChangedFacts } from '@/models/staff-action';

export type CheckedFields = z.output<typeof courseFields>;

/** A course as it was typed. Throws 422 for fields that are right by themselves but don't fit together. */
export function draftOf({ tuitionFee, ...checked }: CheckedFields): CourseDraft {
  // A scale without a score says nothing.
  const fields = consistentMarks(
    checked.toefl === null ? { ...checked, toeflScale: BLANK_COURSE.toeflScale } : checked,
  );
  if (fields.subcategory && !fields.category) throw invalid({ category: 'Please enter the category too.' });
  const closing = readClosingDays(fields.closingDays, intakesOf(fields.admissionIntake));
  if ('problem' in closing) throw invalid({ closingDays: `${closing.problem}.` });
  const { toefl, toeflScale } = fields;
  if (toefl !== null && !isOnScale(toefl, TOEFL_ASKED[toeflScale])) throw invalid({ toefl: toeflWanted(toeflScale) });
  const section = TOEFL_SECTION_ASKED[toeflScale];
  if (fields.toeflLessThan !== null && !isOnScale(fields.toeflLessThan, section))
    throw invalid({ toeflLessThan: wantedScore(section) });
  for (const { overall, lowest } of Object.values(EXAM_FIELDS)) {
    const problem = overall && lowest && lowestScoreProblem(fields[lowest], fields[overall]);
    if (problem) throw invalid({ [lowest]: `${problem}.` });
  }
  const cgpa = cgpaProblem(fields.minCgpa, fields.cgpaScale);
  if (cgpa) throw invalid({ [fields.cgpaScale ? 'minCgpa' : 'cgpaScale']: `${cgpa}.` });
  const { amount, currency: sign } =
    typeof tuitionFee === 'object' && tuitionFee ? tuitionFee : { amount: tuitionFee ?? 0, currency: '' };
  // What is sent back as it was answered: 0 where the course is free.
  if (amount === 0) return { ...fields, tuitionFeeMinor: null, ...(fields.free && { fee_period: '' }) };
  if (fields.free)
    throw invalid({ free: 'A course without a tuition fee has no amount. Please clear one of the two.' });
  const currency = fields.currency || (sign === '$' ? '' : sign);
  const fits = sign === '$' ? isDollar(currency) : sign === '' || sign === currency;
  if (!fits) throw invalid({ tuitionFee: 'The currency sign doesn’t match the currency. Please correct one of them.' });
  const problem = feeProblem(amount, currency);
  if (problem) throw invalid({ tuitionFee: `This ${problem}.` });
  return { ...fields, currency, tuitionFeeMinor: minorOf(amount, currency, 'tuitionFee') };
}

const toeflWanted = (scale: ToeflScale) =>
  `On the scale ${toeflScaleText(scale)}: ${wantedScore(TOEFL_ASKED[scale]).replace(/^P/, 'p')}`;

type Changed = { before: ChangedFacts; after: ChangedFacts };

/** What changed, for the log; long texts only by name. Null when nothing did. */
export function changedFacts(before: CourseDraft, after: CourseDraft): Changed | null {
  const facts: Changed = { before: {}, after: {} };
  for (const name of COURSE_FIELD_NAMES) {
    const [old, now] = [before[name] ?? BLANK_COURSE[name], after[name]];
    if (old === now) continue;
    const isLong = courseField(name).kind === 'text';
    if (!isLong) facts.before[name] = old;
    facts.after[name] = isLong ? 'changed' : now;
  }
  return Object.keys(facts.after).length ? facts : null;
}
