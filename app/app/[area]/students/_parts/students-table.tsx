'use client';

import { useSearchParams } from 'next/navigation';
import { BulkBar, type BulkOfList } from '@/components/agency/bulk/bulk-bar';
import { CareFilters } from '@/components/agent/care-filters';
import { BulkHandOver } from '@/components/staff/hand-over/hand-over-button';
import type { Colleague } from '@/components/staff/hand-over/hand-over-dialog';
import { chooseColumn, SelectionBar, SelectionOf } from '@/components/staff/selection';
import { VerifyStudent } from '@/components/staff/verify-student';
import { AgencyFilter, AgencyLink } from '@/components/tables/agency-filter';
import { AssigneeFilter } from '@/components/tables/assignee-filter';
import { LinkFromHere } from '@/components/tables/link-from-here';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { MoreFilters } from '@/components/tables/more-filters';
import { NumberFilter } from '@/components/tables/number-filter';
import { CREATED_COLUMN, EMAIL_COLUMN, ID_COLUMN, MOBILE_COLUMN } from '@/components/tables/people-columns';
import { RecordTable } from '@/components/tables/record-table';
import { UnreadFilter } from '@/components/tables/unread-filter';
import { VerifiedFilter } from '@/components/tables/verified-filter';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import type { CareChoices } from '@/lib/contract/agency/agency';
import type { StudentRow } from '@/lib/contract/people/students';

type Area = 'agent' | 'team' | 'admin';

const LINK = 'text-brand-ink wrap-anywhere underline-offset-2 hover:underline';
const SMALL = 'min-w-0 text-xs text-muted wrap-anywhere @4xl:line-clamp-1';

const columnsOf = (area: Area): readonly DataColumn<StudentRow>[] => [
  CHOOSE_COLUMN,
  ID_COLUMN,
  {
    id: 'name',
    header: 'Name',
    primary: true,
    wrap: true,
    value: ({ name }) => name,
    cell: (student) => (
      <>
        <LinkFromHere
          href={`/app/${area}/view-profile/${student._id}`}
          className={`${LINK} @4xl:line-clamp-1`}
          title={student.name}
        >
          {student.name}
        </LinkFromHere>
        {/* Side by side where there is room, so that a row has two lines. */}
        <span className="flex flex-wrap items-center gap-x-2 font-normal @4xl:flex-nowrap">
          {area !== 'agent' && student.counsellor && (
            <span className={SMALL} title={student.counsellor.name}>
              Counsellor: {student.counsellor.name}
            </span>
          )}
          {student.cameThrough?.[0] && (
            <span className={SMALL} title={`Sub-agent: ${student.cameThrough.join(', ')}`}>
              Sub-agent: {student.cameThrough.join(', ')}
            </span>
          )}
          {student.mergedInto && <StatusChip tone="neutral">Merged</StatusChip>}
        </span>
      </>
    ),
  },
  area === 'agent' ? EMAIL_COLUMN : emailColumnOf(area),
  MOBILE_COLUMN,
  ...(area === 'agent' ? [CARE_COLUMN] : []),
  CREATED_COLUMN,
  ...(area === 'agent' ? [EDIT_COLUMN] : [ADDED_BY_COLUMN, NO_ACTION_COLUMN]),
];

/** The e-mail, and below it, for a student who can't sign in yet, that it isn't verified; an admin verifies right there. */
const emailColumnOf = (area: Area): DataColumn<StudentRow> => ({
  ...EMAIL_COLUMN,
  cell: (student) => (
    <>
      {EMAIL_COLUMN.cell?.(student)}
      {!student.isVerified && !student.mergedInto && (
        <span className="mt-0.5 flex items-center gap-2 whitespace-nowrap @max-4xl:my-1.5 @max-4xl:justify-end">
          <StatusChip tone="neutral">Not verified</StatusChip>
          {area === 'admin' && student.email && <VerifyStudent student={student} />}
        </span>
      )}
    </>
  ),
});

