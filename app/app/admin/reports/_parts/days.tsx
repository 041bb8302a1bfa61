import { ReportSheet } from '@/components/report/report-sheet';
import { RowsChart } from '@/components/report/rows-chart';
import { Pagination } from '@/components/ui/table/pagination';
import type { DaysView } from '@/lib/contract/reports/reports';
import { FEWEST_SHOWN, type ReportGroup } from '@/lib/domain/reports';
import { counted } from '@/lib/domain/texts/counted';
import { pageOfDays } from '@/lib/services/desk/reports/reports';
import { hrefOf, type ReportAddress } from './address';
import { ENOUGH } from './words';

const PAGE_SIZE = 50;
/** The most groups in the picture: those with the most stays. */
const MOST_DRAWN = 10;
const HIDDEN = 'under 5';

const GROUP_WORDS: Record<ReportGroup, string> = {
  all: 'stage',
  country: 'country',
  university: 'university',
  agency: 'agency',
  counsellor: 'counsellor',
};

/** How many days applications stay in each stage, or in one stage by what they have in common. */
export async function Days({ address }: { address: ReportAddress }) {
  const { by, stage, page } = address;
  const { rows, drawn: first, total } = await pageOfDays('all', address, { page, size: PAGE_SIZE, drawn: MOST_DRAWN });
  const nameOf = (row: DaysView) => (by === 'all' ? row.stage : row.name);
  const drawn = first.filter(hasFigures);
  const where = stage ? `in the stage ‘${stage}’` : 'in each stage';
  return (
    <>
      <ReportSheet
        title={by === 'all' ? findingOf(drawn) : `How long do applications stay ${where}, by ${GROUP_WORDS[by]}?`}
        description={`Days ${where}, for applications that left a stage in this period. The dot shows when half of them had left, the end of the bar when nine in ten had left.`}
        picture={
          drawn.length > 0 && (
            <RowsChart
              id="days"
              title={`Days ${where}`}
              description={drawn
                .map(
                  (row) => `${nameOf(row)}: half within ${counted(row.median, 'day')}, nine in ten within ${row.p90}`,
                )
                .join('. ')}
              rows={drawn.map((row) => ({
                label: nameOf(row),
                value: `${row.median} · ${row.p90} (n ${row.n.toLocaleString('en-GB')})`,
                at: row.median,
                until: row.p90,
              }))}
              least={1}
              unit=" days"
            />
          )
        }
        tables={[
          {
            caption: total > PAGE_SIZE ? `${total.toLocaleString('en-GB')}, largest first` : 'In days',
            heads: [
              GROUP_WORDS[by].replace(/^./, (letter) => letter.toUpperCase()),
              'Completed',
              'Half within',
              'Nine in ten within',
            ],
            rows: rows.map((row) => [nameOf(row), row.n, row.median ?? HIDDEN, row.p90 ?? HIDDEN]),
          },
        ]}
        note={`Applications that are still in a stage aren’t counted. We show a number of days only for ${FEWEST_SHOWN} or more applications, because a few say little about the usual time.`}
      />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        href={(to) => hrefOf({ ...address, page: to })}
      />
    </>
  );
}

type Shown = DaysView & { median: number; p90: number };
const hasFigures = (row: DaysView): row is Shown => row.median !== null && row.p90 !== null;

function findingOf(rows: readonly Shown[]): string {
  const [slowest] = rows.filter(({ n }) => n >= ENOUGH).sort((one, other) => other.median - one.median);
  if (!slowest) return 'How long do applications stay in each stage?';
  return `‘${slowest.stage}’ takes the longest: half of the applications leave it within ${counted(slowest.median, 'day')}`;
}
