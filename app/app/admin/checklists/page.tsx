import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { checklistTemplates } from '@/lib/services/applications/checklists/templates';
import { TemplateList } from './_parts/template-list';

export const metadata = { title: 'Checklists' };

/** What is usually asked for, by country and level. */
export default async function ChecklistsPage() {
  await requireViewer('admin');
  return (
    <>
      <PageHeader
        title="Checklists"
        description="Items that we suggest to staff when they request documents. Items for all countries and levels come first, then those for the course’s country and level."
      />
      <TemplateList templates={await checklistTemplates()} />
    </>
  );
}
