import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/layout/card';
import { DescriptionList } from '@/components/ui/layout/description-list';
import { Flag } from '@/components/ui/layout/flag';
import { Section } from '@/components/ui/layout/section';
import { Tooltip } from '@/components/ui/windows/tooltip';
import type { CourseOrigin, CourseView } from '@/lib/contract/catalogue/courses';
import type { CourseFieldName } from '@/lib/domain/courses/course-field-table';
import { COURSE_FIELD_LABELS, COURSE_FIELD_NAMES, courseField } from '@/lib/domain/courses/course-fields';
import { dateText } from '@/lib/domain/days/day-words';
import { MARK_FIELDS } from '@/lib/domain/marks/marks';
import { counted } from '@/lib/domain/texts/counted';
import { valueText } from './change-texts';
import { CourseFeeBox } from './course-fee-box';
import { durationText } from './format';
import { PlaceHead } from './place-head';
import { StatedMarks } from './stated-marks';
import { hasTestScores, TestScoreTable } from './test-score-table';

interface CourseDetailsProps {
  course: CourseView;
  logo: string | null;
  /** The university's own page, where there is one for this reader. */
  universityHref?: string | undefined;
  /** Save, Apply, or for visitors the way to sign in. A sample course shows none. */
  actions?: ReactNode;
  /** Stands above the facts: eligibility. */
  children?: ReactNode;
  /** Since when its facts stand, and where they came from; null when it can't be found out. */
  origin?: CourseOrigin | null;
  /** What it costs and what the visa asks for; null for a sample. */
  costs?: ReactNode;
}

/** Everything known of one course; the same for every area and for visitors. Brings the page's h1. */
export function CourseDetails({ course, logo, universityHref, actions, children, costs, origin }: CourseDetailsProps) {
  return (
    <article className="max-md:pb-16">
      <PlaceHead
        university={course.university}
        country={course.country}
        logo={logo}
        title={course.course}
        jumps={jumpsOf(course, children, costs)}
      >
        {universityHref ? (
          <Link href={universityHref} className="text-brand-ink underline underline-offset-3 wrap-anywhere">
            {course.university}
          </Link>
        ) : (
          <span className="wrap-anywhere">{course.university}</span>
        )}
        {course.campus && <span className="wrap-anywhere">{course.campus}</span>}
        <span className="inline-flex items-center gap-1.5">
          <Flag country={course.country} />
          {course.country}
        </span>
      </PlaceHead>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <aside aria-label="Fee and intake" className="lg:sticky lg:top-20 lg:order-2">
          <CourseFeeBox course={course} actions={actions} />
        </aside>
        <div className="min-w-0">
          {children && <div id="your-fit">{children}</div>}
          <Section id="the-course" title="The course">
            <Card>
              <DescriptionList items={factsOf(course)} columns={3} />
              <CourseLink href={course.courseLink} university={course.university} />
              {origin && <Origin {...origin} currency={course.currency} />}
            </Card>
          </Section>
          <Section id="admission" title="Entry requirements">
            <StatedMarks course={course} />
            <LongText text={course.admissionRequirement} otherwise="No entry requirements are published here." />
          </Section>
          <Section id="test-scores" title="Test scores">
            {hasTestScores(course) ? (
              <TestScoreTable course={course} />
            ) : (
              <p className="text-sm text-muted">
                No score is published for this course. Ask the university whether you need one.
              </p>
            )}
          </Section>
          {!course.forSample && costs}
          {course.remarks && (
            <Section id="remarks" title="Remarks">
              <LongText text={course.remarks} otherwise="" />
            </Section>
          )}
        </div>
      </div>
    </article>
  );
}

function jumpsOf(course: CourseView, fit: ReactNode, costs: ReactNode) {
  return [
    ...(fit ? [{ id: 'your-fit', label: 'Do you qualify?' }] : []),
    { id: 'the-course', label: 'The course' },
    { id: 'admission', label: 'Entry requirements' },
    { id: 'test-scores', label: 'Test scores' },
    ...(costs && !course.forSample ? [{ id: 'cost', label: 'Cost' }] : []),
    ...(course.remarks ? [{ id: 'remarks', label: 'Remarks' }] : []),
  ];
}

