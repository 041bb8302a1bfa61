import { StatusChip } from '@/components/ui/feedback/status-chip';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import { longUsDate } from './long-us-date';

interface PersonRow {
  _id: string;
  name: string;
  email: string;
  mobileShown: string;
  createdOn: string;
}

/** The columns that every table of people shares; the name's is each table's own. */
export const ID_COLUMN: DataColumn<PersonRow> = {
  id: '_id',
  header: 'ID',
  sortable: true,
  card: 'foot',
  // The end of an id tells two records apart, and is searched for; the whole is there on hover.
  cell: ({ _id }) => (
    <span title={_id} className="font-mono text-xs text-muted">
      {_id.slice(-6)}
    </span>
  ),
};
export const EMAIL_COLUMN: DataColumn<PersonRow> = {
  id: 'email',
  header: 'Email',
  value: ({ email }) => email,
  // Never broken into lines: a very long one ends in dots, whole on hover; sooner where all columns just fit.
  cell: ({ email }) => (
    <span
      title={email}
      className="block max-w-72 truncate @4xl:@max-5xl:max-w-52 @4xl:@max-5xl:in-data-[density=compact]:max-w-48"
    >
      {email || 'None yet'}
    </span>
  ),
};
export const MOBILE_COLUMN: DataColumn<PersonRow> = {
  id: 'mobile',
  header: 'Mobile',
  value: ({ mobileShown }) => mobileShown,
};
export const CREATED_COLUMN: DataColumn<PersonRow> = {
  id: 'createdOn',
  header: 'Created on',
  value: ({ createdOn }) => createdOn,
  // In two lines where the larger text would run over the sheet.
  cell: ({ createdOn }) => <span className="in-data-[density=regular]:whitespace-normal">{longUsDate(createdOn)}</span>,
};
export const VERIFIED_COLUMN: DataColumn<{ isVerified: boolean }> = {
  id: 'isVerified',
  header: 'Is Verified',
  sortable: true,
  cell: ({ isVerified }) => (
    <StatusChip tone={isVerified ? 'success' : 'danger'}>{isVerified ? 'Yes' : 'No'}</StatusChip>
  ),
};
