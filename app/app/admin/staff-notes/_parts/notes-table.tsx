'use client';

import { AskedChange } from '@/components/staff/asked-change';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { Link } from '@/components/ui/buttons/link';
import { DataTable } from '@/components/ui/table/data-table';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import { useTableAddress } from '@/components/ui/table/use-table-address';
import { call } from '@/lib/api/client';
import type { CourseNoteRow } from '@/lib/contract/catalogue/course-notes';
import { COURSE_PAGE } from '@/lib/domain/areas';

interface NotesTableProps {
  kind: CourseNoteRow['kind'];
  loaded: LoadedTable<CourseNoteRow>;
  state: TableState;
}

/** The notes of one kind, a page at a time. */
export function NotesTable({ kind, loaded, state }: NotesTableProps) {
  const { onChange, pending } = useTableAddress();
  return (
    <DataTable
      caption="Staff notes"
      columns={COLUMNS}
      rows={loaded.rows}
      rowId={({ _id }) => _id}
      loading={pending}
      {...(loaded.error ? { error: loaded.error, onRetry: () => onChange(state) } : {})}
      empty={{ title: kind === 'hidden' ? 'No notes removed from pages' : 'No notes in uploaded files' }}
      server={{ total: loaded.total, state, onChange }}
    />
  );
}

const COLUMNS: readonly DataColumn<CourseNoteRow>[] = [
  {
    id: 'course',
    header: 'Course',
    primary: true,
    wrap: true,
    cell: ({ courseId, course, university }) => (
      <>
        <Link href={`/app/admin/${COURSE_PAGE}/${courseId}`} className="font-medium">
          {course}
        </Link>
        <span className="block text-xs text-muted">{university}</span>
      </>
    ),
  },
  {
    id: 'text',
    header: 'Note',
    wrap: true,
    cell: ({ text }) => <span className="whitespace-pre-line wrap-anywhere">{text}</span>,
  },
  { id: 'from', header: 'Source', wrap: true, cell: ({ from }) => from },
  { id: 'actions', header: 'Actions', cell: (note) => <NoteActions note={note} /> },
];

/** What an admin can do with a note; each is asked first. */
function NoteActions({ note: { _id, kind, isFee, course } }: { note: CourseNoteRow }) {
  return (
    <div className="flex flex-wrap gap-2">
      {kind === 'hidden' && (
        <AskedChange
          label={isFee ? 'Mark as free' : 'Show again'}
          variant="secondary"
          harmless
          title={isFee ? `Is ${course} free?` : `Show it on the page of ${course}?`}
          text={
            isFee ? 'Everyone will see that it has no tuition fee.' : 'Everyone will see it again, including students.'
          }
          confirmLabel={isFee ? 'It is free' : 'Show'}
          change={() => call('POST /course-notes/{id}/show', { params: { id: _id } })}
        />
      )}
      <AskedChange
        label="Delete"
        variant="danger-quiet"
        title={`Delete this note about ${course}?`}
        text="The note will be deleted permanently. What was removed from the page stays removed."
        confirmLabel="Delete"
        change={() => call('DELETE /course-notes/{id}', { params: { id: _id } })}
      />
    </div>
  );
}
