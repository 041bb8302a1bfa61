import { ExportMenu } from '@/components/tables/export-menu';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listSheetRows, listSheets, viewSheet } from '@/lib/services/desk/student-import/sheet-views';
import { adds, needsRule } from '../../../_parts/agency/needs-rule';
import { idIn, orNotFound } from '../../../_parts/or-not-found';
import { ImportStudents } from './_parts/import-students';
import { OUTCOMES } from './_parts/outcomes';
import { ROWS_A_PAGE } from './_parts/plan-rows';
import { RecentSheets } from './_parts/recent-sheets';
import { SheetPlan } from './_parts/sheet-plan';

export const metadata = { title: 'Import students' };

interface Address {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The import of students: a file is uploaded, or the plan of one that is kept. */
export default async function ImportStudentsPage({ searchParams }: Address) {
  const viewer = await requireViewer('agent');
  needsRule(viewer, adds);
  const { sheet: id, ...query } = await searchParams;
  if (typeof id !== 'string') {
    return (
      <>
        <PageHeader
          title="Import students"
          description="From a spreadsheet. You see the result for each row before anything is added."
          back={{ href: '/app/agent/students', label: 'All Students' }}
          actions={<ExportMenu call="GET /agent/student-import/template" query={{}} label="Template" />}
        />
        <ImportStudents />
        <RecentSheets sheets={await listSheets(viewer)} />
      </>
    );
  }
  const sheet = await orNotFound(viewSheet(viewer, idIn(id)));
  const show = OUTCOMES.find((one) => one === query.show);
  const page = Math.max(1, Math.min(10_000, Math.trunc(Number(query.page)) || 1));
  const rows = await listSheetRows(viewer, id, { show, page, limit: ROWS_A_PAGE });
  return (
    <>
      <PageHeader title="Import students" back={{ href: '/app/agent/students', label: 'All Students' }} />
      <SheetPlan sheet={sheet} {...rows} show={show} page={page} />
    </>
  );
}
