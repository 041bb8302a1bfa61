import { Link } from '@/components/ui/controls/link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { readTableState } from '@/components/ui/table/table-state';
import { todayIn } from '@/lib/domain/days/day';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listSources } from '@/lib/services/catalogue/course-import/sources';
import { listImports } from '@/lib/services/catalogue/course-import/views';
import { hiddenNotes } from '@/lib/services/catalogue/course-notes';
import { loadTable } from '../../_parts/load-table';
import { BulkUpload } from './_parts/bulk-upload';
import { HistoryTable } from './_parts/history-table';
import { Templates } from './_parts/templates';

export const metadata = { title: 'Add bulk course' };

type Search = Record<string, string | string[] | undefined>;

export default async function BulkCoursePage({ searchParams }: { searchParams: Promise<Search> }) {
  await requireViewer('admin');
  const state = readTableState(await searchParams, []);
  const loaded = await loadTable(
    (reason) => `Could not load earlier uploads: ${reason}`,
    async () => {
      const { imports, total } = await listImports({ page: state.page, limit: state.pageSize });
      return { rows: imports, total };
    },
  );
  const hidden = await hiddenNotes();
  return (
    <>
      <PageHeader
        title="Add Bulk Course"
        description="Upload a spreadsheet of courses. New courses are added, existing ones are updated, and rows that can’t be used are listed with the reason."
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <BulkUpload sources={await listSources()} today={todayIn('UTC')} />
        <Templates />
      </div>
      <p className="mt-6 text-sm">
        <Link href="/app/admin/staff-notes" className="underline underline-offset-4">
          Staff notes
        </Link>{' '}
        <span className="text-muted">
          contain information from files that students must not see, such as commission or partner contacts.
          {hidden > 0 && ` ${hidden.toLocaleString('en-GB')} notes were removed from course pages. Please review them.`}
        </span>
      </p>
      <div className="mt-8">
        <Section title="Earlier uploads" description="Open an upload to see its changes or undo it.">
          <HistoryTable loaded={loaded} state={state} />
        </Section>
      </div>
    </>
  );
}
