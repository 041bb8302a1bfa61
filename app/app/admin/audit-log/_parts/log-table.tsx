'use client';

import { useRouter } from 'next/navigation';
import { valueText } from '@/components/course/change-texts';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { RecordTable } from '@/components/tables/record-table';
import { useChoice } from '@/components/tables/use-choice';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import type { StaffActionRow } from '@/lib/contract/people/staff-actions';
import { COURSE_FIELD_LABELS } from '@/lib/domain/courses/course-fields';
import { roleWords } from '@/lib/domain/roles';
import { STAFF_ACTION_KINDS, STAFF_ACTIONS } from '@/lib/domain/staff-actions';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const COLUMNS: readonly DataColumn<StaffActionRow>[] = [
  {
    id: 'at',
    header: 'Time (UTC)',
    cell: ({ at }) => <time dateTime={at}>{WHEN.format(new Date(at))}</time>,
  },
  {
    id: 'by',
    header: 'User',
    cell: ({ by }) => (
      <>
        <span className="wrap-anywhere">{by.name || (by.role === 'system' ? 'This site' : 'A deleted account')}</span>
        <span className="block text-xs text-muted">{roleWords(by.role)}</span>
      </>
    ),
  },
  { id: 'action', header: 'Action', primary: true, wrap: true, cell: ({ action }) => STAFF_ACTIONS[action] },
  {
    id: 'subject',
    header: 'Record',
    wrap: true,
    cell: ({ label, person, subjectId }) => (
      <>
        {person && <span className="block wrap-anywhere">{person.name || 'A deleted account'}</span>}
        {label && <span className={`block wrap-anywhere ${person ? 'text-xs text-muted' : ''}`}>{label}</span>}
        {!person && !label && <span className="wrap-anywhere">{subjectId}</span>}
      </>
    ),
  },
  {
    id: 'change',
    header: 'Before → after',
    wrap: true,
    cell: ({ before, after }) => <Change before={before} after={after} />,
  },
];

const FACTS: Record<string, string> = {
  ...COURSE_FIELD_LABELS,
  status: 'Status',
  role: 'Role',
  isVerified: 'Verified',
  disabled: 'Disabled',
  name: 'Name',
  subcategories: 'Subcategories',
  into: 'Merged into',
  number: 'Number called',
  why: 'Reason',
};

function Change({ before, after }: Pick<StaffActionRow, 'before' | 'after'>) {
  const facts = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (facts.length === 0) return '-';
  return (
    <ul>
      {facts.map((fact) => (
        <li key={fact} className="wrap-anywhere">
          <span className="text-muted">{FACTS[fact] ?? fact}: </span>
          {[before, after]
            .flatMap((values) => (values && fact in values ? [valueText(fact, values) || '-'] : []))
            .join(' → ')}
        </li>
      ))}
    </ul>
  );
}

type LogTableProps = {
  loaded: LoadedTable<StaffActionRow>;
  state: TableState;
  /** Who can be chosen in the filter. */
  people: readonly { value: string; label: string }[];
  isFiltered: boolean;
};

/** The log of staff actions; search, filters, page and size stand in the address. */
export function LogTable({ loaded, state, people, isFiltered }: LogTableProps) {
  return (
    <RecordTable
      caption="Audit log"
      columns={COLUMNS}
      loaded={loaded}
      state={state}
      searchLabel="Search names"
      toolbar={<LogFilters people={people} />}
      empty={
        isFiltered
          ? { title: 'No matching entries', text: 'Change the filters above.' }
          : { title: 'Nothing yet', text: 'Staff actions will be listed here.' }
      }
    />
  );
}

/** Who, what and when; all of it stands in the address, and a change leads back to page 1. */
function LogFilters({ people }: { people: readonly { value: string; label: string }[] }) {
  const router = useRouter();
  const { chosen, hrefOf } = useChoice();

  const choose = (name: 'by' | 'action' | 'from' | 'to', value: string) => {
    startLoadingBar();
    router.replace(hrefOf(name, value), { scroll: false });
  };
  return (
    <>
      <SelectField
        aria-label="User"
        className="min-w-36 flex-1 sm:max-w-48"
        {...wired(chosen('by') ?? '', (text) => choose('by', text))}
        placeholder="All users"
        options={people}
      />
      <SelectField
        aria-label="Action"
        className="min-w-36 flex-1 sm:max-w-56"
        {...wired(chosen('action') ?? '', (text) => choose('action', text))}
        placeholder="All actions"
        options={STAFF_ACTION_KINDS.map((kind) => ({ value: kind, label: STAFF_ACTIONS[kind] }))}
      />
      <div className="flex flex-wrap items-center gap-3">
        {(['from', 'to'] as const).map((edge) => (
          <div key={edge} className="flex items-center gap-2 text-sm text-muted">
            <label htmlFor={`log-${edge}`}>{edge === 'from' ? 'From' : 'To'}</label>
            <TextInput
              id={`log-${edge}`}
              type="date"
              className="w-40"
              defaultValue={chosen(edge) ?? ''}
              onChange={(event) => choose(edge, event.target.value)}
            />
          </div>
        ))}
      </div>
    </>
  );
}
