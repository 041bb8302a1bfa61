'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';
import type { Settings } from '@/lib/contract/accounts/settings';
import { FactorDialog } from './factor-dialog';

/** Three choices and Update; a changed second factor is confirmed by an e-mailed code. */
export function SettingsForm({ userId, settings }: { userId: string; settings: Settings }) {
  const [chosen, setChosen] = useState(settings);
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const [asksForCode, setAsksForCode] = useState(false);
  const [asked, setAsked] = useState('');
  const [codeProblem, setCodeProblem] = useState<string>();
  // State is one render late for the second press of a double click.
  const underway = useRef(false);

  const choose = (name: keyof Settings, value: boolean) => {
    setChosen((before) => ({ ...before, [name]: value }));
    setSaved(false);
  };
  /** `code` is '' before one was asked for, and to have a new one sent. */
  const save = async (code: string) => {
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    setCodeProblem(undefined);
    try {
      const { notifications, tfa, newsLetter } = chosen;
      const body = { userId, notifications, tfa, newsLetter, ...(code ? { code } : {}) };
      await call('POST /update-settings', { body });
      setAsksForCode(false);
      setSaved(true);
      toast.success('Settings updated successfully!');
    } catch (error) {
      const { status, message, fields } =
        error instanceof CallError ? error : new CallError(0, 'Something went wrong.');
      if (fields.code) {
        setAsksForCode(true);
        if (!code) setAsked(fields.code);
        setCodeProblem(code ? fields.code : undefined);
      } else if (asksForCode) setCodeProblem(message);
      else toast.error(status === 401 ? 'Please log in again.' : `Error occurred while updating settings: ${message}`);
    } finally {
      underway.current = false;
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save('');
  };
  const confirm = (code: string) => {
    if (isCode(code)) void save(code);
    else setCodeProblem('Please enter the six digits.');
  };

  return (
    <>
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
      <FactorDialog
        open={asksForCode}
        turningOn={chosen.tfa}
        asked={asked}
        problem={codeProblem}
        busy={busy}
        onConfirm={confirm}
        onSendAgain={() => void save('')}
        onClose={() => setAsksForCode(false)}
      />
    </>
  );
}

/** Six digits, or a recovery code. */
const isCode = (code: string) => /^(\d{6}|[a-z2-9]{5}-?[a-z2-9]{5})$/i.test(code);

const CHOICES: readonly { name: keyof Settings; label: string; hint: string }[] = [
  {
    name: 'notifications',
    label: 'Enable Notifications',
    hint: 'The bell and an e-mail when something about you changes.',
  },
  { name: 'tfa', label: '2-factor authentication', hint: 'After the password, a code from your app or by e-mail.' },
  { name: 'newsLetter', label: 'Subscribe to newsletter', hint: 'News about universities and intakes, now and then.' },
];
