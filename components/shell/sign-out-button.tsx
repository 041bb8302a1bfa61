'use client';

import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { expectSignOut } from '@/components/live/live';
import { dropAllDrafts } from '@/components/profile/draft';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { toast } from '@/components/ui/feedback/toast';
import { asRefusal, call } from '@/lib/api/client';

/** Ends the session and leaves by a full page load, so that nothing of the account stays in the tab's memory. */
export function SignOutButton() {
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    expectSignOut(true);
    try {
      await call('POST /logout', { body: {} });
      dropAllDrafts();
      location.assign('/login');
    } catch (error) {
      toast.error(asRefusal(error, 'You have not been signed out yet.').message);
      expectSignOut(false);
      setBusy(false);
    }
  };
  return (
    <IconButton label="Sign out" onClick={signOut} disabled={busy}>
      <LogOut aria-hidden className="size-5" />
    </IconButton>
  );
}
