import { Upload, UserPlus } from 'lucide-react';
import { ExportMenu } from '@/components/staff/export-menu';
import { loadTable } from '@/components/staff/load-table';
import { PEOPLE_ORDERS, peopleQuery } from '@/components/staff/people-query';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHeader } from '@/components/ui/page-header';
import { readTableState } from '@/components/ui/table-state';
import { requireViewer } from '@/lib/auth/page-viewer';
import { listStudents } from '@/lib/services/people';
import { StudentsTable } from './_parts/students-table';

export const dynamic = 'force-dynamic';
export const metadata = { title: 'All Students' };

type Search = Record<string, string | string[] | undefined>;

export default async function AgentStudentsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const viewer = await requireViewer('agent');
  const state = readTableState(await searchParams, PEOPLE_ORDERS);
  const query = peopleQuery(state);
  const loaded = await loadTable(
    (reason) => `Some error occurred: ${reason}`,
    async () => {
      const { students, total } = await listStudents(viewer, query);
      return { rows: students, total };
    },
  );
  return (
    <>
      <PageHeader
        title="All Students"
        actions={
          <>
            {loaded.total > 0 && (
              <ExportMenu call="GET /get-students/export" query={{ q: query.q, sort: query.sort }} />
            )}
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
