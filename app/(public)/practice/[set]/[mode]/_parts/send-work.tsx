import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/buttons/link';
import { CallError } from '@/lib/api/client';
import { upload } from '@/lib/api/upload';

interface SendWorkProps {
  setId: string;
  /** The task or part. */
  n: number;
  /** A text, or a recording. */
  work: string | Blob;
}

/** Sends a text or recording to the student's counsellor, after saying what that means. */
export function SendWork({ setId, n, work }: SendWorkProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'sending'>('idle');
  const [sent, setSent] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const send = async () => {
    setState('sending');
    setProblem('');
    try {
      const isText = typeof work === 'string';
      const { id } = await upload('POST /practice-sent', {
        body: { setId, n, ...(isText && { text: work }) },
        files: isText ? {} : { recording: new File([work], 'recording', { type: work.type }) },
      });
      setSent(id);
    } catch (error) {
      setProblem(
        error instanceof CallError && error.status > 0
          ? error.status === 401
            ? 'You are signed out. Sign in again, then send it.'
            : error.message
          : 'No connection. Try again when you are online.',
      );
    } finally {
      setState('idle');
    }
  };
  if (sent)
    return (
      <p role="status" className="mt-2 text-sm">
        Sent to your counsellor.{' '}
        <Link href={`/app/student/practice-sent/${sent}`} className="text-brand-ink underline underline-offset-3">
          View it and its comments
        </Link>
      </p>
    );
  return (
    <div className="mt-2 print:hidden">
      {state === 'idle' ? (
        <Button variant="secondary" size="sm" onClick={() => setState('asking')}>
          Send to my counsellor<span className="sr-only"> (task {n})</span>
        </Button>
      ) : (
        <div className="max-w-reading rounded-card bg-sunken px-4 py-3 text-sm">
          <p>
            Your counsellor, your agency if you have one, and our team can see it. It is deleted after 90 days. You can
            delete it earlier.
          </p>
          <div className="mt-2 flex gap-2">
            <Button size="sm" busy={state === 'sending'} onClick={() => void send()}>
              Send
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setState('idle')}>
              Cancel
            </Button>
          </div>
        </div>
      )}
      {problem && (
        <p role="alert" className="mt-1 text-sm text-danger-ink">
          {problem}
        </p>
      )}
    </div>
  );
}
