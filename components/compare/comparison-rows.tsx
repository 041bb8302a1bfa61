import type { ReactNode } from 'react';
import { durationText, feeText } from '@/components/course/format';
import { VERDICT_WORDS } from '@/components/drawings/verdict-mark';
import { FitChip, VERDICT_MARKS } from '@/components/eligibility/fit-chip';
import { Quotes } from '@/components/eligibility/not-judged';
import { withoutName } from '@/components/eligibility/rule-rows';
import type { Fits } from '@/components/fit/use-fits';
import type { CourseCost } from '@/lib/contract/catalogue/course-cost';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { intakesOf } from '@/lib/domain/courses/intakes';
import { money, roundMoney } from '@/lib/domain/money/money-words';
import { coursePath } from '@/lib/domain/public-addresses';
import { type EnglishName, EXAMS } from '@/lib/domain/test-scores';
import { sumWords } from '@/lib/engines/cost/sum-words';
import type { Eligibility } from '@/lib/engines/eligibility/rules';

/** A course with what it costs: by year, and until it is finished. Null where that isn't known. */
export interface ComparedCourse {
  course: CourseView;
  perYear: number | null;
  cost: CourseCost['sum'] | null;
}

export interface ComparisonRow {
  label: string;
  cells: ReactNode[];
  differs: boolean;
}

/**
 * The rows of a comparison; how the reader fits only where it is known, by the courses' ids.
 * @param courseHref where a course's page is for the reader
 */
export function comparisonRows(
  courses: readonly ComparedCourse[],
  fits: Fits | null,
  courseHref: (course: CourseView) => string = coursePath,
): ComparisonRow[] {
  const texts = (label: string, text: (course: ComparedCourse) => string): ComparisonRow => {
    const values = courses.map(text);
    return { label, cells: values.map((value) => value || <Unknown />), differs: new Set(values).size > 1 };
  };
  const shown = (of: (course: ComparedCourse) => string) => (one: ComparedCourse) =>
    one.course.forSample ? '' : of(one);
  const fit = fits && {
    label: 'Do you qualify?',
    cells: courses.map(({ course }) => {
      const known = course.forSample ? undefined : fits.get(course._id);
      return known ? <FitChip key={course._id} fit={known} /> : <Unknown key={course._id} />;
    }),
    differs: false,
  };
  return [
    texts(
      'Fee as published',
      shown(({ course }) => feeText(course)),
    ),
    texts(
      'Fee per year',
      shown(({ course, perYear }) =>
        perYear ? money(perYear, course.currency) : feeText({ ...course, tuitionFee: perYear }),
      ),
    ),
    {
      ...texts('Total cost of the course', ({ cost }) => costText(cost)),
      cells: courses.map(({ course, cost }) =>
        cost && cost.amounts.length > 0 ? (
          <a
            key={course._id}
            href={`${courseHref(course)}#cost`}
            className="text-brand-ink underline underline-offset-4"
          >
            {costText(cost)}
          </a>
        ) : (
          <Unknown key={course._id} />
        ),
      ),
    },
    texts('Duration', ({ course }) => durationText(course.durationInMonths)),
    texts(
      'Intakes',
      shown(({ course }) => intakesOf(course.admissionIntake).join(', ')),
    ),
    texts('Level', ({ course }) => course.level),
    ...(courses.some(({ course }) => course.award) ? [texts('Award', ({ course }) => course.award)] : []),
    texts('Campus', ({ course }) => course.campus),
    ...(fit ? [fit] : []),
    ...(fits && [...fits.values()].some(({ notJudged }) => notJudged.length > 0) ? [notJudgedRow(courses, fits)] : []),
    ...SCORES.filter(({ asked }) => courses.some(({ course }) => scoreText(asked(course)) !== '')).map((score) => {
      const { label, asked, rule } = score;
      const text = ({ course }: ComparedCourse) => scoreText(asked(course), label === EXAMS.ielts.name);
      const row = texts(label, text);
      if (!fits) return row;
      return { ...row, cells: courses.map((one) => withVerdict(text(one), rule, fits.get(one.course._id))) };
    }),
  ];
}

function notJudgedRow(courses: readonly ComparedCourse[], fits: Fits): ComparisonRow {
  const cells = courses.map(({ course: { _id } }) => {
    const quotes = fits.get(_id)?.notJudged ?? [];
    return quotes.length > 0 ? <Quotes key={_id} quotes={quotes} /> : '–';
  });
  return { label: 'Also required, not checked here', cells, differs: false };
}

const Unknown = () => <span className="text-muted">Not published</span>;

function costText(cost: ComparedCourse['cost']): string {
  if (!cost || cost.amounts.length === 0) return '';
  const shownIn = cost.about ? roundMoney : (one: number, of: string) => money(Math.round(one), of);
  const sum = cost.amounts
    .map(({ amount, most, currency }) =>
      [amount, ...(most === null ? [] : [most])].map((one) => shownIn(one, currency)).join(' to '),
    )
    .join(' + ');
  const { lead, missing } = sumWords(cost);
  return `${lead === 'In all' ? '' : `${lead}: `}${sum}${missing && `; ${missing}`}`;
}

/** An overall score asked for, and the lowest of its parts. */
interface Score {
  overall: number | null;
  lowest: number | null;
}

const NO_SCORE: Score = { overall: null, lowest: null };

/** `rule`: how the verdict calls the test. */
const SCORES: readonly { label: string; rule: EnglishName; asked: (course: CourseView) => Score }[] = [
  {
    label: EXAMS.ielts.name,
    rule: 'IELTS',
    asked: ({ ieltsOverall, ieltsLessThan }) => ({ overall: ieltsOverall, lowest: ieltsLessThan }),
  },
  {
    label: EXAMS.pte.name,
    rule: 'PTE',
    asked: ({ pteOverall, pteLessThan }) => ({ overall: pteOverall, lowest: pteLessThan }),
  },
  {
    label: 'TOEFL, 0–120',
    rule: 'TOEFL',
    asked: ({ toefl, toeflLessThan, toeflScale }) =>
      toeflScale === '1-6' ? NO_SCORE : { overall: toefl, lowest: toeflLessThan },
  },
  {
    label: 'TOEFL, 1–6',
    rule: 'TOEFL',
    asked: ({ toefl, toeflLessThan, toeflScale }) =>
      toeflScale === '1-6' ? { overall: toefl, lowest: toeflLessThan } : NO_SCORE,
  },
  {
    label: EXAMS.det.name,
    rule: 'DET',
    asked: ({ det, detLessThan }) => ({ overall: det, lowest: detLessThan }),
  },
];

/** IELTS is written with its half bands: '7.0'. */
function scoreText({ overall, lowest }: Score, inHalves = false): string {
  const written = (score: number) => (inHalves ? score.toFixed(1) : `${score}`);
  if (overall === null) return lowest === null ? '' : `No section below ${written(lowest)}`;
  return lowest === null ? written(overall) : `${written(overall)}, no section below ${written(lowest)}`;
}

/** What is asked, and under it what the verdict says of the reader's own score; nothing of a test that wasn't taken. */
function withVerdict(asked: string, name: EnglishName, fit: Eligibility | undefined): ReactNode {
  if (asked === '') return <Unknown />;
  const rule = fit?.english.find((one) => one.rule === name);
  if (!rule || (rule.verdict === 'unknown' && !rule.source)) return asked;
  return (
    <>
      {asked}
      <span className="block text-muted">
        {VERDICT_WORDS[VERDICT_MARKS[rule.verdict]]}: {withoutName(rule.text, name)}
      </span>
    </>
  );
}
