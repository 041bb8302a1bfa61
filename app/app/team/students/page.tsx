import { requireViewer } from '@/lib/auth/page-viewer';
import { StaffStudentsPage } from '../../_parts/staff-students-page';
import type { PageSearch } from '../../_parts/students-list';

export const metadata = { title: 'All Students' };

export default async function StudentsPage({ searchParams }: { searchParams: PageSearch }) {
  const viewer = await requireViewer('team');
  return <StaffStudentsPage viewer={viewer} area="team" searchParams={searchParams} />;
}
