import { notFound, redirect } from 'next/navigation';
import { type Asked, firstAnswer } from '@/app/(public)/courses/_parts/first-answer';
import { FindCourse } from '@/components/agency/shortlist/find-course';
import { findCoursePath, forWhom, shortlistPath } from '@/components/agency/shortlist/shortlist-call';
import { areaLinks } from '@/components/course-search/search-links';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { firstNameOf, SHORTLISTED_FOR } from '@/lib/domain/agency/shortlist';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { viewShortlist } from '@/lib/services/applications/shortlists/shortlist';
import { idIn, orNotFound } from '../../../../_parts/or-not-found';

export const metadata = { title: 'Find a course' };

interface Address {
  params: Promise<{ whom: string; id: string }>;
  searchParams: Promise<Asked>;
}

/** The course search for a lead or a student of the agency, with how the student fits, and the shortlist to add to. */
export default async function FindCoursePage({ params, searchParams }: Address) {
  const viewer = await requireViewer('agent');
  const given = await params;
  const whom = SHORTLISTED_FOR.find((one) => one === given.whom) ?? notFound();
  const of = { whom, id: idIn(given.id) };
  const { name, studentId, courses, mayChange } = await orNotFound(viewShortlist(viewer, of));
  if (!mayChange) notFound();
  if (whom === 'lead' && studentId) redirect(findCoursePath({ whom: 'student', id: studentId }));
  const first = await firstAnswer(await searchParams, studentId ?? undefined);
  const firstName = firstNameOf(name);
  return (
    <>
      <PageHeader
        back={{ href: shortlistPath(of), label: name }}
        title={`Find a course for ${firstName}`}
        description={fitWords(firstName, whom === 'lead', first.applicant !== null)}
        actions={
          <ButtonLink href={shortlistPath(of)} variant="secondary">
            Shortlist
          </ButtonLink>
        }
      />
      <FindCourse
        of={of}
        listed={courses.map(({ courseId }) => courseId)}
        first={first}
        links={{ ...areaLinks('agent'), search: findCoursePath(of), viewQuery: forWhom(of), save: null }}
      />
    </>
  );
}

function fitWords(firstName: string, isLead: boolean, isKnown: boolean): string {
  if (isLead) return 'A lead has no profile yet, so we can’t check which courses fit.';
  if (!isKnown)
    return `${firstName}’s profile has no education or test scores yet, so we can’t check which courses fit.`;
  return `Each course shows how well ${firstName}’s profile fits.`;
}
