'use client';

import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';

/** What was saved since the page came: lists that are made again in the browser show it. */
const savedHere = new Set<string>();

interface SaveCourseButtonProps {
  courseId: string;
  saved: boolean;
  /** On a card, small: the course's name, for those who don't see the card around it. */
  onCard?: string;
}

/**
 * Saves a course; from then on it says Saved (one way: removing is done from the saved courses). It says so at once and
 * takes it back, with the reason, when the server did not save.
 */
export function SaveCourseButton({ courseId, saved: initiallySaved, onCard }: SaveCourseButtonProps) {
  const [saved, setSaved] = useState(initiallySaved || savedHere.has(courseId));

  const save = async () => {
    setSaved(true);
    try {
      const { message } = await call('POST /save-course', { body: { courseId } });
      savedHere.add(courseId);
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
        {...(onCard && { size: 'sm', 'aria-label': `Saved: ${onCard}` })}
        aria-disabled
        className="bg-brand-soft aria-disabled:cursor-default aria-disabled:opacity-100!"
      >
        <BookmarkCheck aria-hidden className="size-4" />
        Saved
      </Button>
    );
  }
  return (
    <Button
      variant={onCard ? 'ghost' : 'secondary'}
      {...(onCard && { size: 'sm', 'aria-label': `Save ${onCard}` })}
      onClick={save}
    >
      <Bookmark aria-hidden className="size-4" />
      {onCard ? 'Save' : 'Save Course'}
    </Button>
  );
}

/** The specification's texts: refused by the server, no session, or never got there. */
function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) throw error;
  if (error.status === 401) return 'User not logged in.';
  return error.status === 0 ? `Error: ${error.message}` : 'Failed to save the course';
}
