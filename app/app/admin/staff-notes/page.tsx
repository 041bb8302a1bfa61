import { ExportMenu } from '@/components/tables/export-menu';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import { readTableState } from '@/components/ui/table/table-state';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { hiddenNotes, listNotes } from '@/lib/services/catalogue/course-notes';
import { loadRows } from '../../_parts/load/load-table';
import { NotesTable } from './_parts/notes-table';

export const metadata = { title: 'Staff notes' };

const PATH = '/app/admin/staff-notes';

type Search = Record<string, string | string[] | undefined>;

/** What files say about courses and students may not read, and what was taken off courses' pages. */
export default async function StaffNotesPage({ searchParams }: { searchParams: Promise<Search> }) {
  await requireViewer('admin');
  const search = await searchParams;
  const state = readTableState(search, []);
  const kind = search.kind === 'hidden' ? 'hidden' : 'upload';
  const loaded = await loadRows(
    (reason) => `The notes could not be loaded: ${reason}`,
    listNotes({ kind, page: state.page, limit: state.pageSize }),
    'notes',
  );
  return (
    <>
      <PageHeader
        title="Staff notes"
        description="Notes from uploaded files that students must not see, and fees of 0, which are shown as ‘not published’. Admins and the team see these notes on the course page when they are signed in. Students, agents and visitors never do."
        actions={<ExportMenu confirm call="GET /course-notes/export" query={{}} />}
      />
      <LinkTabs
        label="Source"
        current={kind === 'hidden' ? `${PATH}?kind=hidden` : PATH}
        tabs={[
          { href: PATH, label: 'From uploads' },
          { href: `${PATH}?kind=hidden`, label: 'Removed from pages', count: await hiddenNotes() },
        ]}
      />
      <div className="mt-4">
        <NotesTable key={kind} kind={kind} loaded={loaded} state={state} />
      </div>
    </>
  );
}
