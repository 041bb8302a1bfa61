'use client';

import { AskedChange } from '@/components/staff/asked-change';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { FieldError } from '@/components/ui/controls/field-error';
import { Card } from '@/components/ui/layout/card';
import { call } from '@/lib/api/client';

/** Asks for the deletion, or says until when it can be stopped: `leavesOn` in words. */
export function DeleteAccount({ leavesOn }: { leavesOn: string | null }) {
  const { busy, refusal, run } = useChange(() => {});
  if (leavesOn) {
    return (
      <Card>
        <p className="font-medium">Your account will be deleted on {leavesOn}.</p>
        <p className="mt-1 text-muted">Until then your account works as usual, and you can stop the deletion.</p>
        <Button className="mt-4" busy={busy} onClick={() => run(() => call('DELETE /my-file/deletion', {}))}>
          Keep my account
        </Button>
        {refusal && <FieldError id="keep-problem">{refusal.message}</FieldError>}
      </Card>
    );
  }
  return (
    <Card>
      <ul className="list-disc space-y-1 pl-5">
        <li>
          After seven days we delete your profile, documents, messages, notifications and everything else about you.
        </li>
        <li>
          We keep only the course, intake and status of your applications, without your name. We need this information
          for our statistics.
        </li>
        <li>Universities and agencies keep what they have already received.</li>
        <li>You can stop the deletion at any time during these seven days. Please download your data first.</li>
      </ul>
      <AskedChange
        className="mt-4"
        label="Delete my account"
        variant="danger-quiet"
        title="Delete your account?"
        text="We delete everything about you in seven days. You can stop the deletion until then. After that we can’t restore anything."
        confirmLabel="Delete in seven days"
        cancelLabel="Keep my account"
        change={() => call('POST /my-file/deletion', {})}
      />
    </Card>
  );
}
