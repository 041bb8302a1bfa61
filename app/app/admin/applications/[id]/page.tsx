import { requireViewer } from '@/lib/auth/page-viewer';
import { loadStaffApplication, StaffApplicationPage } from '../../../_parts/staff-application-page';

type Address = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Address) {
  const viewer = await requireViewer('admin');
  const { studentName } = await loadStaffApplication(viewer, (await params).id);
  return { title: `Application of ${studentName}` };
}

export default async function AdminApplicationPage({ params }: Address) {
  const viewer = await requireViewer('admin');
  return <StaffApplicationPage viewer={viewer} id={(await params).id} />;
}
