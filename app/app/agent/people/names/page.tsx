import { notFound } from 'next/navigation';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { agencyRule } from '@/lib/platform/auth/viewer';
import { careChoices } from '@/lib/services/people/agency/choices';
import { typedNames } from '@/lib/services/people/agency/typed-names';
import { MatchNames } from './_parts/match-names';

export const metadata = { title: 'Counsellor names' };

/** For owners and managers: the counsellors' names that were typed, each with the person it means. */
export default async function CounsellorNamesPage() {
  const viewer = await requireViewer('agent');
  if (agencyRule(viewer).managesPeople === 'none') notFound();
  const [names, { people }] = await Promise.all([typedNames(viewer), careChoices(viewer)]);
  return (
    <>
      <PageHeader
        title="Counsellor names"
        description="These counsellor names were typed in before your staff had logins. Match a name to a staff member to assign its students to them. Unmatched names stay as they are."
        back={{ href: '/app/agent/people', label: 'People' }}
      />
      {names.length ? (
        <MatchNames key={names.map(({ name }) => name).join()} names={names} people={people} />
      ) : (
        <EmptyState
          title="All names are matched"
          text="Every counsellor name is linked to a staff member."
          action={<ButtonLink href="/app/agent/students">View students</ButtonLink>}
        />
      )}
    </>
  );
}
