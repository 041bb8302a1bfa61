import type { z } from 'zod';
import type { courseFields } from '@/lib/contract/catalogue/course-field-rules';
import { readClosingDays } from '@/lib/domain/closing-days';
import type { CourseDraft } from '@/lib/domain/course';
import { BLANK_COURSE, COURSE_FIELD_NAMES, courseField, EXAM_FIELDS } from '@/lib/domain/course-fields';
import { lowestScoreProblem } from '@/lib/domain/course-rules';
import { feeProblem, isDollar, minorUnits } from '@/lib/domain/money';
import { invalid } from '@/lib/errors';
import type { ChangedFacts } from '@/models/staff-action';

export type CheckedFields = z.output<typeof courseFields>;

/** A course as it was typed. Throws 422 for fields that are right by themselves but don't fit together. */
export function draftOf({ tuitionFee, ...fields }: CheckedFields): CourseDraft {
  if (fields.subcategory && !fields.category) throw invalid({ category: 'Please enter the category too.' });
  const closing = readClosingDays(fields.closingDays, fields.admissionIntake);
  if ('problem' in closing) throw invalid({ closingDays: `${closing.problem}.` });
  for (const { overall, lowest } of Object.values(EXAM_FIELDS)) {
    const problem = overall && lowest && lowestScoreProblem(fields[lowest], fields[overall]);
    if (problem) throw invalid({ [lowest]: `${problem}.` });
  }
  if (tuitionFee === null) return { ...fields, tuitionFeeMinor: null };
  const { amount, currency: sign } = typeof tuitionFee === 'number' ? { amount: tuitionFee, currency: '' } : tuitionFee;
  const currency = fields.currency || (sign === '$' ? '' : sign);
  const fits = sign === '$' ? isDollar(currency) : sign === '' || sign === currency;
  if (!fits) throw invalid({ tuitionFee: 'Its sign doesn’t fit the currency. Please correct one of them.' });
  const problem = feeProblem(amount, currency);
  if (problem) throw invalid({ tuitionFee: `This ${problem}.` });
  return { ...fields, currency, tuitionFeeMinor: Math.round(amount * minorUnits(currency)) };
}

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
