import { Upload, UserPlus } from 'lucide-react';
import { ExportMenu } from '@/components/tables/export-menu';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/auth/page-viewer';
import { loadStudents, type PageSearch } from '../../../_parts/students-list';
import { StudentsTable } from './_parts/students-table';

export const metadata = { title: 'All Students' };

export default async function AgentStudentsPage({ searchParams }: { searchParams: PageSearch }) {
  const viewer = await requireViewer('agent');
  const { state, loaded, exported } = await loadStudents(viewer, searchParams);
  return (
    <>
      <PageHeader
        title="All Students"
        actions={
          <>
            {loaded.total > 0 && <ExportMenu call="GET /get-students/export" query={exported} />}
            <ButtonLink href="/app/agent/students/import" variant="secondary">
              <Upload aria-hidden className="size-4" />
              Import
            </ButtonLink>
            <ButtonLink href="/app/agent/add-student/new">
              <UserPlus aria-hidden className="size-4" />
              Add student
            </ButtonLink>
          </>
        }
      />
      <StudentsTable loaded={loaded} state={state} />
    </>
  );
}
