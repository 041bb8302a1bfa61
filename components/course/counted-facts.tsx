import type { CountedCourses } from '@/lib/domain/courses/counted-courses';
import { money } from '@/lib/domain/money/money-words';
import { counted } from '@/lib/domain/texts/counted';

type Range = { least: number; most: number; courses: number };

const between = ({ least, most }: Range, words: (value: number) => string) =>
  least === most ? words(least) : `${words(least)} to ${words(most)}`;
const feesOf = (fees: NonNullable<CountedCourses['fees']>) => between(fees, (fee) => money(fee, fees.currency));
const ieltsOf = (ielts: Range) => between(ielts, (score) => score.toFixed(1));

/** '12 courses at 4 universities. 8 publish a yearly tuition fee: CA$14,000 to CA$39,000.' */
export function countedSentence({ courses, universities, fees, ielts }: CountedCourses): string {
  const parts = [`${counted(courses, 'course')} at ${counted(universities, 'university', 'universities')}.`];
  if (fees) parts.push(`${fees.courses.toLocaleString('en-GB')} publish a yearly tuition fee: ${feesOf(fees)}.`);
  if (ielts) parts.push(`${ielts.courses.toLocaleString('en-GB')} publish an IELTS score: ${ieltsOf(ielts)}.`);
  return parts.join(' ');
}

/** What is counted of some courses, in rows; what none of them publishes is left out. */
export function CountedFacts({ of: { levels, fields, intakes, fees, ielts } }: { of: CountedCourses }) {
  const list = (counts: [string, number][]) =>
    counts.map(([name, courses]) => `${name}\u00a0${courses.toLocaleString('en-GB')}`).join(' · ');
  const rows = [
    { term: 'Courses by level', value: list(levels) },
    { term: 'Courses by field', value: list(fields) },
    { term: 'Intakes', value: intakes.join(', ') },
    { term: 'Yearly tuition fee', value: fees && `${feesOf(fees)} (${counted(fees.courses, 'course')})` },
    { term: 'IELTS', value: ielts && `${ieltsOf(ielts)} (${counted(ielts.courses, 'course')})` },
  ].filter(({ value }) => value);
  return (
    <dl className="max-w-3xl divide-y divide-line border-y border-line text-sm">
      {rows.map(({ term, value }) => (
        <div key={term} className="gap-x-4 py-2.5 sm:grid sm:grid-cols-[11rem_1fr]">
          <dt className="text-muted">{term}</dt>
          <dd className="max-sm:mt-0.5 tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
