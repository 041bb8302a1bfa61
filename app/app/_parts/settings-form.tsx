'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { toast } from '@/components/ui/toast';
import { CallError, call } from '@/lib/api/client';
import type { Settings } from '@/lib/contract/settings';

/** Three choices and Update. */
export function SettingsForm({ userId, settings }: { userId: string; settings: Settings }) {
  const [chosen, setChosen] = useState(settings);
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  // State is one render late for the second press of a double click.
  const underway = useRef(false);

  const choose = (name: keyof Settings, value: boolean) => {
    setChosen((before) => ({ ...before, [name]: value }));
    setSaved(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    try {
      const { notifications, tfa, newsLetter } = chosen;
      await call('POST /update-settings', { body: { userId, notifications, tfa, newsLetter } });
      setSaved(true);
      toast.success('Settings updated successfully!');
    } catch (error) {
      const { status, message } = error instanceof CallError ? error : new CallError(0, 'Something went wrong.');
      toast.error(status === 401 ? 'Please log in again.' : `Error occurred while updating settings: ${message}`);
    } finally {
      underway.current = false;
      setBusy(false);
    }
  };

  return (
    <form method="post" onSubmit={submit} className="space-y-5">
      <div className="space-y-3">
        {CHOICES.map(({ name, label, hint }) => (
          <Checkbox
            key={name}
            name={name}
            label={label}
            hint={hint}
            checked={chosen[name]}
            onChange={(event) => choose(name, event.target.checked)}
          />
        ))}
      </div>
      <div className="flex items-center gap-3 border-t border-line pt-5">
        <Button type="submit" busy={busy}>
          Update
        </Button>
        <p role="status" className="text-sm text-success-ink">
          {saved && 'Saved'}
        </p>
      </div>
    </form>
  );
}

const CHOICES: readonly { name: keyof Settings; label: string; hint: string }[] = [
  {
    name: 'notifications',
    label: 'Enable Notifications',
    hint: 'The bell and an e-mail when something about you changes.',
  },
  { name: 'tfa', label: '2-factor authentication', hint: 'After the password, a code that we send by e-mail.' },
  { name: 'newsLetter', label: 'Subscribe to newsletter', hint: 'News about universities and intakes, now and then.' },
];
