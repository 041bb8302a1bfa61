import { requireViewer } from '@/lib/auth/page-viewer';
import { invitationOf } from '@/lib/services/staff/invitations';
import { ProfileView, type ProfileViewSearch } from '../../../_parts/profile-view';
import { loadStudent } from '../../_parts/load-student';
import { NotVerified } from '../../_parts/not-verified';

type Address = { params: Promise<{ id: string }>; searchParams: Promise<ProfileViewSearch> };

export async function generateMetadata({ params }: Address) {
  const { name } = await loadStudent((await params).id);
  return { title: `Profile: ${name}` };
}

export default async function AgentProfilePage({ params, searchParams }: Address) {
  const viewer = await requireViewer('agent');
  const { _id } = await loadStudent((await params).id);
  return (
    <>
      <NotVerified studentId={_id} invitation={await invitationOf(viewer, _id)} />
      <ProfileView viewer={viewer} id={_id} search={await searchParams} />
    </>
  );
}
