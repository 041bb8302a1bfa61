import { requireViewer } from '@/lib/auth/page-viewer';
import { loadStudent, ProfileView, type ProfileViewSearch } from '../../../_parts/profile-view';

type Address = { params: Promise<{ id: string }>; searchParams: Promise<ProfileViewSearch> };

export async function generateMetadata({ params }: Address) {
  const viewer = await requireViewer('admin');
  const { name } = await loadStudent(viewer, (await params).id);
  return { title: `Profile: ${name}` };
}

export default async function AdminProfilePage({ params, searchParams }: Address) {
  const viewer = await requireViewer('admin');
  return <ProfileView viewer={viewer} id={(await params).id} search={await searchParams} />;
}
