import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Link } from '@/components/ui/controls/link';
import { Notice } from '../../_parts/notice';

/** The password was right but someone else gave it: the owner chooses their own by a link in their mailbox. */
export function LinkSent({ busy, onSendAgain }: { busy: boolean; onSendAgain: () => void }) {
  const [again, setAgain] = useState(false);
  const send = () => {
    setAgain(true);
    onSendAgain();
  };
  return (
    <Notice
      kind="sent"
      title="Check your inbox"
      actions={
        <Button variant="secondary" size="sm" busy={busy} onClick={send} className="noscript:hidden">
          Send it again
        </Button>
      }
    >
      <p>
        Someone else set this password for you. We have emailed you a link to choose your own. The link works once, for
        7 days.
      </p>
      <p>
        Can't open your email? Our team can read you a code by phone.{' '}
        <Link href="/first-password" className="font-medium text-brand-ink underline underline-offset-4">
          Enter the code
        </Link>
      </p>
      {again && !busy && <p>We have just sent it. Please wait two minutes before you ask again.</p>}
    </Notice>
  );
}
