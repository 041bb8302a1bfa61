'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { usePress } from '@/components/ui/feedback/use-press';
import { call } from '@/lib/api/client';
import type { ConsentView } from '@/lib/contract/my-data/consent';

/** The student's buttons: confirm, let the agent reply to offers or no longer, take it back. */
export function ConsentForm({ applicationId, consent }: { applicationId: string; consent: ConsentView }) {
  const { given, hasAgent, canTakeBack } = consent;
  const [agentMayReply, setAgentMayReply] = useState(given?.agentMayReply ?? false);
  const { busy, press } = usePress();
  const waitsForGuardian = given?.guardian?.at === null;

  const send = (wanted: { given: boolean; agentMayReply: boolean }) =>
    press(async () => {
      const body = { ...wanted, ...(given ? {} : { start: consent.start }) };
      return (await call('PUT /applications/{id}/consent', { params: { id: applicationId }, body })).message;
    });

  return (
    <div className="mt-4 space-y-4">
      {hasAgent && (
        <Checkbox
          label="My agency may accept or decline an offer for me"
          hint="Only for this application. You can change this at any time."
          name="agentMayReply"
          checked={agentMayReply}
          onChange={(event) => setAgentMayReply(event.target.checked)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {(!given || hasAgent || waitsForGuardian) && (
          <Button
            variant={given ? 'secondary' : 'primary'}
            size="sm"
            busy={busy}
            onClick={() => send({ given: true, agentMayReply })}
          >
            {!given ? 'Confirm' : waitsForGuardian && !hasAgent ? 'Send the email again' : 'Save'}
          </Button>
        )}
        {canTakeBack && (
          <Button
            variant="danger-quiet"
            size="sm"
            disabled={busy}
            onClick={() => send({ given: false, agentMayReply: false })}
          >
            Withdraw consent
          </Button>
        )}
      </div>
    </div>
  );
}
