'use client';

import { BookmarkPlus } from 'lucide-react';
import { usePathname, useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wired } from '@/components/ui/controls/wired';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import type { ViewedList } from '@/lib/domain/desk/saved-views';
import { useChange } from '../use-change';

/** Keeps what the list shows now under a name. */
export function SaveView({ list, query }: { list: ViewedList; query: string }) {
  return (
    <Opener
      size="sm"
      variant="secondary"
      opens={(onClose) => <SaveViewDialog list={list} query={query} onClose={onClose} />}
    >
      <BookmarkPlus aria-hidden className="size-4" />
      Save this view
    </Opener>
  );
}

function SaveViewDialog({ list, query, onClose }: { list: ViewedList; query: string; onClose: () => void }) {
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const router = useRouter();
  const pathname = usePathname();
  const { busy, refusal, run } = useChange(onClose);
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    return run(async () => {
      const made = await call('POST /staff/views', { body: { list, name, query, shared } });
      router.replace(`${pathname}?${query}&view=${made._id}`, { scroll: false });
      return made;
    });
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Save this view"
      text="Saves the search, filters and sort order as a tab above the list."
      onConfirm={() => save()}
      confirmLabel="Save"
      busy={busy}
      size="md"
    >
      <form noValidate onSubmit={save} className="space-y-4">
        <Field label="Name" name="view-name" error={refusal && (refusal.fields.name ?? refusal.message)}>
          <TextInput autoComplete="off" data-initial-focus="" {...wired(name, setName)} maxLength={60} />
        </Field>
        <Checkbox label="Share with all staff" {...ticked(shared, setShared)} />
        {/* Enter saves. */}
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
}
