import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import type { ShortlistView } from '@/lib/contract/agency/shortlists';
import { firstNameOf, MOST_SHORTLISTED, WISH_WORDS, type Wish } from '@/lib/domain/agency/shortlist';
import { COURSE_PAGE } from '@/lib/domain/areas';
import { dateText } from '@/lib/domain/days/day-words';
import { ApplyFromShortlist } from './apply-from-shortlist';
import { ChangeListed } from './change-listed';
import { CourseChanges, CourseFactsLine, CourseFitWord } from './course-changes';
import { LinkPanel } from './link-panel';
import { findCoursePath, forWhom, type ShortlistedWhom } from './shortlist-call';

interface ShortlistProps {
  of: ShortlistedWhom;
  view: ShortlistView;
  /** The page around it has the button to the search already. */
  hasFind?: boolean;
}

/** The courses that the agency put together for a lead or a student, what the family wishes, the link for them, and applying. */
export function Shortlist({ of, view, hasFind = false }: ShortlistProps) {
  const { name, courses, link, mayChange, studentId } = view;
  return (
    <Section
      id="shortlist"
      title="Shortlist"
      description={`Up to ${MOST_SHORTLISTED} courses. The family can choose with a link and needs no account.`}
      actions={
        mayChange &&
        !hasFind && (
          <ButtonLink href={findCoursePath(of)} variant="secondary">
            Find a course for {firstNameOf(name)}
          </ButtonLink>
        )
      }
    >
      {courses.length === 0 ? (
        <EmptyState
          illustration="shelf"
          title="No courses yet"
          text={mayChange ? 'Find courses and add them to the shortlist.' : 'A counsellor will add courses here.'}
        />
      ) : (
        <div className="space-y-4">
          <ul
            aria-label="Courses on the shortlist"
            className="divide-y divide-line rounded-card border border-line bg-raised"
          >
            {courses.map((one) => (
              <li key={one.courseId} className="px-4 py-3.5">
                <ListedCourse of={of} one={one} mayChange={mayChange} />
              </li>
            ))}
          </ul>
          <div className="grid items-start gap-4 xl:grid-cols-2">
            {(mayChange || link?.address) && (
              <Card padding="sm">
                <LinkPanel key={link?.madeOn ?? ''} of={of} link={link} mayChange={mayChange} name={name} />
              </Card>
            )}
            {mayChange && (
              <Card padding="sm">
                {studentId ? (
                  <ApplyFromShortlist key={wishesOf(courses)} of={of} courses={courses} />
                ) : (
                  <>
                    <h3 className="font-sans text-base tracking-normal">Apply</h3>
                    <p className="mt-1 text-sm text-muted">
                      Convert this lead to a student first. The shortlist and the preferences will move to the student’s
                      file.
                    </p>
                  </>
                )}
              </Card>
            )}
          </div>
        </div>
      )}
    </Section>
  );
}

type Listed = ShortlistView['courses'][number];

/** The choice of courses to apply for begins anew with another wish; not with an application, whose result stands there. */
const wishesOf = (courses: readonly Listed[]) => courses.map(({ courseId, wish }) => `${courseId} ${wish}`).join();

function ListedCourse({ of, one, mayChange }: { of: ShortlistedWhom; one: Listed; mayChange: boolean }) {
  const { courseId, course, university, country, note, now, wish, wishedOn, applied } = one;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="font-sans text-md font-semibold tracking-normal wrap-anywhere">
            <Link
              href={`/app/agent/${COURSE_PAGE}/${courseId}${forWhom(of)}`}
              className="underline-offset-4 hover:text-brand-ink hover:underline"
            >
              {course}
            </Link>
          </h3>
          <p className="text-sm text-muted wrap-anywhere">{[university, country].filter(Boolean).join(', ')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {wish && <StatusChip tone={WISH_TONES[wish]}>{`Preference: ${WISH_WORDS[wish]}`}</StatusChip>}
          {applied && <StatusChip tone="brand">Applied</StatusChip>}
        </div>
      </div>
      <div className="mt-1.5 space-y-1.5">
        <CourseFactsLine {...one} />
        <div className="text-sm">
          <CourseFitWord facts={now} />
        </div>
        {note && <p className="text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
      </div>
      <CourseChanges {...one} />
      {wish && wishedOn && <p className="mt-1.5 text-fine text-muted">Chosen on {dateText(wishedOn)}.</p>}
      {mayChange && <ChangeListed of={of} courseId={courseId} course={course} note={note} />}
    </>
  );
}

const WISH_TONES: Record<Wish, 'success' | 'neutral' | 'attention'> = {
  yes: 'success',
  maybe: 'attention',
  no: 'neutral',
};
