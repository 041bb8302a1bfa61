import { Download } from 'lucide-react';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { readTableState } from '@/components/ui/table/table-state';
import { todayIn } from '@/lib/domain/days/day';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listSources } from '@/lib/services/catalogue/course-import/sources';
import { listImports } from '@/lib/services/catalogue/course-import/views';
import { hiddenNotes } from '@/lib/services/catalogue/course-notes';
import { loadTable } from '../../_parts/load/load-table';
import { BulkUpload } from './_parts/bulk-upload';
import { HistoryTable } from './_parts/history-table';

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
          contain information from your files that students must not see, such as commission or partner contacts.
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

/** The template in both kinds, and what a file of one's own needs. */
function Templates() {
  return (
    <Card as="section" className="text-sm lg:row-span-2" aria-labelledby="templates">
      <h2 id="templates" className="text-base">
        Template
      </h2>
      <p className="mt-1 text-muted">
        Our columns with an example row. The Excel file also explains each column on its second sheet.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {(['xlsx', 'csv'] as const).map((format) => (
          <a
            key={format}
            href={`/api/v1/import-template?format=${format}`}
            download
            className={buttonStyle('secondary', 'sm')}
          >
            <Download aria-hidden className="size-4" />
            {format === 'xlsx' ? 'Excel (.xlsx)' : 'CSV (.csv)'}
          </a>
        ))}
      </div>
      <h3 className="mt-6 font-medium">Your own file</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-muted">
        <li>The columns can be in any order. The file needs a row of headings; titles above it are fine.</li>
        <li>Course name and university are required; other columns are optional.</li>
        <li>
          We match courses by university and official code, or else by name, campus and level. Uploading the same file
          twice changes nothing.
        </li>
      </ul>
    </Card>
  );
}
