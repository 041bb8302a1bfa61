'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { PasswordInput } from '@/components/ui/controls/password-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import { MAIL_SECURITY, MAIL_SECURITY_WORDS, type MailServerDetails } from '@/lib/domain/accounts/mail-server';
import { StatusButton } from '../../status/_parts/status-list';
import { useSettingsForm } from './use-settings-form';

interface MailFormProps {
  settings: MailServerDetails & { hasPassword: boolean; savedOn: string | null };
  /** What the environment decides: it wins. */
  environment: { server: boolean; from: string };
}

const LABELS = {
  sender: 'Sender address',
  replyTo: 'Reply-to address',
  host: 'Mail server',
  port: 'Port',
  security: 'Security',
  user: 'User name',
  password: 'Password',
};

/** How the site's emails leave. Saving asks for the admin's own password; the server's is never shown again. */
export function MailForm({ settings, environment }: MailFormProps) {
  const { hasPassword, savedOn, ...details } = settings;
  const { values, busy, saving, summary, of, text } = useSettingsForm(
    { ...details, port: String(details.port) },
    LABELS,
  );
  const [password, setPassword] = useState('');
  const save = saving(async () => {
    const body = { ...values, port: Number(values.port), password, savedOn };
    const saved = await call('PUT /mail-settings', { body });
    setPassword('');
    toast.success(saved.message);
  });
  return (
    <form noValidate onSubmit={save} className="max-w-3xl [&>[role=alert]]:mb-6">
      {summary}
      <Section title="Mail" description="How this site sends its emails, and who they come from.">
        <Card className="grid gap-5 sm:grid-cols-2">
          <Field {...of('sender', senderHint(environment.from))} optional>
            <TextInput type="email" autoComplete="off" maxLength={254} {...text('sender')} />
          </Field>
          <Field {...of('replyTo', 'Leave empty to send replies to the sender address.')} optional>
            <TextInput type="email" autoComplete="off" maxLength={254} {...text('replyTo')} />
          </Field>
          {environment.server && (
            <p role="status" className="rounded-card bg-sunken px-4 py-3 text-sm sm:col-span-2">
              A mail server is set in this server’s environment (SMTP_URL). It is used instead of the one below.
            </p>
          )}
          <Field {...of('host', 'For example, smtp.example.org. Leave empty to send no emails.')} optional>
            <TextInput autoComplete="off" maxLength={253} {...text('host')} />
          </Field>
          <Field {...of('port')}>
            <TextInput inputMode="numeric" autoComplete="off" maxLength={5} {...text('port')} />
          </Field>
          <Field {...of('security')} className="sm:col-span-2">
            <SelectField
              options={MAIL_SECURITY.map((value) => ({ value, label: MAIL_SECURITY_WORDS[value] }))}
              {...text('security')}
            />
          </Field>
          <Field {...of('user')} optional>
            <TextInput autoComplete="off" maxLength={254} {...text('user')} />
          </Field>
          <Field {...of('password', hasPassword ? 'A password is stored. Leave empty to keep it.' : '')} optional>
            <PasswordInput autoComplete="new-password" {...wired(password, setPassword)} />
          </Field>
        </Card>
      </Section>
      <Button type="submit" size="lg" busy={busy}>
        Save mail settings
      </Button>
      <div className="mt-7 text-sm">
        <p className="text-muted">We send it to your own address, as saved above.</p>
        <StatusButton ask="mail" />
      </div>
    </form>
  );
}

const senderHint = (from: string) =>
  from ? `The environment sets ${from} (MAIL_FROM) instead.` : 'Leave empty to use no-reply at this site.';
