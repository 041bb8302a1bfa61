'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { usePress } from '@/components/ui/feedback/use-press';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import type { StudentQuestion } from '@/lib/contract/my-data/student-consent';
import { ConsentChoices } from './consent-choices';

/** The student's yes to all applications that wait for it, in one press. */
export function ConfirmTogether({ questions }: { questions: StudentQuestion['applications'] }) {
  const [chosen, setChosen] = useState<readonly string[]>(questions.map(({ _id }) => _id));

  const { busy, press } = usePress();

  const confirm = () =>
    press(async () => {
      let message = '';
      for (const id of chosen)
        ({ message } = await call('PUT /applications/{id}/consent', { params: { id }, body: { given: true } }));
      return message;
    });

  return (
    <Section title="Your next step: confirm what we send">
      <Card>
        <p className="mb-4">Nothing is sent to a university until you confirm.</p>
        <div className="space-y-4">
          <ConsentChoices questions={questions} chosen={chosen} onChoose={setChosen} />
        </div>
        <Button className="mt-5" busy={busy} disabled={chosen.length === 0} onClick={confirm}>
          {chosen.length > 1 ? `Confirm ${chosen.length} applications` : 'Confirm'}
        </Button>
      </Card>
    </Section>
  );
}
