import { type MarkDemands, NO_MARKS } from '@/lib/domain/marks/marks';
import { classIn, parseCgpa } from './marks';

type Found = Partial<
  Pick<MarkDemands, 'minPercentage' | 'minCgpa' | 'cgpaScale' | 'minClass' | 'maxBacklogs' | 'maxGapYears'>
>;

/** Most texts say nothing of the sort, and every row of a file is asked. */
const WORTH_READING = /%|per ?cent|gpa|\b2[:.][12]\b|second class|backlog|\bgap\b|class (?:honours|degree)|\bsecond\b/i;
const PERCENT = /(?<![\d.,-])(\d{2,3}(?:\.\d{1,2})?) ?(?:%|per ?cent)/gi;
/** After a percentage: what it is of, where that isn't the whole of the earlier studies. */
const OF_A_PART =
  /^[^.;,\n]{0,20}\b(?:in|for|of) (?:english|math|physics|chemistry|biology|science|each|every|the subject|subjects|relevant|core|tuition|the fee|fees|total fee|attendance|coursework|the course|class x\b|class 10|10th|grade 10|secondary school leaving)|^[^.;\n]{0,12}\b(?:scholarship|discount|deposit|attendance|off|waiver|reduction|refund|of (?:the )?(?:tuition|fee|cost|students|places))/i;
const CGPA =
  /(?:c?gpa)[^.;\d\n]{0,20}\d{1,2}(?:\.\d{1,2})? ?(?:\/|out of|on (?:an? )?(?:scale of )?|of) ?\d{1,2}(?:\.\d)?|\d{1,2}(?:\.\d{1,2})? ?\/ ?\d{1,2}(?:\.\d)? ?c?gpa/gi;
const BACKLOGS =
  /\bno (?:active |standing )?backlogs?\b|\b(\d{1,2}) (?:active |standing )?backlogs?\b|\bbacklogs?[^.;\d\n]{0,16}(\d{1,2})\b/gi;
const GAP =
  /\bno (?:study |academic )?gap\b|\b(\d{1,2}) ?(?:years?|yrs?)(?:’|')? (?:of )?(?:study |academic )?gap\b|\bgap[^.;\d\n]{0,24}(\d{1,2}) ?(?:years?|yrs?)/gi;

/**
 * The minimum in earlier studies that a text about admission states, as far as it states each mark once. Marks in one
 * subject, fees and scholarships are none; a text with two different percentages, averages or classes states none.
 */
export function proseMarks(text: string): Found {
  if (!WORTH_READING.test(text)) return {};
  const found: Found = {};
  const percentages = [...text.matchAll(PERCENT)]
    .filter((match) => !OF_A_PART.test(text.slice(match.index + match[0].length, match.index + match[0].length + 60)))
    .map(([, number]) => Number(number));
  const percentage = only(percentages.filter((one) => one >= 33 && one <= 100));
  if (percentage !== undefined) found.minPercentage = percentage;
  const averages = [...text.matchAll(CGPA)].flatMap(([part]) => parseCgpa(part).value ?? []);
  const average = only(averages.map(({ minCgpa, cgpaScale }) => `${minCgpa}/${cgpaScale}`)) && averages[0];
  if (average) Object.assign(found, { minCgpa: average.minCgpa, cgpaScale: average.cgpaScale });
  const degree = /\b2:[12]\b|second class|class (?:honours|degree)|\b2\.[12] (?:honours|degree|class|or)\b/i.test(text)
    ? classIn(text)
    : null;
  if (degree) found.minClass = degree;
  const backlogs = only(numbersOf(text, BACKLOGS));
  if (backlogs !== undefined) found.maxBacklogs = backlogs;
  const gap = only(numbersOf(text, GAP));
  if (gap !== undefined && gap <= 30) found.maxGapYears = gap;
  return found;
}

function only<T>(values: readonly T[]): T | undefined {
  const distinct = new Set(values);
  return distinct.size === 1 ? values[0] : undefined;
}

const numbersOf = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, one, other]) => Number(one ?? other ?? 0));

/** 'minimum percentage 60, minimum class 2:1'. */
export function foundText(found: Found): string {
  const { minPercentage, minCgpa, cgpaScale, minClass, maxBacklogs, maxGapYears } = { ...NO_MARKS, ...found };
  return [
    minPercentage === null ? '' : `${minPercentage}%`,
    minCgpa === null ? '' : `CGPA ${minCgpa} of ${cgpaScale}`,
    minClass,
    maxBacklogs === null ? '' : `at most ${maxBacklogs} backlogs`,
    maxGapYears === null ? '' : `a gap of at most ${maxGapYears} years`,
  ]
    .filter(Boolean)
    .join('; ');
}
