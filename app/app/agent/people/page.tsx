import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { agencyRule, placeOf } from '@/lib/platform/auth/viewer';
import { listBranches } from '@/lib/services/people/agency/branches';
import { listMembers } from '@/lib/services/people/agency/members';
import { Branches } from './_parts/branches';
import { InviteMember } from './_parts/invite-member';
import { MemberList } from './_parts/member-list';

export const metadata = { title: 'People' };

/** Who works at the agency, and in which branches. */
export default async function AgencyPeoplePage() {
  const viewer = await requireViewer('agent');
  const [members, branches] = await Promise.all([listMembers(viewer), listBranches(viewer)]);
  const { managesPeople } = agencyRule(viewer);
  const mine = placeOf(viewer).branches;
  const open = branches.filter(({ _id, isClosed }) => !isClosed && (managesPeople === 'all' || mine.includes(_id)));
  return (
    <>
      <PageHeader
        title="People"
        description="Everyone has a login of their own, and sees only the students that their role allows."
        actions={managesPeople !== 'none' && <InviteMember branches={open} isOwner={managesPeople === 'all'} />}
      />
      <MemberList
        members={members}
        branches={branches}
        choices={open}
        isOwner={managesPeople === 'all'}
        ownId={viewer.userId}
      />
      <Branches branches={branches} isOwner={managesPeople === 'all'} />
    </>
  );
}
