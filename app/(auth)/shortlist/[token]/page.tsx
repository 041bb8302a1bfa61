import type { Metadata } from 'next';
import { CourseChanges, CourseFactsLine, CourseFitWord } from '@/components/agency/shortlist/course-changes';
import { AgencyLogo } from '@/components/agent/agency-logo';
import { AuthShell } from '@/components/shell/auth-shell';
import { Button } from '@/components/ui/buttons/button';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { Flag } from '@/components/ui/layout/flag';
import { WISH_WORDS, WISHES } from '@/lib/domain/agency/shortlist';
import type { Country } from '@/lib/domain/countries';
import { dateText } from '@/lib/domain/days/day-words';
import { type OpenedShortlist, openShortlist } from '@/lib/services/applications/shortlists/open';
import { Notice } from '../../_parts/notice';
import { keepWishes } from './_parts/keep-wishes';

export const metadata: Metadata = {
  title: 'Courses to choose from',
  // The form comes from this very site; other sites hear nothing of the address.
  referrer: 'same-origin',
  robots: { index: false, follow: false },
};

interface Address {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Courses that an agency put together, for the student and the family to choose from: by a link, without an account. */
export default async function ShortlistPage({ params, searchParams }: Address) {
  const [{ token }, { kept }] = [await params, await searchParams];
  const shortlist = await openShortlist(token, { counts: kept === undefined });
  if (!shortlist) {
    return (
      <AuthShell title="Courses to choose from">
        <Notice kind="refused" title="This link no longer works">
          <p>The link has expired, or the agency has turned it off. Please ask the agency for a new link.</p>
        </Notice>
      </AuthShell>
    );
  }
  const { agency, firstName, endsOn, courses } = shortlist;
  return (
    <AuthShell
      title={`Courses for ${firstName}`}
      description={
        <span className="mt-3 flex items-center gap-3">
          <AgencyLogo name={agency.name} src={agency.logo} />
          <span className="min-w-0">
            <span className="block font-semibold text-ink wrap-anywhere">{agency.name}</span>
            <span className="block">The link works until {dateText(endsOn)}.</span>
          </span>
        </span>
      }
    >
      <form action={keepWishes}>
        <input type="hidden" name="token" value={token} />
        <Outcome kept={kept} />
        <p className="text-sm">
          Please answer yes, maybe or no for each course. This only tells the agency what you would like. Nothing is
          sent to a university.
        </p>
        {courses.length === 0 && <p className="mt-5">The agency has removed all courses from this list.</p>}
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {courses.map((one) => (
            <li key={one.courseId} className="py-5">
              <WishedCourse one={one} />
            </li>
          ))}
        </ul>
        {courses.length > 0 && (
          <Button type="submit" size="lg" className="mt-5 w-full">
            Send our preferences
          </Button>
        )}
      </form>
    </AuthShell>
  );
}

/** What came of the form. */
function Outcome({ kept }: { kept: string | string[] | undefined }) {
  const said = OUTCOMES[String(kept)];
  if (!said) return null;
  return (
    <div className="mb-5">
      <Notice kind={kept === 'yes' ? 'success' : 'refused'} title={said.title}>
        <p>{said.text}</p>
      </Notice>
    </div>
  );
}

const OUTCOMES: Record<string, { title: string; text: string }> = {
  yes: {
    title: 'Your preferences are saved',
    text: 'The agency can see them. You can change them while the link works.',
  },
  none: { title: 'Nothing was saved', text: 'Please choose an answer for at least one course.' },
  later: { title: 'Nothing was saved', text: 'Too many attempts. Please wait a minute and try again.' },
};

const CHOICES = WISHES.map((value) => ({ value, label: WISH_WORDS[value] }));

/** One course of a shortlist as the family reads it, with what it would say of it. */
function WishedCourse({ one }: { one: OpenedShortlist['courses'][number] }) {
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
