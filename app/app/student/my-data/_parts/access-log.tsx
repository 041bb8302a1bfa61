import { Ago } from '@/components/activity/ago';
import { Card } from '@/components/ui/layout/card';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Pagination } from '@/components/ui/table/pagination';
import { queryString } from '@/lib/api/client';
import { READER_WORDS } from '@/lib/domain/access-log';
import { ownAccessLog } from '@/lib/services/records/access-log/own';
import { pageCountOf, pageOf } from '../../../_parts/paging';
import type { SectionProps } from './sections';

const PER_PAGE = 10;

/** The access log of the viewer's file: each person, when, and what they opened. */
export async function AccessLog({ viewer, query }: SectionProps) {
  const first = await ownAccessLog(viewer, { page: 1, limit: PER_PAGE });
  const page = pageOf(query.visits, first.total, PER_PAGE);
  const { visits } = page === 1 ? first : await ownAccessLog(viewer, { page, limit: PER_PAGE });
  const now = new Date();
  return (
    <>
      {visits.length === 0 ? (
        <Card>
          <p>Nobody else has opened your file yet.</p>
        </Card>
      ) : (
        <RowSheet data-density="regular" aria-label="Access log">
          {visits.map(({ _id, reader, seen, lastOn }) => (
            <SheetRow key={_id} className="py-2.5">
              <p className="wrap-anywhere">
                <span className="font-medium">{reader.name}</span>{' '}
                <span className="text-sm text-muted">
                  {READER_WORDS[reader.role]} · <Ago iso={lastOn} now={now} />
                </span>
              </p>
              <p className="text-sm text-muted wrap-anywhere">Opened {listed(seen.map(({ words }) => words))}.</p>
            </SheetRow>
          ))}
        </RowSheet>
      )}
      <div className="mt-4">
        <Pagination
          label="Pages of the access log"
          page={page}
          pageCount={pageCountOf(first.total, PER_PAGE)}
          href={(to) => `/app/student/my-data${queryString({ visits: to })}#visits`}
        />
      </div>
    </>
  );
}

/** So many are named in a line. */
const MOST_NAMED = 8;

/** 'a, b and c'; of many the first ones and how many more. */
function listed(words: readonly string[]): string {
  const named = words.length > MOST_NAMED ? words.slice(0, MOST_NAMED) : words;
  if (words.length > named.length) return `${named.join(', ')} and ${words.length - named.length} more`;
  return new Intl.ListFormat('en-GB').format(named);
}
