'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { UniversityLogo } from '@/components/course/university-logo';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { toast } from '@/components/ui/feedback/toast';
import { WAITS_FOR_NETWORK } from '@/components/ui/feedback/upload-words';
import { Card } from '@/components/ui/layout/card';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { asRefusal, CallError, call } from '@/lib/api/client';
import { upload } from '@/lib/api/upload';
import type { Country } from '@/lib/domain/countries';

const MAX_BYTES = 5 * 1024 * 1024;
const FAILED = 'Error uploading logo.';

/** The university's logo, with a form to set it and a button to remove it. */
export function LogoForm({ university, country, logo }: { university: string; country: Country; logo: string | null }) {
  const router = useRouter();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'uploading' | 'removing'>();
  const [asking, setAsking] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!file) return setProblem('No file selected to upload!');
    if (file.size > MAX_BYTES) return setProblem('The file is larger than 5 MB.');
    setBusy('uploading');
    setProblem(undefined);
    try {
      await upload(
        'POST /uploadLogo',
        { body: { university, country }, files: { logo: file } },
        { onWaiting: () => toast.info(WAITS_FOR_NETWORK) },
      );
      toast.success('Logo uploaded successfully!');
      setFile(undefined);
      router.refresh();
    } catch (error) {
      const why = error instanceof CallError ? error.fields.logo : undefined;
      setProblem(why ? `${FAILED} ${why}` : FAILED);
    } finally {
      setBusy(undefined);
    }
  };
  const remove = async () => {
    if (busy) return;
    setBusy('removing');
    try {
      const { message } = await call('DELETE /uploadLogo', { body: { university, country } });
      toast.success(message);
      router.refresh();
    } catch (error) {
      toast.error(asRefusal(error, 'The logo was not removed.').message);
    } finally {
      setBusy(undefined);
      setAsking(false);
    }
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
            <Button variant="ghost" size="sm" className="mt-1 -ml-3" onClick={() => setAsking(true)}>
              Remove logo
            </Button>
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
        <Button type="submit" busy={busy === 'uploading'}>
          Upload logo
        </Button>
      </form>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title="Remove this logo?"
        text="Course cards show a sample logo until you upload a new logo."
        confirmLabel="Remove"
        destructive
        busy={busy === 'removing'}
      />
    </Card>
  );
}
