'use client';

import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { call } from '@/lib/api/client';
import { ENTRY_LIMITS } from '@/lib/domain/search/limits';

export interface EntryDraft {
  typed: string;
  means: string[];
  isNew: boolean;
}

/** The form of one entry: what people type, and what courses are called instead, a line each. */
export function EntryDialog({ draft, onClose }: { draft: EntryDraft; onClose: () => void }) {
  const [typed, setTyped] = useState(draft.typed);
  const [text, setText] = useState(draft.means.join('\n'));
  const change = useChange(onClose);
  const { seen, refused } = useSeen({ means: draft.means });
  const means = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const save = () => {
    const body = { typed, means };
    return change.run(
      () =>
        draft.isNew
          ? call('POST /search-dictionary', { body })
          : call('PUT /search-dictionary', { body: { ...body, seen } }),
      refused,
    );
  };
  const fields = change.refusal?.fields ?? {};
  const [place, meansError] = Object.entries(fields).find(([name]) => name.startsWith('means')) ?? [];
  const line = place?.split('.')[1];
  return (
    <AskDialog
      notDone="Couldn’t save"
      title={draft.isNew ? 'Add entry' : `Edit “${draft.typed}”`}
      text="The search uses it within a second."
      onConfirm={save}
      confirmLabel="Save"
      change={change}
      size="md"
    >
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label="Search term" name="typed" hint="For example “mba”, “hotel management” or “ubc”.">
          <TextInput {...wired(typed, setTyped)} disabled={!draft.isNew} maxLength={ENTRY_LIMITS.typedLength} />
        </Field>
        <Field
          label="Course or university names"
          name="means"
          hint="One per line. The beginning of a word in the name of a course, university or campus is enough."
          error={meansError && (line === undefined ? meansError : `Line ${Number(line) + 1}: ${meansError}`)}
        >
          <Textarea {...wired(text, setText)} rows={4} />
        </Field>
      </form>
    </AskDialog>
  );
}
