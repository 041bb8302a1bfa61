'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { PrintButton } from '@/components/ui/buttons/print-button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { PasswordInput } from '@/components/ui/controls/password-input';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import { todayIn } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { type CopySettings, isBucket, type ShownKey } from '@/lib/domain/desk/copies';
import { useSettingsForm } from './use-settings-form';

interface CopiesFormProps {
  settings: CopySettings & { hasSecret: boolean; keyNumber: string; paused: boolean; savedOn: string | null };
}

const LABELS = {
  where: 'Copy backups to',
  region: 'Region',
  accessKey: 'Access key',
  secret: 'Secret key',
  kept: 'Copies to keep',
};
const PLACES =
  'A folder on another disk (/mnt/backups) or an S3-compatible bucket (https://s3.example.org/bucket/folder). Leave empty for no copies.';

/** Where backups are copied to, off the machine. Saving asks for the admin's own password; the recovery key is shown once. */
export function CopiesForm({ settings }: CopiesFormProps) {
  const { hasSecret, keyNumber, paused, savedOn, ...details } = settings;
  const form = useSettingsForm({ ...details, kept: String(details.kept) }, LABELS);
  const { values, busy, of, text } = form;
  const [secret, setSecret] = useState('');
  const [newKey, setNewKey] = useState(false);
  const [shown, setShown] = useState<ShownKey | null>(null);
  const save = form.saving(async () => {
    const body = { ...values, kept: Number(values.kept), secret, newKey, savedOn };
    const { message, key } = await call('PUT /copy-settings', { body });
    setSecret('');
    setNewKey(false);
    setShown(key);
    toast.success(message);
  });
  if (shown) return <KeySheet of={shown} settings={details} onDone={() => setShown(null)} />;
  return (
    <form noValidate onSubmit={save} className="max-w-3xl">
      {form.summary}
      {paused && (
        <p role="status" className="mb-6 rounded-card bg-accent-soft px-4 py-3 text-sm text-accent-ink">
          This site was restored from a backup, so it makes no copies. If this is the real site and not a test, save
          this form.
        </p>
      )}
      <Section
        title="Copies"
        description="Each night’s backup is also stored elsewhere, encrypted. Once a week, we restore one as a test."
      >
        <Card className="grid gap-5 sm:grid-cols-2">
          <Field {...of('where', PLACES)} className="sm:col-span-2" optional>
            <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={500} {...text('where')} />
          </Field>
          {isBucket(values.where) && (
            <>
              <Field {...of('region', 'For example, eu-central-1')} className="sm:col-span-2">
                <TextInput autoComplete="off" maxLength={60} {...text('region')} />
              </Field>
              <Field {...of('accessKey')}>
                <TextInput autoComplete="off" maxLength={200} {...text('accessKey')} />
              </Field>
              <Field {...of('secret', hasSecret ? 'Stored. Leave empty to keep it.' : '')} optional={hasSecret}>
                <PasswordInput autoComplete="new-password" {...wired(secret, setSecret)} />
              </Field>
            </>
          )}
          {values.where && (
            <Field {...of('kept', 'Older copies are removed from that place.')}>
              <TextInput inputMode="numeric" autoComplete="off" maxLength={4} {...text('kept')} />
            </Field>
          )}
          {values.where && keyNumber && (
            <Checkbox
              label={`Create a new recovery key. The current key has the number ${keyNumber}.`}
              hint="Only if the printed key is lost. Keep earlier printed keys: older copies open only with their own key."
              className="sm:col-span-2"
              {...ticked(newKey, setNewKey)}
            />
          )}
        </Card>
      </Section>
      <Button type="submit" size="lg" busy={busy}>
        Save copies
      </Button>
    </form>
  );
}

/** The recovery key on a page to print: it is never shown again. */
function KeySheet({
  of: { key, number },
  settings,
  onDone,
}: {
  of: ShownKey;
  settings: CopySettings;
  onDone: () => void;
}) {
  const { where, region } = settings;
  return (
    <Section
      title="Recovery key"
      description="Print this page and keep it away from the server. We won’t show the key again. Without it, copies can’t be opened."
      className="max-w-3xl"
    >
      <Card className="space-y-4">
        <p className="text-sm">
          Key number <span className="font-mono">{number}</span>, made on {dateText(todayIn('UTC'))} for {location.host}
        </p>
        <p className="rounded-card bg-sunken p-4 text-center font-mono text-lg wrap-anywhere select-all">{key}</p>
        <p className="text-sm">
          To restore the site on an empty machine, install the software and run this command. It asks for{' '}
          {isBucket(where) && 'the access key and the secret key of the bucket, and then for '}this recovery key.
        </p>
        <p className="rounded-card bg-sunken p-4 font-mono text-sm wrap-anywhere select-all">
          npm run restore -- --copy {where}
          {isBucket(where) && ` --region ${region}`}
        </p>
        <div className="flex flex-wrap gap-2 print:hidden">
          <PrintButton />
          <Button onClick={onDone}>I have printed it</Button>
        </div>
      </Card>
    </Section>
  );
}
