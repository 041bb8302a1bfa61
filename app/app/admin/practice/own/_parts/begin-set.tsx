'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';

const SKELETONS = [
  { value: 'reading', label: 'Empty: IELTS Reading, one passage' },
  { value: 'listening', label: 'Empty: IELTS Listening, one recording' },
];

/** Begins a set and opens it. */
export function BeginSet({ sets }: { sets: readonly { value: string; label: string }[] }) {
  const router = useRouter();
  const [from, setFrom] = useState('reading');
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      const { id, message } = await call('POST /practice-own', { body: { from } });
      toast.success(message);
      router.push(`/app/admin/practice/own/${id}`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(error.message);
      setBusy(false);
    }
  };
  return (
    <div className="flex max-w-2xl flex-wrap items-end gap-3">
      <Field label="Begin with" name="from" className="min-w-0 flex-1 basis-64">
        <SelectField options={[...SKELETONS, ...sets]} value={from} onChange={(event) => setFrom(event.target.value)} />
      </Field>
      <Button busy={busy} onClick={begin}>
        Begin
      </Button>
    </div>
  );
}
