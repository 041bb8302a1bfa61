'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { CallError, call } from '@/lib/api/client';

interface DoubtProps {
  /** The set's. */
  id: string;
  /** The question's number; 0 for the set as a whole. */
  n: number;
}

/** Says what looks wrong with a question, or with the set. */
export function Doubt({ id: setId, n }: DoubtProps) {
  const fieldId = useId();
  const [state, setState] = useState<'closed' | 'open' | 'sending' | 'sent'>('closed');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const send = async () => {
    setState('sending');
    setProblem('');
    try {
      await call('POST /practice/{id}/doubts', { params: { id: setId }, body: { n, text } });
      setState('sent');
    } catch (error) {
      setProblem(
        error instanceof CallError && error.status > 0
          ? Object.values(error.fields).join(' ') || error.message
          : 'No connection. Try again when you are online.',
      );
      setState('open');
    }
  };
  if (state === 'sent')
    return (
      <p role="status" className="mt-2 text-sm">
        Thank you. We’ll check it.
      </p>
    );
  if (state === 'closed')
    return (
      <Button variant="ghost" size="sm" className="mt-1 -ms-3 print:hidden" onClick={() => setState('open')}>
        {n === 0 ? 'Report a mistake in this set' : 'Report a mistake'}
        {n > 0 && <span className="sr-only"> in question {n}</span>}
      </Button>
    );
  return (
    <div className="mt-2 max-w-reading print:hidden">
      <label htmlFor={fieldId} className="text-sm font-medium">
        What looks wrong?
      </label>
      <textarea
        id={fieldId}
        rows={3}
        maxLength={1000}
        value={text}
        aria-describedby={`${fieldId}-hint`}
        onChange={(event) => setText(event.target.value)}
        className="mt-1 block w-full rounded-control border border-control bg-raised px-3 py-2"
      />
      <p id={`${fieldId}-hint`} className="mt-1 text-sm text-muted">
        Please don’t include names, addresses or phone numbers.
      </p>
      {problem && (
        <p role="alert" className="mt-1 text-sm text-danger-ink">
          {problem}
        </p>
      )}
      <div className="mt-2 flex gap-2">
        <Button size="sm" busy={state === 'sending'} onClick={() => void send()}>
          Send
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setState('closed')}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
