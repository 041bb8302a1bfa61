'use client';

import { AskedChange } from '@/components/staff/asked-change';
import { call } from '@/lib/api/client';

/** The way to end the link of one's account with the organisation's directory. */
export function UnlinkDirectory({ name }: { name: string }) {
  return (
    <AskedChange
      className="mt-4"
      label="Unlink"
      variant="secondary"
      title={`Unlink ${name}?`}
      text="You will sign in with your password or passkey again, and your other devices will be signed out."
      confirmLabel="Unlink"
      change={() => call('DELETE /directory-link', {})}
    />
  );
}
