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
        description="What staff are offered to ask for on an application. Lines for all countries and levels come first; those of the course's country and level are added."
      />
      <TemplateList templates={await checklistTemplates()} />
    </>
  );
}
