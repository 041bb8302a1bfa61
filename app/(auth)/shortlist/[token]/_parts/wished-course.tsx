import { CourseChanges, CourseFactsLine, CourseFitWord } from '@/components/agency/shortlist/course-changes';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { Flag } from '@/components/ui/layout/flag';
import { WISH_WORDS, WISHES } from '@/lib/domain/agency/shortlist';
import type { Country } from '@/lib/domain/countries';
import type { OpenedShortlist } from '@/lib/services/applications/shortlists/open';

const CHOICES = WISHES.map((value) => ({ value, label: WISH_WORDS[value] }));

/** One course of a shortlist as the family reads it, with what it would say of it. */
export function WishedCourse({ one }: { one: OpenedShortlist['courses'][number] }) {
  const { courseId, course, university, country, note, seen, now, href, wish } = one;
  return (
    <>
      <h2 className="font-sans text-md font-semibold tracking-normal wrap-anywhere">{course}</h2>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <span className="wrap-anywhere">{university}</span>
        <span className="inline-flex items-center gap-1.5">
          <Flag country={country as Country} />
          {country}
        </span>
      </p>
      <div className="mt-2 space-y-1.5 text-sm">
        <CourseFactsLine seen={seen} now={now} />
        <CourseFitWord facts={now} />
        {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      </div>
      <CourseChanges {...one} />
      {href && (
        <p className="mt-2 text-sm">
          <a href={href} className="font-medium text-brand-ink underline underline-offset-4">
            More about this course<span className="sr-only">: {course}</span>
          </a>
        </p>
      )}
      <RadioGroup
        name={`wish-${courseId}`}
        legend={`Would you like ${course}?`}
        legendHidden
        choices={CHOICES}
        inline
        className="mt-2"
        {...(wish ? { defaultValue: wish } : {})}
      />
    </>
  );
}
