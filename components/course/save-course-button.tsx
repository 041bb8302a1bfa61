'use client';

import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';

/**
 * Saves a course; from then on it says Saved (one way: removing is done from the saved courses). It says so at once and
 * takes it back, with the reason, when the server did not save.
 */
export function SaveCourseButton({ courseId, saved: initiallySaved }: { courseId: string; saved: boolean }) {
  const [saved, setSaved] = useState(initiallySaved);

  const save = async () => {
    setSaved(true);
    try {
      const { message } = await call('POST /save-course', { body: { courseId } });
      toast.success(message);
    } catch (error) {
      setSaved(false);
      toast.error(reasonOf(error));
    }
  };

  if (saved) {
    return (
      <Button
        variant="ghost"
        aria-disabled
        className="bg-brand-soft aria-disabled:cursor-default aria-disabled:opacity-100!"
      >
        <BookmarkCheck aria-hidden className="size-4" />
        Saved
      </Button>
    );
  }
  return (
    <Button variant="secondary" onClick={save}>
      <Bookmark aria-hidden className="size-4" />
      Save Course
    </Button>
  );
}

/** The specification's texts: refused by the server, no session, or never got there. */
function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) throw error;
  if (error.status === 401) return 'User not logged in.';
  return error.status === 0 ? `Error: ${error.message}` : 'Failed to save the course';
}
