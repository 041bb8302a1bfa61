'use client';

import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import { classNames } from '@/components/ui/layout/class-names';
import { CallError, call } from '@/lib/api/client';

/** What was saved since the page came: lists that are made again in the browser show it. */
const savedHere = new Set<string>();

interface SaveCourseButtonProps {
  courseId: string;
  saved: boolean;
  /** On a card, small: the course's name, for those who don't see the card around it. */
  onCard?: string;
  /** Saves it by a form's submission, where no script runs; the button then stands in a form. */
  saveWithoutScript?: ((courseId: string) => Promise<void>) | undefined;
}

/**
 * Saves a course; from then on it says Saved (one way: removing is done from the saved courses). It says so at once and
 * takes it back, with the reason, when the server did not save.
 */
export function SaveCourseButton(props: SaveCourseButtonProps) {
  const { courseId, saved: initiallySaved, onCard, saveWithoutScript } = props;
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
  const look: ButtonProps = onCard
    ? { variant: 'ghost', size: 'sm', 'aria-label': `Save ${onCard}` }
    : { variant: 'secondary' };
  const content = (
    <>
      <Bookmark aria-hidden className="size-4" />
      {onCard ? 'Save' : 'Save Course'}
    </>
  );
  return (
    <>
      <Button {...look} className={classNames(saveWithoutScript && 'noscript:hidden')} onClick={save}>
        {content}
      </Button>
      {saveWithoutScript && (
        <noscript>
          <Button {...look} type="submit" formAction={saveWithoutScript.bind(null, courseId)}>
            {content}
          </Button>
        </noscript>
      )}
    </>
  );
}

/** The specification's texts: refused by the server, no session, or never got there. */
function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) throw error;
  if (error.status === 401) return 'User not logged in.';
  return error.status === 0 ? `Error: ${error.message}` : 'Failed to save the course';
}
