'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';
import { Notice } from '../../_parts/notice';

type Answer = 'yes' | 'no' | 'leave';

interface AgencyAnswerProps {
  token: string;
  kind: 'claim' | 'leave';
  agency: string;
  whose: 'student' | 'guardian';
  asksDay: boolean;
}

/** What follows from each answer, and the buttons; a yes asks for the birth date where the profile has one. */
export function AgencyAnswer({ token, kind, agency, whose, asksDay }: AgencyAnswerProps) {
  const [dob, setDob] = useState('');
  const [problem, setProblem] = useState('');
  const [thanks, setThanks] = useState('');
  const [busy, setBusy] = useState<Answer>();

  const send = async (answer: Answer) => {
    if (busy) return;
    setBusy(answer);
    setProblem('');
    try {
      const body = { token, answer, ...(answer === 'yes' && dob ? { dob } : {}) };
      setThanks((await call('POST /agency-link', { body })).message);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.fields.dob) setProblem(error.fields.dob);
      else toast.error(error.message);
    } finally {
      setBusy(undefined);
    }
  };

  if (thanks) {
    return (
      <Notice kind="success" title={thanks}>
        <p>You can close this page.</p>
      </Notice>
    );
  }
  if (kind === 'leave') {
    return (
      <div className="space-y-5">
        <p className="wrap-anywhere">
          {agency} will lose access to your file and can’t apply for you. You keep your account and everything in it.
        </p>
        <Button size="lg" busy={busy === 'leave'} onClick={() => send('leave')} className="w-full">
          Leave this agency
        </Button>
      </div>
    );
  }
  const isOwn = whose === 'student';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return send('yes');
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <p className="wrap-anywhere">
        If you agree, {agency} sees {isOwn ? 'your' : 'the student’s'} profile, documents and applications, and can
        apply. Any other agency will lose access. {isOwn ? 'You' : 'The student'} can leave at any time.
      </p>
      {asksDay && (
        <Field
          name="dob"
          label={isOwn ? 'Your date of birth (needed to agree)' : 'The student’s date of birth (needed to agree)'}
          error={problem}
        >
          <TextInput name="dob" type="date" autoComplete={isOwn ? 'bday' : 'off'} {...wired(dob, setDob)} />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={busy === 'yes'} className="flex-1">
          Yes, I agree
        </Button>
        <Button variant="secondary" size="lg" busy={busy === 'no'} onClick={() => send('no')} className="flex-1">
          No
        </Button>
      </div>
    </form>
  );
}
