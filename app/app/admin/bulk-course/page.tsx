import { PageHeader } from '@/components/ui/page-header';
import { requireViewer } from '@/lib/auth/page-viewer';
import { BulkUpload } from './_parts/bulk-upload';
import { Templates } from './_parts/templates';

export const metadata = { title: 'Add bulk course' };
export const dynamic = 'force-dynamic';

export default async function BulkCoursePage() {
  await requireViewer('admin');
  return (
    <>
      <PageHeader
        title="Add Bulk Course"
        description="Upload a spreadsheet of courses. New courses are added, known ones are updated, and rows that can't be used are listed with the reason."
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <BulkUpload />
        <Templates />
      </div>
    </>
  );
}
