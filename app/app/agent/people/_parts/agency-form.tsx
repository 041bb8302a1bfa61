'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { AgencyLogo } from '@/components/agent/agency-logo';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { WAITS_FOR_NETWORK } from '@/components/ui/feedback/upload-words';
import { useRun } from '@/components/ui/feedback/use-run';
import { Section } from '@/components/ui/layout/section';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import { upload } from '@/lib/api/upload';

const MAX_BYTES = 5 * 1024 * 1024;

/** The agency's name and logo, as its students see them, for an owner to change. */
export function AgencyForm({ name, logo }: { name: string; logo: string | null }) {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useRun();

  const change = (made: () => Promise<{ message: string }>) =>
    run(
      async () => {
        setProblem(undefined);
        toast.success((await made()).message);
        router.refresh();
      },
      ({ fields, message }) => setProblem(fields.logo ?? message),
    );
  const send = (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_BYTES) return setProblem('The file is larger than 5 MB.');
    const given = { body: {}, files: { logo: file } };
    return change(() => upload('POST /agency/logo', given, { onWaiting: () => toast.info(WAITS_FOR_NETWORK) }));
  };
  return (
    <Section title="What your students see" className="mt-9 max-w-xl">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <AgencyLogo name={name} src={logo} />
        <p className="min-w-0 font-medium wrap-anywhere">{name}</p>
        <RenameAgency name={name} />
        {logo && (
          <Button variant="ghost" size="sm" busy={busy} onClick={() => change(() => call('DELETE /agency/logo', {}))}>
            Remove logo
          </Button>
        )}
      </div>
      <Field label={logo ? 'New logo' : 'Logo'} name="logo" error={problem}>
        <FileInput
          key={logo}
          accept=".jpg,.jpeg,.png,.webp"
          typeHint="JPG, PNG or WebP, up to 5 MB"
          onFiles={([chosen]) => send(chosen)}
        />
      </Field>
    </Section>
  );
}

/** Opens the window in which an owner gives the agency another name. */
function RenameAgency({ name }: { name: string }) {
  return (
    <Opener variant="ghost" size="sm" opens={(onClose) => <RenameDialog name={name} onClose={onClose} />}>
      Rename
    </Opener>
  );
}

function RenameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const change = useChange(onClose);
  const [typed, setTyped] = useState(name);
  return (
    <FormDialog
      title="Rename your agency"
      description="Your students see the new name within a minute. Past agreements keep the old name."
      change={change}
      onSave={() => change.run(() => call('PATCH /agency', { body: { name: typed } }))}
    >
      <Field label="Agency name" name="name">
        <TextInput autoComplete="off" maxLength={160} {...wired(typed, setTyped)} />
      </Field>
    </FormDialog>
  );
}
