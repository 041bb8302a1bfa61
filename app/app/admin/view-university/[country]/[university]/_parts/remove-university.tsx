'use client';

import { useRouter } from 'next/navigation';
import { AskedChange } from '@/components/staff/asked-change';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { call } from '@/lib/api/client';
import type { Country } from '@/lib/domain/countries';

/** Removes a university without courses, after asking. */
export function RemoveUniversity({ university, country }: { university: string; country: Country }) {
  const router = useRouter();
  return (
    <AskedChange
      label="Remove university"
      variant="secondary"
      title="Remove this university?"
      text={<span className="wrap-anywhere">{`${university} has no courses. Its logo will be deleted too.`}</span>}
      confirmLabel="Remove"
      change={async () => {
        const removed = await call('DELETE /universities', { body: { university, country } });
        startLoadingBar();
        router.push('/app/admin/universities');
        return removed;
      }}
    />
  );
}
