'use client';

import { useRouter } from 'next/navigation';
import { useActionState, useState } from 'react';
import { searchText } from '@/components/course-search/saved/search-text';
import { Button } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { SAVED_SEARCHES } from '@/lib/domain/search/limits';
import { saveSearchWithoutScript } from './save-search-without-script';

/** Gives a search a name and saves it; the address then forgets that it was to be saved. */
export function SaveSearchForm({ search }: { search: string }) {
  const router = useRouter();
  const text = searchText(search);
  const [refused, plainSubmission] = useActionState(saveSearchWithoutScript, null);
  const [name, setName] = useState(refused?.name ?? text.replaceAll(/[“”]/g, '').slice(0, SAVED_SEARCHES.nameLength));
  const [mails, setMails] = useState(refused?.mails ?? true);
  const [error, setError] = useState(refused?.error);
  const { busy, run } = useRun();

  const save = () =>
    run(
      async () => {
        setError(undefined);
        toast.success((await call('POST /saved-searches', { body: { name, search, mails } })).message);
        router.replace(`${location.pathname}#saved-searches`);
      },
      (error) => setError(error.fields.name ?? error.fields.search ?? error.message),
    );

  return (
    <form
      noValidate
      action={plainSubmission}
      className="mb-4 max-w-140 space-y-3 rounded-card border border-line bg-raised p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <input type="hidden" name="search" value={search} />
      <p className="text-sm text-muted wrap-anywhere">{text}</p>
      <Field label="Name of the search" name="search-name" error={error}>
        <TextInput {...wired(name, setName)} maxLength={SAVED_SEARCHES.nameLength} />
      </Field>
      <Checkbox name="mails" label="Email me new courses once a week" {...ticked(mails, setMails)} />
      <Button type="submit" busy={busy}>
        Save search
      </Button>
    </form>
  );
}
