'use client';

import { AskedChange } from '@/components/staff/asked-change';
import { call } from '@/lib/api/client';
import type { CourseNoteRow } from '@/lib/contract/catalogue/course-notes';

/** What an admin can do with a note; each is asked first. */
export function NoteActions({ note: { _id, kind, course } }: { note: CourseNoteRow }) {
  return (
    <div className="flex flex-wrap gap-2">
      {kind === 'hidden' && (
        <AskedChange
          label="Show again"
          variant="secondary"
          title={`Show it on the page of ${course}?`}
          text="Everyone will see it again, including students."
          confirmLabel="Show"
          change={() => call('POST /course-notes/{id}/show', { params: { id: _id } })}
        />
      )}
      <AskedChange
        label="Delete"
        variant="danger-quiet"
        title={`Delete this note about ${course}?`}
        text="It is deleted permanently. What was removed from the page stays removed."
        confirmLabel="Delete"
        change={() => call('DELETE /course-notes/{id}', { params: { id: _id } })}
      />
    </div>
  );
}
