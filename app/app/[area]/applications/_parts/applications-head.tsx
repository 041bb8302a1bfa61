import { SavedViews } from '@/components/staff/views/saved-views';
import { ExportMenu } from '@/components/tables/export-menu';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import type { SavedViewRow } from '@/lib/contract/people/saved-views';
import type { ViewedList } from '@/lib/domain/desk/saved-views';

type View = 'board' | 'list' | 'stalled';
type HeadProps = {
  area: 'admin' | 'team';
  view: View;
  query?: Record<string, string | undefined>;
  /** The saved views of this list. */
  views: readonly SavedViewRow[];
};

/** The head of the three views of applications; with a `query` what it finds can be exported. */
export function ApplicationsHead({ area, view, query, views }: HeadProps) {
  const base = `/app/${area}/applications`;
  const href = { board: base, list: `${base}/list`, stalled: `${base}/stalled` };
  return (
    <>
      <PageHeader
        title="Applications"
        tabs={
          <LinkTabs
            label="Application views"
            current={href[view]}
            tabs={[
              { href: href.board, label: 'Board' },
              { href: href.list, label: 'List' },
              { href: href.stalled, label: 'Stalled' },
            ]}
          />
        }
        actions={query && <ExportMenu confirm call="GET /staff/applications/export" query={query} />}
      />
      <SavedViews list={VIEWED[view]} views={views} />
    </>
  );
}

const VIEWED: Record<View, ViewedList> = { board: 'board', list: 'applications', stalled: 'stalled' };
