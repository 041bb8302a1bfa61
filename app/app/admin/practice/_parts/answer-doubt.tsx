'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useAsking } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { call } from '@/lib/api/client';

interface AnswerDoubtProps {
  id: string;
  /** What is doubted, for screen readers. */
  name: string;
  answer: string;
}

/** The button and the window in which an admin answers a doubt. */
export function AnswerDoubt({ id, name, answer: before }: AnswerDoubtProps) {
  const [answer, setAnswer] = useState(before);
  const [state, setState] = useState<'answered' | 'mended'>('answered');
  const { change, open, ask } = useAsking();
  const { seen, fill, refused } = useSeen({ answer: before });
  const save = () =>
    change.run(() => call('PATCH /practice-doubts/{id}', { params: { id }, body: { state, answer, seen } }), refused);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          fill({ answer: before });
          ask();
        }}
      >
        {before ? 'Change answer' : 'Answer'}
        <span className="sr-only"> about {name}</span>
      </Button>
      <FormDialog open={open} title="Answer a reported mistake" description={name} change={change} onSave={save}>
        <RadioGroup
          legend="Result"
          name="state"
          value={state}
          onValueChange={(value) => setState(value === 'mended' ? 'mended' : 'answered')}
          choices={[
            { value: 'answered', label: 'The question is right' },
            { value: 'mended', label: 'The question was wrong and has been corrected' },
          ]}
        />
        <Field
          name="answer"
          label="Answer"
          hint="The student can read it if they were signed in when they reported it."
        >
          <Textarea rows={4} {...wired(answer, setAnswer)} />
        </Field>
      </FormDialog>
    </>
  );
}
