'use client';

import { useEffect, useState } from 'react';
import {
  AskedByField,
  missingStart,
  NO_START,
  type StartDraft,
  StartFields,
} from '@/components/application/start-fields';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wired } from '@/components/ui/controls/wired';
import { CallError, call } from '@/lib/api/client';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { isOpen } from '@/lib/domain/applications/checklist';
import { type AskedBy, startOf } from '@/lib/domain/applications/starts';
import { dateText } from '@/lib/domain/days/day-words';

/** What a deferral, or another start, is entered with. */
export interface Deferral {
  start: StartDraft;
  askedBy: AskedBy | '';
  evidence: string;
  closes: string[];
}
export const NO_DEFERRAL: Deferral = {
  ...{ start: NO_START, askedBy: '', evidence: '', closes: [] },
};

interface DeferFieldsProps {
  applicationId: string;
  value: Deferral;
  onChange: (change: (value: Deferral) => Deferral) => void;
  errors: Readonly<Record<string, string>>;
  mayBeUnknown?: boolean;
}

/** The new start, who asked for it, what shows it, and which open items are no longer needed. A student's request fills it in. */
export function DeferFields({ applicationId, value, onChange, errors, mayBeUnknown }: DeferFieldsProps) {
  const [application, setApplication] = useState<ApplicationView>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed meanwhile stays.
  useEffect(() => {
    const stop = new AbortController();
    call('GET /applications/{id}', { params: { id: applicationId }, signal: stop.signal })
      .then((read) => {
        setApplication(read.application);
        const asked = read.application.startRequest;
        if (!asked) return;
        const start = { year: asked.year ? String(asked.year) : '', month: asked.month ?? '', unknown: !asked.year };
        onChange((before) => (before.askedBy || before.start.year ? before : { ...before, start, askedBy: 'student' }));
      })
      .catch((error) => {
        if (!(error instanceof CallError)) throw error;
      });
    return () => stop.abort();
  }, [applicationId]);
  const open = application?.items.filter(({ state }) => isOpen(state)) ?? [];
  const set = (fields: Partial<Deferral>) => onChange((before) => ({ ...before, ...fields }));
  return (
    <div className="mb-4 space-y-4">
      {application && <p className="text-sm text-muted">{`Current start: ${startOf(application)}`}</p>}
      <StartFields
        value={value.start}
        onChange={(start) => set({ start })}
        errors={errors}
        {...(mayBeUnknown === undefined ? {} : { mayBeUnknown })}
      />
      <AskedByField value={value.askedBy} onChange={(askedBy) => set({ askedBy })} error={errors.askedBy} />
      {application?.sent && (
        <Field
          label="University’s letter"
          name="evidence"
          hint="The number or date of the letter that confirms the new start."
          optional
        >
          <TextInput {...wired(value.evidence, (evidence) => set({ evidence }))} maxLength={200} />
        </Field>
      )}
      {open.length > 0 && (
        <fieldset>
          <legend className="text-sm font-medium">No longer needed</legend>
          <p className="text-xs text-muted">The due dates of all other items move together with the start.</p>
          {open.map(({ _id, label, dueOn }) => (
            <Checkbox
              key={_id}
              label={label}
              hint={dueOn ? `Due ${dateText(dueOn)}` : undefined}
              {...ticked(value.closes.includes(_id), (isTicked) =>
                onChange((before) => ({
                  ...before,
                  closes: isTicked ? [...before.closes, _id] : before.closes.filter((id) => id !== _id),
                })),
              )}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** What is missing in it, by field. */
export const missingIn = ({ start, askedBy }: Deferral): Record<string, string> => ({
  ...missingStart(start),
  ...(askedBy ? {} : { askedBy: 'Please choose who asked for the change.' }),
});
