'use client';

import { BookmarkX } from 'lucide-react';
import { use } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { SavedEntryContext, takeFocus } from './saved-entry-context';

/** Takes the course of the `SavedList` entry around it off the saved ones. */
export function RemoveSavedButton() {
  const entry = use(SavedEntryContext);
  if (!entry) return null;
  const { name, remove, broughtBack } = entry;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`Remove ${name} from your saved courses`}
      ref={broughtBack ? takeFocus : undefined}
      onClick={remove}
    >
      <BookmarkX aria-hidden className="size-4" />
      Remove
    </Button>
  );
}
