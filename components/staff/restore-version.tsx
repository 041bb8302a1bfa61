'use client';

import { useRouter } from 'next/navigation';
import { call } from '@/lib/api/client';
import { AskedChange } from './asked-change';

interface RestoreVersionProps {
  id: string;
  /** The version of the present text that was looked at. */
  seen: string;
  to: string;
  isPublic: boolean;
}

/** Makes an earlier version of an article the present text, after asking. */
export function RestoreVersion({ id, seen, to, isPublic }: RestoreVersionProps) {
  const router = useRouter();
  const restore = async () => {
    const restored = await call('POST /article-versions/{id}/restore', { params: { id }, body: { seen } });
    router.push(to);
    return restored;
  };
  return (
    <AskedChange
      label="Restore"
      variant="secondary"
      harmless
      change={restore}
      title="Restore this version?"
      text={`${isPublic ? 'It will be public at once. ' : ''}The current text is saved as an earlier version. The cover and the address stay the same.`}
      confirmLabel="Restore"
    />
  );
}