const CHOOSE_COLUMN: DataColumn<StudentRow> = chooseColumn(({ name }) => name);
/** Who of the agency looks after the student. */
const CARE_COLUMN: DataColumn<StudentRow> = {
  id: 'care',
  header: 'Counsellor',
  wrap: 'narrow',
  cell: ({ counsellor_name, branch }) => (
    <>
      <span className="wrap-anywhere @4xl:line-clamp-1" title={counsellor_name}>
        {counsellor_name || '-'}
      </span>
      {branch && <span className="block text-xs text-muted @4xl:truncate">{branch.name}</span>}
    </>
  ),
};
const EDIT_COLUMN: DataColumn<StudentRow> = {
  id: 'action',
  header: 'Action',
  card: 'foot',
  cell: ({ _id, name }) => (
    <Link href={`/app/agent/add-student/${_id}`} aria-label={`Edit ${name}`} className={`${LINK} underline`}>
      Edit
    </Link>
  ),
};
const ADDED_BY_COLUMN: DataColumn<StudentRow> = {
  id: 'company_name',
  header: 'Added By Company',
  wrap: 'narrow',
  sortable: true,
  cell: ({ addedBy, counsellor_name }) => (
    <span className="wrap-anywhere md:block md:min-w-28 md:whitespace-normal">
      {addedBy?.company_name ? <AgencyLink id={addedBy._id} name={addedBy.company_name} /> : 'Self'}
      {addedBy && counsellor_name && (
        <span className="block text-xs text-muted @4xl:line-clamp-1" title={counsellor_name}>
          {counsellor_name}
        </span>
      )}
    </span>
  ),
};
/** Only an agent may change a student. */
const NO_ACTION_COLUMN: DataColumn<StudentRow> = { id: 'action', header: 'Action', card: 'none', cell: () => '-' };

const COLUMNS = { agent: columnsOf('agent'), team: columnsOf('team'), admin: columnsOf('admin') };

const EMPTY_TEXTS = {
  agent: 'Add a student, or import your spreadsheet.',
  team: 'Students who register or are added by an agent are listed here.',
  admin: 'Students who register or are added by an agent are listed here.',
};

const NONE_AMONG_THESE = { title: 'No matching students', text: 'Change the filters above.' };

type StudentsTableProps = { area: Area; loaded: LoadedTable<StudentRow>; state: TableState; isFiltered: boolean } & {
  /** Who can be assignee; none for an agent. */
  colleagues: readonly Colleague[];
  /** The name of the agency that the address names. */
  agency: string | undefined;
  /** Of an agent: whom and which branches the viewer narrows by, and what they do to many. */
  care: CareChoices | null;
  bulk: BulkOfList | null;
};

/** The students whom the viewer may list; a name leads to the profile. */
export function StudentsTable({ area, loaded, state, isFiltered, colleagues, agency, care, bulk }: StudentsTableProps) {
  const missing = care ? [...(care.acts ? [] : ['action']), ...(bulk?.acts.length ? [] : ['choose'])] : [];
  const columns = missing.length ? COLUMNS[area].filter(({ id }) => !missing.includes(id)) : COLUMNS[area];
  return (
    <SelectionOf rows={loaded.rows}>
      <RecordTable
        caption="All Students"
        columns={columns}
        orders={area === 'agent' ? undefined : STAFF_ORDERS}
        loaded={loaded}
        state={state}
        searchLabel="Search students"
        toolbar={
          care && bulk ? (
            <>
              <CareFilters care={care} />
              <BulkBar bulk={bulk} total={loaded.total} />
            </>
          ) : (
            <StaffToolbar rows={loaded.rows} colleagues={colleagues} agency={agency} />
          )
        }
        empty={
          isFiltered
            ? NONE_AMONG_THESE
            : {
                title: 'No students yet',
                text: EMPTY_TEXTS[area],
                ...(area === 'agent' ? { action: <FirstStudents /> } : {}),
              }
        }
      />
    </SelectionOf>
  );
}

/** How an agency begins: with one student, or with the sheet that it has. */
function FirstStudents() {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <ButtonLink href="/app/agent/add-student/new">Add student</ButtonLink>
      <ButtonLink href="/app/agent/students/import" variant="secondary">
        Import spreadsheet
      </ButtonLink>
    </div>
  );
}

/** The assignee stands below the name, so no column's head sorts by it. */
const STAFF_ORDERS = [{ value: 'counsellor', label: 'Sort by counsellor' }];

type StaffToolbarProps = Pick<StudentsTableProps, 'colleagues' | 'agency'> & { rows: readonly StudentRow[] };

function StaffToolbar({ rows, colleagues, agency }: StaffToolbarProps) {
  const params = useSearchParams();
  const charge = params.get('charge');
  const folded = ['unread', 'number', ...(agency === undefined ? [] : ['verified'])];
  const more = folded.filter((name) => params.has(name)).length;
  return (
    <>
      <AssigneeFilter other={colleagues.find(({ _id }) => _id === charge)?.name} />
      {/* Beside an agency there is room for less: the filters stay one line. */}
      {agency === undefined && <VerifiedFilter />}
      <AgencyFilter name={agency} />
      <MoreFilters count={more}>
        {agency !== undefined && <VerifiedFilter />}
        <UnreadFilter />
        <NumberFilter />
      </MoreFilters>
      <SelectionBar>
        <BulkHandOver of="students" rows={rows} colleagues={colleagues} />
      </SelectionBar>
    </>
  );
}
