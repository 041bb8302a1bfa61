'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { toast } from '@/components/ui/feedback/toast';
import { Card } from '@/components/ui/layout/card';
import { CallError, call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';

/** Whether all staff sign in with a second factor. */
export function FactorPolicy({ required }: { required: boolean }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const change = async (requireFactor: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      const { message } = await call('PUT /staff/policy', { body: { requireFactor } });
      toast.success(message);
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : 'Something went wrong.');
    }
    setBusy(false);
    rereadPage(router);
  };
  return (
    <Card className="mb-6 max-w-xl">
      <Checkbox
        name="require-factor"
        label="All staff sign in with a second factor"
        hint="A code after the password: from their authenticator app, or by e-mail. Who has none is signed out once."
        checked={required}
        disabled={busy}
        onChange={(event) => void change(event.target.checked)}
      />
    </Card>
  );
}
