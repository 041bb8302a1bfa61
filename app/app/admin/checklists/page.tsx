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
        description="Suggested items for staff to request for an application. Items for all countries and levels come first; items for the course's country and level follow."
      />
      <TemplateList templates={await checklistTemplates()} />
    </>
  );
}
