'use client';

import { Undo2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useRef, useState } from 'react';
import { CourseSheet } from '@/components/course/course-sheet';
import { Button } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';
import { SavedEntryContext, takeFocus } from './saved-entry-context';

interface Entry {
  id: string;
  name: string;
  /** Holds a `RemoveSavedButton`. */
  card: ReactNode;
}

/**
 * Saved courses that can be removed, each with a way back in its place. The list is the one the page came with: the
 * refresh after a change renews the counts above, yet nothing here moves while the visitor may still want it back.
 */
export function SavedList({ entries: given, empty }: { entries: readonly Entry[]; empty: ReactNode }) {
  const router = useRouter();
  const [entries] = useState(given);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [broughtBack, setBroughtBack] = useState<string>();

  const mark = (id: string, isRemoved: boolean) =>
    setRemoved((before) => new Set(isRemoved ? [...before, id] : [...before].filter((other) => other !== id)));

  // One at a time: an Undo that overtook its removal on a slow line would be undone by it.
  const lastChange = useRef<Promise<void>>(Promise.resolve());
  const change = (id: string, remove: boolean) => {
    mark(id, remove);
    setBroughtBack(remove ? undefined : id);
    lastChange.current = lastChange.current.then(() => send(id, remove));
  };

  const send = async (id: string, remove: boolean) => {
    try {
      if (remove) await call('DELETE /save-course/{courseId}', { params: { courseId: id } });
      else await call('POST /save-course', { body: { courseId: id } });
      router.refresh();
    } catch (error) {
      mark(id, !remove);
      const refusal = remove ? 'Failed to remove the course' : 'Failed to save the course';
      toast.error(error instanceof CallError && error.status === 401 ? 'User not logged in.' : refusal);
    }
  };

  if (!entries.length) return empty;
  return (
    <CourseSheet>
      {entries.map(({ id, name, card }) => (
        <li key={id}>
          {removed.has(id) ? (
            <Removed name={name} onUndo={() => change(id, false)} />
          ) : (
            <SavedEntryContext value={{ name, remove: () => change(id, true), broughtBack: broughtBack === id }}>
              {card}
            </SavedEntryContext>
          )}
        </li>
      ))}
    </CourseSheet>
  );
}

function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <div className="flex animate-fade flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-sunken px-4 py-3 text-sm sm:px-5">
      <p className="min-w-0 flex-1 basis-60 text-muted">
        <span className="caps wrap-anywhere">{name}</span> was removed from your saved courses.
      </p>
      <Button variant="secondary" size="sm" aria-label={`Undo: save ${name} again`} ref={takeFocus} onClick={onUndo}>
        <Undo2 aria-hidden className="size-4" />
        Undo
      </Button>
    </div>
  );
}
