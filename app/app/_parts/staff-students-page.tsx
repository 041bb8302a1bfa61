import { StudentsTable } from '@/components/staff/students-table';
import { ExportMenu } from '@/components/tables/export-menu';
import { PageHeader } from '@/components/ui/layout/page-header';
import type { Viewer } from '@/lib/auth/viewer';
import { loadStudents, type PageSearch } from './students-list';

type StaffStudentsPageProps = { viewer: Viewer; area: 'admin' | 'team'; searchParams: PageSearch };

/** All students, for the team and for admins. */
export async function StaffStudentsPage({ viewer, area, searchParams }: StaffStudentsPageProps) {
  const { state, loaded, exported } = await loadStudents(viewer, searchParams);
  return (
    <>
      <PageHeader title="All Students" actions={<ExportMenu call="GET /get-students/export" query={exported} />} />
      <StudentsTable area={area} loaded={loaded} state={state} />
    </>
  );
}
