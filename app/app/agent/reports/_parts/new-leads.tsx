import { ReportSheet } from '@/components/report/report-sheet';
import type { AgencyReport } from '@/lib/contract/reports/agency';
import { PROSPECT_SOURCES } from '@/lib/domain/agency/prospects';

/** The leads of the last seven days beside the seven before, by where they came from and by branch. */
export function NewLeads({ sources, branches }: Pick<AgencyReport, 'sources' | 'branches'>) {
  const isCounted = sources.length > 0 || branches.some(({ untouched }) => untouched > 0);
  return (
    <ReportSheet
      title="New leads"
      description={
        isCounted ? 'The last seven days, and the seven days before that.' : 'No new leads in the last two weeks.'
      }
      tables={[
        ...(sources.length
          ? [
              {
                caption: 'By source',
                heads: ['Source', '7 days', 'Previous 7 days'],
                rows: sources.map(({ source, week, before }) => [PROSPECT_SOURCES[source], week, before]),
              },
            ]
          : []),
        ...(isCounted
          ? [
              {
                caption: 'By branch',
                heads: ['Branch', '7 days', 'Previous 7 days', 'Not contacted'],
                rows: branches.map(({ branch, week, before, untouched }) => [
                  branch?.name ?? 'No branch',
                  week,
                  before,
                  untouched,
                ]),
              },
            ]
          : []),
      ]}
      note={isCounted && 'Not contacted: no activity on the lead within 24 hours. Every open lead counts, however old.'}
    />
  );
}
