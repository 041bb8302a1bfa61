'use client';

import { type FormEvent, useState } from 'react';
import { ConsentChoices } from '@/components/application/consent/consent-choices';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import type { StudentQuestion } from '@/lib/contract/my-data/student-consent';
import { ADULT_AGE } from '@/lib/domain/applications/age';
import { Notice } from './notice';

/** The student's birth date first, then the applications with a tick each: confirms those that are ticked. */
export function ConsentByLink({ token, whose }: { token: string; whose: 'student' | 'guardian' }) {
  const isOwn = whose === 'student';
  const [dob, setDob] = useState('');
  const [problem, setProblem] = useState('');
  const [question, setQuestion] = useState<StudentQuestion>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [thanks, setThanks] = useState('');
  const { busy, run } = useRun();

  const send = (what: () => Promise<void>) => {
    if (busy) return;
    setProblem('');
    return run(
      () => what(),
      (error) => {
        if (error.fields.dob) setProblem(error.fields.dob);
        else toast.error(error.message);
      },
    );
  };

  const open = (event: FormEvent) => {
    event.preventDefault();
    return send(async () => {
      const asked = await call('POST /student-consent/open', { body: { token, dob } });
      setQuestion(asked);
      setChosen(asked.applications.map(({ _id }) => _id));
    });
  };
  const confirm = () =>
    send(async () => {
      const { message } = await call('POST /student-consent', {
        body: { token, dob, applicationIds: [...chosen] },
      });
      setThanks(message);
    });

  if (thanks) {
    return (
      <Notice kind="success" title="Confirmed">
        <p>{thanks} We can send it now.</p>
      </Notice>
    );
  }
  if (!question) {
    return (
      <form noValidate onSubmit={open} className="space-y-5">
        <Field name="dob" label={isOwn ? 'Date of birth' : 'Student’s date of birth'} error={problem}>
          <TextInput name="dob" type="date" autoComplete={isOwn ? 'bday' : 'off'} {...wired(dob, setDob)} />
        </Field>
        <Button type="submit" size="lg" busy={busy} className="w-full">
          Show what will be sent
        </Button>
      </form>
    );
  }
  return (
    <div className="space-y-5">
      <p>
        {isOwn ? `${question.studentName}, with your` : `${question.studentName} is under ${ADULT_AGE}. With your`}{' '}
        consent our team will send this:
      </p>
      <ConsentChoices questions={question.applications} chosen={chosen} onChoose={setChosen} />
      <Button size="lg" busy={busy} disabled={chosen.length === 0} onClick={confirm} className="w-full">
        {chosen.length > 1 ? `Confirm ${chosen.length} applications` : 'Confirm'}
      </Button>
    </div>
  );
}
