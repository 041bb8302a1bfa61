'use client';

import { useSearchParams } from 'next/navigation';
import { BulkBar, type BulkOfList } from '@/components/agency/bulk/bulk-bar';
import { CareFilters } from '@/components/agent/care-filters';
import { NotInCatalogue } from '@/components/application/not-in-catalogue';
import { StatusCell } from '@/components/application/status-cell';
import { chooseColumn, SelectionOf } from '@/components/staff/selection';
import { AddressSelect } from '@/components/tables/address-select';
import { intakes } from '@/components/tables/intakes';
import { LinkFromHere } from '@/components/tables/link-from-here';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { RecordTable } from '@/components/tables/record-table';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { useCountries } from '@/components/ui/layout/site-face';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import type { CareChoices } from '@/lib/contract/agency/agency';
import type { StaffApplication } from '@/lib/contract/applications/staff-applications';
import { APPLICATION_STATUSES } from '@/lib/domain/applications/application-status';
import { WAITS_ON } from '@/lib/domain/applications/next-move';
import { startOf } from '@/lib/domain/applications/starts';
import { dateText } from '@/lib/domain/days/day-words';

const BASE = '/app/agent/applications';
const LINK = 'text-brand-ink wrap-anywhere underline-offset-2 hover:underline';

const CHOOSE: DataColumn<StaffApplication> = chooseColumn(
  ({ studentName, course }) => `${studentName}’s application to ${course}`,
);

const COLUMNS: readonly DataColumn<StaffApplication>[] = [
  {
    id: 'course',
    header: 'Course',
    sortable: true,
    primary: true,
    wrap: true,
    cell: ({ _id, course, university, country, courseFrom }) => (
      <>
        <LinkFromHere href={`${BASE}/${_id}`} className={`${LINK} @4xl:line-clamp-1`} title={course}>
          {course}
        </LinkFromHere>
        <span
          className="block text-xs font-normal text-muted wrap-anywhere @4xl:line-clamp-1"
          title={`${university}, ${country}`}
        >
          {`${university}, ${country}`}
        </span>
        <NotInCatalogue courseFrom={courseFrom} className="text-xs font-normal" />
      </>
    ),
  },
  {
    id: 'student',
    header: 'Student',
    sortable: true,
    wrap: true,
    cell: ({ userId, studentName, counsellor_name, branch, cameThrough }) => (
      <>
        <LinkFromHere
          href={`/app/agent/view-profile/${userId}`}
          className={`${LINK} @4xl:line-clamp-1`}
          title={studentName}
        >
          {studentName}
        </LinkFromHere>
        {(counsellor_name || branch) && (
          <span className="block text-xs font-normal text-muted wrap-anywhere @4xl:line-clamp-1">
            {[counsellor_name, branch?.name].filter(Boolean).join(', ')}
          </span>
        )}
        {cameThrough && (
          <span
            className="block text-xs font-normal text-muted wrap-anywhere @4xl:line-clamp-1"
            title={`Sub-agent: ${cameThrough}`}
          >
            Sub-agent: {cameThrough}
          </span>
        )}
      </>
    ),
  },
  { id: 'intake', header: 'Intake', sortable: true, cell: startOf },
  {
    id: 'status',
    header: 'Application status',
    sortable: true,
    cell: (row) => <StatusCell {...row} />,
  },
  { id: 'movedOn', header: 'Since', sortable: true, cell: ({ movedOn }) => dateText(movedOn) },
  { id: 'createdOn', header: 'Applied on', sortable: true, cell: ({ createdOn }) => dateText(createdOn) },
];

const CHOOSING = [CHOOSE, ...COLUMNS];

interface ApplicationsTableProps {
  loaded: LoadedTable<StaffApplication>;
  state: TableState;
  /** Whether the address narrows them. */
  isFiltered: boolean;
  care: CareChoices;
  bulk: BulkOfList;
}

/** The applications of all the agent's students; words, filters, page and size stand in the address. */
export function ApplicationsTable({ loaded, state, isFiltered, care, bulk }: ApplicationsTableProps) {
  return (
    <SelectionOf rows={loaded.rows}>
      <RecordTable
        caption="Applications"
        columns={bulk.acts.length ? CHOOSING : COLUMNS}
        loaded={loaded}
        state={state}
        searchLabel="Search student, course, counsellor"
        toolbar={
          <>
            <CareFilters care={care} />
            <ApplicationFilters />
            <BulkBar bulk={bulk} total={loaded.total} />
          </>
        }
        empty={isFiltered ? NONE_AMONG_THESE : NONE_YET}
      />
    </SelectionOf>
  );
}

const NONE_YET = {
  title: 'No applications yet',
  text: "Find a course and choose 'Apply for student'.",
  action: <ButtonLink href="/app/agent/search-course">Search courses</ButtonLink>,
};

const NONE_AMONG_THESE = {
  title: 'No matching applications',
  text: 'No application matches all of these filters.',
  action: (
    <ButtonLink href={BASE} variant="secondary">
      Show all applications
    </ButtonLink>
  ),
};

const FILTERS = [
  { name: 'status', label: 'Application status', any: 'Any status', options: APPLICATION_STATUSES },
  {
    name: 'waits',
    label: 'Waiting for',
    any: 'Waiting for anyone',
    options: Object.entries(WAITS_ON).map(([value, label]) => ({ value, label })),
  },
] as const;

/** What the applications in sight are narrowed by. It stands in the address; a change leads to page 1. */
function ApplicationFilters() {
  const countries = useCountries(useSearchParams().get('country'));
  return (
    <>
      {FILTERS.map(({ name, label, any, options }) => (
        <AddressSelect key={name} name={name} label={label} options={[{ value: '', label: any }, ...options]} />
      ))}
      <AddressSelect name="country" label="Country" options={[{ value: '', label: 'Any country' }, ...countries]} />
      <AddressSelect name="intake" label="Intake" options={[{ value: '', label: 'Any intake' }, ...intakes()]} />
    </>
  );
}
