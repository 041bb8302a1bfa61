import { ExportMenu } from '@/components/tables/export-menu';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';

type View = 'board' | 'list' | 'stalled';
type HeadProps = { area: 'admin' | 'team'; view: View; query?: Record<string, string | undefined> };

/** The head of the three views of applications; with a `query` what it finds can be exported. */
export function ApplicationsHead({ area, view, query }: HeadProps) {
  const base = `/app/${area}/applications`;
  const href = { board: base, list: `${base}/list`, stalled: `${base}/stalled` };
  return (
    <>
      <PageHeader
        title="Applications"
        description={DESCRIPTIONS[view]}
        actions={query && <ExportMenu confirm call="GET /staff/applications/export" query={query} />}
      />
      <LinkTabs
        label="Views of the applications"
        className="mb-5"
        current={href[view]}
        tabs={[
          { href: href.board, label: 'Board' },
          { href: href.list, label: 'List' },
          { href: href.stalled, label: 'Stalled' },
        ]}
      />
    </>
  );
}

const DESCRIPTIONS: Record<View, string> = {
  board: 'Open applications, the oldest on top. A move is told to the student and their agent.',
  list: 'All applications, the oldest first. Choose some to move them together.',
  stalled: 'Applications that wait for somebody, the longest without a move first.',
};
