'use client';

import { useRouter } from 'next/navigation';
import { AskedChange } from '@/components/staff/asked-change';
import { call } from '@/lib/api/client';

/** Deletes what the student has sent, after asking. */
export function TakeBack({ id, list }: { id: string; list: string }) {
  const router = useRouter();
  return (
    <AskedChange
      label="Delete…"
      variant="danger-quiet"
      title="Delete this work?"
      text="The work and its comments are deleted. Your counsellor can’t see them any more."
      confirmLabel="Delete"
      change={async () => {
        const removed = await call('DELETE /practice-sent/{id}', { params: { id } });
        router.push(list);
        return removed;
      }}
    />
  );
}
