import { findCoursePath } from '@/components/agency/shortlist/shortlist-call';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { canMakeShortlists } from '@/lib/agency-access';
import { queryString } from '@/lib/api/client';
import { addressWords } from '@/lib/domain/accounts/helps';
import { firstNameOf } from '@/lib/domain/agency/shortlist';
import { areaOf } from '@/lib/domain/areas';
import { agencyRule, type Viewer } from '@/lib/platform/auth/viewer';
import { backTo } from '../back-to';

interface PlainHeadProps {
  viewer: Viewer;
  student: { _id: string; name: string; email: string };
  /** Where the reader came from. */
  from: string | undefined;
}

/** Who it is, with what a student or an agent does here. */
export function PlainHead({ viewer, student, from }: PlainHeadProps) {
  const { role } = viewer;
  const area = areaOf(role);
  const acts = role === 'agent' && agencyRule(viewer).actsForStudents;
  const isOwn = role === 'student';
  return (
    <PageHeader
      {...(from ? { back: backTo(role, from, { href: area, label: 'Back' }) } : {})}
      title={<span className="wrap-anywhere">{student.name}</span>}
      description={isOwn ? 'Your profile as universities and our team see it.' : addressWords(student.email)}
      actions={
        <>
          {role === 'agent' && (
            // An agent writes in the threads of their students' applications.
            <ButtonLink href={`${area}/messages${queryString({ q: student.name })}`} variant="secondary">
              Message
            </ButtonLink>
          )}
          {role === 'agent' && (
            <ButtonLink href={`${area}/fees/students/${student._id}`} variant="secondary">
              Fees
            </ButtonLink>
          )}
          {role === 'student' && (
            <ButtonLink href={`${area}/profile`} variant="secondary">
              Edit profile
            </ButtonLink>
          )}
          {role === 'helper' && (
            <ButtonLink href={`${area}/profile/${student._id}/1`} variant="secondary">
              Edit profile
            </ButtonLink>
          )}
          {acts && (
            <ButtonLink href={`${area}/add-student/${student._id}`} variant="secondary">
              Edit profile
            </ButtonLink>
          )}
          {canMakeShortlists(viewer) && (
            <ButtonLink href={findCoursePath({ whom: 'student', id: student._id })}>
              Find a course for {firstNameOf(student.name)}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
