'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { call } from '@/lib/api/client';
import type { Settings } from '@/lib/contract/accounts/settings';
import { ProofDialog } from './late-proof';
import type { GivenProof } from './proof-dialog';

type SettingsFormProps = {
  userId: string;
  settings: Settings;
  /** The account has a passkey. */
  passkey: boolean;
};

/** Three choices and Update; a changed second factor is confirmed by a code or a passkey. */
export function SettingsForm({ userId, settings, passkey }: SettingsFormProps) {
  const [chosen, setChosen] = useState(settings);
  const { seen, fill, refused } = useSeen(settings);
  const [saved, setSaved] = useState(false);
  const { busy, run } = useRun();
  const [asksForCode, setAsksForCode] = useState(false);
  const [asked, setAsked] = useState('');
  const [codeProblem, setCodeProblem] = useState<string>();

  const choose = (name: keyof Settings, value: boolean) => {
    setChosen((before) => ({ ...before, [name]: value }));
    setSaved(false);
  };
  /** Without a proof before one was asked for, and to have a new code sent. */
  const save = (proof?: GivenProof) =>
    run(
      async () => {
        setCodeProblem(undefined);
        const { notifications, tfa, newsLetter } = chosen;
        const body = { userId, notifications, tfa, newsLetter, seen: { ...seen }, ...proof };
        await call('POST /update-settings', { body });
        fill(chosen);
        setAsksForCode(false);
        setSaved(true);
        toast.success('Settings updated successfully!');
      },
      (why) => {
        refused(why);
        const { status, message, fields } = why;
        if (fields.code) {
          setAsksForCode(true);
          if (!proof) setAsked(fields.code);
          setCodeProblem(proof ? fields.code : undefined);
        } else if (asksForCode) setCodeProblem(message);
        else
          toast.error(status === 401 ? 'Please log in again.' : `Error occurred while updating settings: ${message}`);
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const confirm = (proof: GivenProof) => {
    if ('passkey' in proof || isCode(proof.code)) void save(proof);
    else setCodeProblem('Please enter the six-digit code.');
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
      {asksForCode && (
        <ProofDialog
          title={`Turn 2-factor authentication ${chosen.tfa ? 'on' : 'off'}`}
          description={asked}
          label="Confirm"
          problem={codeProblem}
          busy={busy}
          passkey={passkey}
          onProof={confirm}
          onSendAgain={/email/.test(asked) ? () => void save() : undefined}
          onClose={() => setAsksForCode(false)}
        />
      )}
    </>
  );
}

/** Six digits, or a recovery code. */
const isCode = (code: string) => /^(\d{6}|[a-z2-9]{5}-?[a-z2-9]{5})$/i.test(code);

const CHOICES: readonly { name: keyof Settings; label: string; hint: string }[] = [
  {
    name: 'notifications',
    label: 'Enable Notifications',
    hint: 'Get a notification and an email when something changes.',
  },
  {
    name: 'tfa',
    label: '2-factor authentication',
    hint: 'After your password, we ask for a second step: a code from your app or by email, or your passkey.',
  },
  { name: 'newsLetter', label: 'Subscribe to newsletter', hint: 'Occasional news about universities and intakes.' },
];
