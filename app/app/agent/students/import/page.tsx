import { ExportMenu } from '@/components/tables/export-menu';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { adds, needsRule } from '../../../_parts/agency/needs-rule';
import { ImportStudents } from './_parts/import-students';

export const metadata = { title: 'Import students' };

export default async function ImportStudentsPage() {
  const viewer = await requireViewer('agent');
  needsRule(viewer, adds);
  return (
    <>
      <PageHeader
        title="Import students"
        description="From a spreadsheet. You see what becomes of each row before anything is added."
        back={{ href: '/app/agent/students', label: 'All Students' }}
        actions={<ExportMenu call="GET /agent/student-import/template" query={{}} label="Template" />}
      />
      <ImportStudents />
    </>
  );
}
