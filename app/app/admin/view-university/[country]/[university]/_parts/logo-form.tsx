'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { UniversityLogo } from '@/components/course/university-logo';
import { AskedChange } from '@/components/staff/asked-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { toast } from '@/components/ui/feedback/toast';
import { WAITS_FOR_NETWORK } from '@/components/ui/feedback/upload-words';
import { useRun } from '@/components/ui/feedback/use-run';
import { Card } from '@/components/ui/layout/card';
import { call } from '@/lib/api/client';
import { upload } from '@/lib/api/upload';
import type { Country } from '@/lib/domain/countries';

const MAX_BYTES = 5 * 1024 * 1024;
const FAILED = 'Error uploading logo.';

/** The university's logo, with a form to set it and a button to remove it. */
export function LogoForm({ university, country, logo }: { university: string; country: Country; logo: string | null }) {
  const router = useRouter();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useRun();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!file) return setProblem('No file selected to upload!');
    if (file.size > MAX_BYTES) return setProblem('The file is larger than 5 MB.');
    setProblem(undefined);
    const given = { body: { university, country }, files: { logo: file } };
    return run(
      async () => {
        await upload('POST /uploadLogo', given, { onWaiting: () => toast.info(WAITS_FOR_NETWORK) });
        toast.success('Logo uploaded successfully!');
        setFile(undefined);
        router.refresh();
      },
      ({ fields }) => setProblem(fields.logo ? `${FAILED} ${fields.logo}` : FAILED),
    );
  };

  return (
    <Card as="section" aria-label="Logo">
      <div className="mb-5 flex items-center gap-4">
        <UniversityLogo key={logo} university={university} country={country} src={logo} size={96} />
        <div className="min-w-0 text-sm">
          <h2 className="text-lg">Logo</h2>
          <p className="mt-0.5 text-muted">
            {logo ? 'Shown on every course card.' : 'No logo yet. A sample logo is shown.'}
          </p>
          {logo && (
            <AskedChange
              label="Remove logo"
              variant="danger-quiet"
              className="mt-1 -ml-3"
              title="Remove this logo?"
              text="Course cards will show a sample logo until you upload a new one."
              confirmLabel="Remove"
              change={() => call('DELETE /uploadLogo', { body: { university, country } })}
            />
          )}
        </div>
      </div>
      <form noValidate className="space-y-4" onSubmit={submit}>
        <Field label="New logo" name="logo" error={problem}>
          <FileInput
            // A new box after an upload: the chosen file is gone.
            key={logo}
            accept=".jpg,.jpeg,.png,.webp"
            typeHint="JPG, PNG or WebP, up to 5 MB"
            onFiles={([chosen]) => {
              setFile(chosen);
              setProblem(undefined);
            }}
          />
        </Field>
        <Button type="submit" busy={busy}>
          Upload logo
        </Button>
      </form>
    </Card>
  );
}
