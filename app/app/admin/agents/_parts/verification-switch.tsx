'use client';

import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/controls/button';
import { call } from '@/lib/api/client';
import type { AgentRow } from '@/lib/contract/people/students';

/** Verifies an agent or takes it back, after asking. */
export function VerificationSwitch({ agent }: { agent: AgentRow }) {
  const { _id, name, company_name, isVerified } = agent;
  const [asking, setAsking] = useState(false);
  const change = useChange(() => setAsking(false));
  const verb = isVerified ? 'Unverify' : 'Verify';
  const who = company_name || name;

  const ask = () => {
    change.clear();
    setAsking(true);
  };
  const toggle = () =>
    call('PATCH /toggle-agent-verification/{id}', { params: { id: _id }, body: { isVerified: !isVerified } });
  return (
    <>
      <Button variant={isVerified ? 'secondary' : 'primary'} size="row" onClick={ask} aria-label={`${verb} ${who}`}>
        {verb}
      </Button>
      <AskDialog
        notDone="Failed to update verification"
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => change.run(toggle)}
        title={`${verb} ${who}?`}
        text={
          isVerified
            ? 'They are signed out at once and can no longer sign in.'
            : 'They can then sign in, add students and apply for them.'
        }
        confirmLabel={verb}
        destructive={isVerified}
        change={change}
      />
    </>
  );
}
