'use client';

import { useRouter } from 'next/navigation';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { Card } from '@/components/ui/layout/card';
import { call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';

/** Whether all staff sign in with a second factor. */
export function FactorPolicy({ required }: { required: boolean }) {
  const router = useRouter();
  const { busy, run } = useRun();
  const change = async (requireFactor: boolean) => {
    await run(async () => {
      const { message } = await call('PUT /staff/policy', { body: { requireFactor } });
      toast.success(message);
    });
    rereadPage(router);
  };
  return (
    <Card className="mb-6 max-w-xl">
      <Checkbox
        name="require-factor"
        label="Require two-factor sign-in for all staff"
        hint="After the password, staff enter a code from an authenticator app or an email. Staff who signed in without a code will be signed out once."
        checked={required}
        disabled={busy}
        onChange={(event) => void change(event.target.checked)}
      />
    </Card>
  );
}