function factsOf(course: CourseView) {
  return [
    { term: 'University', value: course.university },
    { term: 'Campus', value: course.campus },
    ...(course.places ? [{ term: 'Taught in', value: course.places }] : []),
    { term: 'Level', value: course.level },
    ...(course.award ? [{ term: 'Award', value: course.award }] : []),
    { term: 'Duration', value: durationInMonthsText(course.durationInMonths) },
    { term: 'Category', value: course.category },
    { term: 'Subcategory', value: course.subcategory },
    ...uncheckedScores(course.scoresFromText),
    ...(course.code ? [{ id: 'code', term: <CodeTerm country={course.country} />, value: course.code }] : []),
    // What is empty, and a variant that only repeats the award, says nothing more.
    ...FURTHER_FACTS.flatMap((name) => {
      const value = valueText(name, course);
      const isAward = name === 'variant' && value === course.award;
      return value === '' || isAward ? [] : [{ term: COURSE_FIELD_LABELS[name], value }];
    }),
  ];
}

/** Scores that no person has compared with the text yet: they decide nothing. */
function uncheckedScores(read: string) {
  const tests = read.split(', ').filter((test) => test && !test.endsWith(' confirmed'));
  return tests.length > 0 ? [{ term: 'Scores read by a computer, not yet checked', value: tests.join(', ') }] : [];
}

/** What has its place on the page; any other line, choice, long text, number, yes or no stands at the end of the facts. */
const PLACED: readonly CourseFieldName[] = [
  'country',
  'campus',
  'places',
  'level',
  'award',
  'code',
  'category',
  'subcategory',
  'fee_period',
  'free',
  'scoresFromText',
  'toeflScale',
  ...MARK_FIELDS,
  'admissionRequirement',
  'remarks',
  'forSample',
];
const FURTHER_FACTS = COURSE_FIELD_NAMES.filter(
  (name) => !PLACED.includes(name) && ['line', 'choice', 'text', 'flag', 'number'].includes(courseField(name).kind),
);

function Origin({ asOf, uploadedOn, source, licence, typed, currency }: CourseOrigin & { currency: string }) {
  const theirs = Object.keys(typed).map(
    (field) => `${COURSE_FIELD_LABELS[field] ?? field}: ${valueText(field, { currency, ...typed }) || 'not published'}`,
  );
  return (
    <p id="origin" className="mt-4 text-xs text-muted">
      As of <time dateTime={asOf}>{dateText(asOf)}</time>,{' '}
      {source
        ? `from ${source}${licence && `, licence: ${licence}`}`
        : uploadedOn
          ? `from a spreadsheet uploaded on ${dateText(uploadedOn)}`
          : 'entered by our team'}
      .{theirs.length > 0 && ` We changed some details. The original values from ${source}: ${theirs.join('; ')}.`}
    </p>
  );
}

function CodeTerm({ country }: { country: string }) {
  if (country !== 'Australia') return 'Course code';
  return (
    <Tooltip text="CRICOS is Australia’s register of courses for international students. The visa form asks for this code.">
      CRICOS code
    </Tooltip>
  );
}

function CourseLink({ href, university }: { href: string; university: string }) {
  // Only web addresses become links: a stored 'javascript:' must stay harmless.
  if (!/^https?:\/\//i.test(href)) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener nofollow"
      className={buttonStyle('ghost', 'sm', '-ml-3 mt-4 max-w-full text-left whitespace-normal')}
    >
      <span className="wrap-anywhere">This course at {university}</span>
      <ExternalLink aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

function LongText({ text, otherwise }: { text: string; otherwise: string }) {
  if (!text) return <p className="text-sm text-muted">{otherwise}</p>;
  return <p className="max-w-reading whitespace-pre-line wrap-anywhere">{text}</p>;
}

/** '36 months (3 years)', '10 months', '' when not known. */
function durationInMonthsText(months: number | null): string {
  if (months === null) return '';
  const inMonths = counted(months, 'month');
  const inYears = durationText(months);
  return inYears === inMonths ? inMonths : `${inMonths} (${inYears})`;
}
