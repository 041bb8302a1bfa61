import type { ReactNode } from 'react';
import { durationText, feeText } from '@/components/course/format';
import { EligibilityChip } from '@/components/eligibility/eligibility-chip';
import type { CourseCost } from '@/lib/contract/catalogue/course-cost';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { intakesOf } from '@/lib/domain/intakes';
import { money } from '@/lib/domain/money/money-words';
import { coursePath } from '@/lib/domain/public-addresses';
import { EXAMS } from '@/lib/domain/test-scores';
import { sumWords } from '@/lib/engines/cost/sum-words';
import type { Standing } from '@/lib/engines/eligibility/fit';

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

/** The rows of a comparison; how the reader fits only with a standing. */
export function comparisonRows(courses: readonly ComparedCourse[], standing: Standing | null): ComparisonRow[] {
  const texts = (label: string, text: (course: ComparedCourse) => string): ComparisonRow => {
    const values = courses.map(text);
    return { label, cells: values.map((value) => value || <Unknown />), differs: new Set(values).size > 1 };
  };
  const shown = (of: (course: ComparedCourse) => string) => (one: ComparedCourse) =>
    one.course.forSample ? '' : of(one);
  const fit = standing && {
    label: 'Your fit',
    cells: courses.map(({ course }) => <EligibilityChip key={course._id} course={course} standing={standing} />),
    differs: false,
  };
  return [
    texts(
      'Fee as published',
      shown(({ course }) => feeText(course)),
    ),
    texts(
      'Fee per year',
      shown(({ course, perYear }) => (perYear === null ? '' : money(perYear, course.currency))),
    ),
    {
      ...texts('Cost to finish', ({ cost }) => costText(cost)),
      cells: courses.map(({ course, cost }) =>
        cost && cost.amounts.length > 0 ? (
          <a
            key={course._id}
            href={`${coursePath(course)}#cost`}
            className="text-brand-ink underline underline-offset-4"
          >
            {costText(cost)}
          </a>
        ) : (
          <Unknown key={course._id} />
        ),
      ),
    },
    texts('Length', ({ course }) => durationText(course.durationInMonths)),
    texts(
      'Intakes',
      shown(({ course }) => intakesOf(course.admissionIntake).join(', ')),
    ),
    texts('Level', ({ course }) => course.level),
    texts('Campus', ({ course }) => course.campus),
    ...(fit ? [fit] : []),
    ...SCORES.filter(({ asked }) => courses.some(({ course }) => scoreText(asked(course)) !== '')).map((score) => {
      const { label, asked, own } = score;
      const row = texts(label, ({ course }) => scoreText(asked(course), label === EXAMS.ielts.name));
      const mine = standing ? own(standing) : null;
      return mine === null
        ? row
        : { ...row, cells: courses.map(({ course }) => withDistance(asked(course), mine, label === EXAMS.ielts.name)) };
    }),
  ];
}

const Unknown = () => <span className="text-muted">Not published</span>;

function costText(cost: ComparedCourse['cost']): string {
  if (!cost || cost.amounts.length === 0) return '';
  const sum = cost.amounts
    .map(({ amount, most, currency }) =>
      [amount, ...(most === null ? [] : [most])].map((one) => money(Math.round(one), currency)).join(' to '),
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

const SCORES: readonly { label: string; asked: (course: CourseView) => Score; own: (standing: Standing) => Score }[] = [
  {
    label: EXAMS.ielts.name,
    asked: ({ ieltsOverall, ieltsLessThan }) => ({ overall: ieltsOverall, lowest: ieltsLessThan }),
    own: ({ scores }) => scores.ielts ?? NONE,
  },
  {
    label: EXAMS.pte.name,
    asked: ({ pteOverall, pteLessThan }) => ({ overall: pteOverall, lowest: pteLessThan }),
    own: ({ scores }) => scores.pte ?? NONE,
  },
  {
    label: 'TOEFL, 0–120',
    asked: ({ toefl, toeflScale }) => ({ overall: toeflScale === '1-6' ? null : toefl, lowest: null }),
    own: ({ scores }) => ({ overall: scores.toefl ?? null, lowest: null }),
  },
  {
    label: 'TOEFL, 1–6',
    asked: ({ toefl, toeflScale }) => ({ overall: toeflScale === '1-6' ? toefl : null, lowest: null }),
    own: ({ scores }) => ({ overall: scores.newToefl ?? null, lowest: null }),
  },
  {
    label: EXAMS.det.name,
    asked: ({ det }) => ({ overall: det, lowest: null }),
    own: ({ scores }) => ({ overall: scores.det ?? null, lowest: null }),
  },
];
const NONE: Score = { overall: null, lowest: null };

/** IELTS is written with its half bands: '7.0'. */
function scoreText({ overall, lowest }: Score, inHalves = false): string {
  const written = (score: number) => (inHalves ? score.toFixed(1) : `${score}`);
  if (overall === null) return lowest === null ? '' : `No part below ${written(lowest)}`;
  return lowest === null ? written(overall) : `${written(overall)}, no part below ${written(lowest)}`;
}

/** What is asked, and how far the reader's own score is from it. */
function withDistance(asked: Score, own: Score, inHalves: boolean): ReactNode {
  const text = scoreText(asked, inHalves);
  if (text === '') return <Unknown />;
  const parts = (['overall', 'lowest'] as const).flatMap((part) => {
    const [wanted, mine] = [asked[part], own[part]];
    return wanted === null || mine === null
      ? []
      : [`${part === 'lowest' ? 'lowest part' : 'yours'} ${mine}: ${gap(mine - wanted)}`];
  });
  return (
    <>
      {text}
      {parts.length > 0 && <span className="block text-muted">{parts.join('; ')}</span>}
    </>
  );
}

function gap(above: number): string {
  if (above === 0) return 'just enough';
  const size = Math.round(Math.abs(above) * 10) / 10;
  return above > 0 ? `${size} above` : `${size} short`;
}
