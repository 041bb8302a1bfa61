import { doubtOf, MARKS_WANTED, marksIn, readMarks, statedIn } from '@/lib/domain/marks/paper-marks';
import type { Education } from '@/lib/domain/profile';

type SentMarks = Pick<Education, 'marks' | 'percentage' | 'cgpa' | 'cgpa_scale' | 'country_of_education'>;

/** What is asked back of the marks of an education, or is missing in them, by field. */
export function marksProblems({ marks, percentage: percent, cgpa, country_of_education: country }: SentMarks) {
  const problems: Partial<Record<'marks' | 'percentage', string>> = {};
  const doubt = doubtOf(percent, country);
  if (doubt) problems.percentage = doubt.asks;
  if (!marks) {
    if (percent === null && !cgpa) problems.marks = MARKS_WANTED;
    return problems;
  }
  const read = readMarks(marks, country);
  if ('asks' in read) return { ...problems, marks: read.asks };
  const { percentage: stated } = statedIn(read);
  if (percent !== null && stated !== null && percent !== stated)
    problems.percentage = `The marks say ${stated}%, not the percentage you entered. Correct one of them, or leave one out.`;
  return problems;
}

/** The education with the percentage and the average that its marks state. */
export function withStatedMarks<Given extends SentMarks>(given: Given): Given {
  const { percentage: percent, cgpa, cgpa_scale } = statedIn(marksIn(given.marks, given.country_of_education));
  return {
    ...given,
    ...(percent === null ? {} : { percentage: percent }),
    ...(cgpa === null ? {} : { cgpa, cgpa_scale }),
  };
}
