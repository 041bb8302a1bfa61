'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import { call } from '@/lib/api/client';
import { placeOfZone, presentZone } from '@/lib/domain/days/time-zones';

/**
 * For an account without a time zone: keeps the browser's, once. Where days then end at another midnight than the site's, it says so.
 * A failure says nothing: the next visit tries again.
 */
export function FirstZone({ siteTimeZone }: { siteTimeZone: string }) {
  const router = useRouter();
  useEffect(() => {
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!timeZone) return;
    call('PUT /calendar-address', { body: { timeZone, ifNone: true } })
      .then((stored) => {
        if (stored.timeZone !== presentZone(timeZone) || stored.timeZone === siteTimeZone) return;
        toast.announce(`Your time zone is ${placeOfZone(stored.timeZone)}. Change it wherever due dates are shown.`);
        router.refresh();
      })
      .catch(() => undefined);
  }, [router, siteTimeZone]);
  return null;
}
