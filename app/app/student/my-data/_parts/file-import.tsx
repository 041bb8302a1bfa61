'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { FieldError } from '@/components/ui/controls/field-error';
import { FileInput } from '@/components/ui/controls/file-input';
import { toast } from '@/components/ui/feedback/toast';
import { Card } from '@/components/ui/layout/card';
import { CallError, call } from '@/lib/api/client';
import type { BroughtView, ImportStanding } from '@/lib/contract/my-data/bring';

/** Takes an archive, shows what would be filled from it, and fills it. */
export function FileImport({ first }: { first: BroughtView | null }) {
  const [plan, setPlan] = useState(first);
  const [replace, setReplace] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const change = async (make: () => Promise<{ message: string; plan?: BroughtView }>) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { message, plan: next } = await make();
      setPlan(next ?? null);
      toast.success(message);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.fields.file ? `${error.message} ${error.fields.file}` : error.message);
    } finally {
      setBusy(false);
    }
  };

  if (!plan) {
    return (
      <Card>
        <Field label="The archive of another site" name="archive" error={problem}>
          <FileInput
            accept=".zip,application/zip"
            typeHint="ZIP, up to 100 MB"
            onFiles={([file]) => file && void change(() => call('POST /my-file/import', { body: {}, files: { file } }))}
          />
        </Field>
        <p className="mt-3 text-sm text-muted">
          {busy ? 'Every file in it is being checked …' : 'Nothing is filled before you have seen what it would be.'}
        </p>
      </Card>
    );
  }
  const differs = plan.steps.some(({ standing }) => standing === 'differs');
  const lines = [
    ...plan.steps.map(({ step, standing }) => ({ what: STEPS[step], standing })),
    ...plan.documents.map(({ name, standing }) => ({ what: name, standing })),
  ];
  return (
    <Card>
      <p className="wrap-anywhere">
        The file of {plan.student}, made by {plan.site} on {DAY.format(new Date(plan.madeOn))}. Nothing in it was
        changed.
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {lines.map(({ what, standing }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have one name
          <li key={index} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="wrap-anywhere">{what}</span>
            <span className="text-sm text-muted">{WORDS[standing]}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        {plan.applications === 1 ? 'Its application' : `Its ${plan.applications} applications`}, messages and history
        stay in the archive, which is kept here for you to read.
      </p>
      {differs && (
        <div className="mt-4">
          <Checkbox
            label="Replace what differs in my profile"
            hint="Documents are never replaced."
            checked={replace}
            onChange={(event) => setReplace(event.target.checked)}
          />
        </div>
      )}
      {problem && <FieldError id="import-problem">{problem}</FieldError>}
      <div className="mt-4 flex flex-wrap gap-3">
        {lines.some(({ standing }) => standing === 'new' || (replace && standing === 'differs')) && (
          <Button busy={busy} onClick={() => change(() => call('POST /my-file/import/fill', { body: { replace } }))}>
            Fill my profile
          </Button>
        )}
        <ButtonLink href="/api/v1/my-file/import/archive" variant="secondary">
          Download the archive
        </ButtonLink>
        <Button variant="danger-quiet" busy={busy} onClick={() => change(() => call('DELETE /my-file/import', {}))}>
          Remove the archive
        </Button>
      </div>
    </Card>
  );
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const STEPS = { personal: 'Personal information', academic: 'Education and tests', work: 'Work experience' };
const WORDS: Record<ImportStanding, string> = {
  new: 'will be filled',
  same: 'is here already',
  differs: 'something else is here',
};
