'use client';

import { NotInCatalogue } from '@/components/application/not-in-catalogue';
import { StatusCell } from '@/components/application/status-cell';
import { AgencyLink } from '@/components/tables/agency-filter';
import { LinkFromHere } from '@/components/tables/link-from-here';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { RecordTable } from '@/components/tables/record-table';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import type { StaffApplication } from '@/lib/contract/applications/staff-applications';
import { isWaiting } from '@/lib/domain/applications/application-status';
import { startOf } from '@/lib/domain/applications/starts';
import { dateText } from '@/lib/domain/days/day-words';
import { counted } from '@/lib/domain/texts/counted';
import { BulkHandOver } from '../hand-over/hand-over-button';
import type { Colleague } from '../hand-over/hand-over-dialog';
import { chooseColumn, SelectionBar, SelectionOf } from '../selection';
import { ApplicationFilters } from './application-filters';
import { BulkMove } from './bulk-move';

const LINK = 'text-brand-ink wrap-anywhere underline-offset-2 hover:underline';

/** A row with how many whole working days it has stood where it stands. */
export type ApplicationRow = StaffApplication & { workingDays: number };

const columnsOf = (area: 'admin' | 'team'): readonly DataColumn<ApplicationRow>[] => [
  chooseColumn(({ studentName, course }) => `${studentName}’s application to ${course}`),
  {
    id: 'student',
    header: 'Student',
    sortable: true,
    primary: true,
    wrap: 'narrow',
    cell: ({ _id, studentName }) => (
      <LinkFromHere
        href={`/app/${area}/applications/${_id}`}
        className={`${LINK} @4xl:line-clamp-1`}
        title={studentName}
      >
        {studentName || 'Unknown student'}
      </LinkFromHere>
    ),
  },
  {
    id: 'course',
    header: 'Course',
    sortable: true,
    wrap: true,
    cell: ({ course, university, country, courseFrom }) => (
      <>
        <span className="wrap-anywhere @4xl:line-clamp-1" title={course}>
          {course}
        </span>
        <span className="block text-xs text-muted wrap-anywhere @4xl:line-clamp-1" title={`${university}, ${country}`}>
          {`${university}, ${country}`}
        </span>
        <NotInCatalogue courseFrom={courseFrom} className="text-xs" />
      </>
    ),
  },
  { id: 'intake', header: 'Intake', sortable: true, cell: startOf },
  {
    id: 'status',
    header: 'Status',
    sortable: true,
    cell: (row) => <StatusCell {...row} />,
  },
  {
    id: 'movedOn',
    header: 'Since',
    sortable: true,
    cell: ({ status, movedOn, workingDays }) => (
      <>
        {dateText(movedOn)}
        {isWaiting(status) && (
          <span className="block text-xs text-muted tabular-nums">{counted(workingDays, 'working day')}</span>
        )}
      </>
    ),
  },
  {
    id: 'agency',
    header: 'Agency',
    sortable: true,
    wrap: 'narrow',
    cell: ({ agentId, agency, counsellor_name }) =>
      agentId && agency ? (
        <>
          <AgencyLink id={agentId} name={agency} />
          {counsellor_name && (
            <span className="block text-xs text-muted @4xl:line-clamp-1" title={counsellor_name}>
              {counsellor_name}
            </span>
          )}
        </>
      ) : (
        '-'
      ),
  },
  {
    id: 'counsellor',
    header: 'Counsellor',
    sortable: true,
    wrap: 'narrow',
    cell: ({ counsellor }) => (
      <span className="@4xl:line-clamp-2" title={counsellor?.name}>
        {counsellor?.name ?? '-'}
      </span>
    ),
  },
];

const COLUMNS = { admin: columnsOf('admin'), team: columnsOf('team') };

type ApplicationsTableProps = {
  area: 'admin' | 'team';
  caption: string;
  also: 'status' | 'days';
  loaded: LoadedTable<ApplicationRow>;
  colleagues: readonly Colleague[];
  /** The name of the agency that the address names. */
  agency: string | undefined;
  state: TableState;
  empty: { title: string; text: string };
};

/** Applications to work on: chosen ones move together. Search, filters, page and size stand in the address. */
export function ApplicationsTable(props: ApplicationsTableProps) {
  const { area, caption, also, loaded, colleagues, agency, state, empty } = props;
  return (
    <SelectionOf rows={loaded.rows}>
      <RecordTable
        caption={caption}
        columns={COLUMNS[area]}
        loaded={loaded}
        state={state}
        searchLabel="Search student, course, agency, number"
        toolbar={
          <>
            <ApplicationFilters also={also} colleagues={colleagues} agency={agency} />
            <SelectionBar>
              <BulkMove rows={loaded.rows} />
              <BulkHandOver of="applications" rows={loaded.rows} colleagues={colleagues} />
            </SelectionBar>
          </>
        }
        empty={empty}
      />
    </SelectionOf>
  );
}
