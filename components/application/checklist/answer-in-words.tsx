'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import type { ItemView } from '@/lib/contract/applications/application-parts';

interface AnswerInWordsProps {
  item: ItemView;
  /** Whether it was stored. */
  onSend: (answer: { text: string; seen: { text: string } }) => Promise<boolean>;
}

/** The answer to a question in words; for a condition or a payment it is the second way beside a file. */
export function AnswerInWords({ item, onSend }: AnswerInWordsProps) {
  const isQuestion = item.kind === 'question';
  const [open, setOpen] = useState(isQuestion && !item.answer);
  const [text, setText] = useState(item.answer);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  // What the answer is written over; once a refusal has said what is stored by now, that.
  const [seen, setSeen] = useState<string | null>(item.answer);
  if (!open) {
    return (
      <Button size="sm" variant="ghost" className="-ms-3 print:hidden" onClick={() => setOpen(true)}>
        {item.answer ? 'Change answer' : 'Write an answer'}
        <span className="sr-only">: {item.label}</span>
      </Button>
    );
  }
  const send = async () => {
    if (busy) return;
    if (!text.trim()) return setError('Please write an answer.');
    setError(undefined);
    setBusy(true);
    const stored = await onSend({ text, seen: { text: seen ?? item.answer } });
    setSeen(stored ? text : null);
    setBusy(false);
    if (stored) setOpen(false);
  };
  return (
    <div className="max-w-reading min-w-0 basis-full space-y-2">
      <Field label="Your answer" id={`answer-${item._id}`} {...(error ? { error } : {})}>
        <Textarea value={text} rows={3} maxLength={4000} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button size="sm" busy={busy} onClick={send}>
        Send answer
      </Button>
    </div>
  );
}
