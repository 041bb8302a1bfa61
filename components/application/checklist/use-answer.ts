'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import { asRefusal, call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import { upload } from '@/lib/api/upload';
import type { Payee } from '@/lib/domain/applications/payees';

/** How an upload goes: in bytes. */
export interface Sent {
  name: string;
  bytes: number;
  of: number;
  /** The network is gone; it is sent when it is back. */
  waits?: boolean;
}

/** Answers one item of an application: one change at a time, and the page is read again after each. */
export function useAnswer(id: string, itemId: string) {
  const router = useRouter();
  const [sent, setSent] = useState<Sent>();
  const [problem, setProblem] = useState('');
  const underway = useRef(false);

  const act = async (make: () => Promise<{ message: string }>): Promise<boolean> => {
    if (underway.current) return false;
    underway.current = true;
    setProblem('');
    try {
      toast.success((await make()).message);
      return true;
    } catch (error) {
      const refusal = asRefusal(error, 'Your answer was not saved.');
      setProblem(Object.values(refusal.fields)[0] ?? refusal.message);
      return false;
    } finally {
      underway.current = false;
      setSent(undefined);
      rereadPage(router);
    }
  };

  const params = { id, itemId };
  return {
    sent,
    problem,
    send: (file: File, replaces?: string) => {
      if (underway.current) return;
      setSent({ name: file.name, bytes: 0, of: file.size });
      void act(() =>
        upload(
          'POST /applications/{id}/items/{itemId}/files',
          { params, body: replaces ? { replaces } : {}, files: { file } },
          {
            onSent: (bytes, of) => setSent({ name: file.name, bytes, of }),
            onWaiting: () => setSent({ name: file.name, bytes: 0, of: file.size, waits: true }),
          },
        ),
      );
    },
    remove: (fileId: string) =>
      act(() => call('DELETE /applications/{id}/items/{itemId}/files/{fileId}', { params: { ...params, fileId } })),
    sayPaid: (body: { to: Payee; name: string; seen: { to: string; name: string } }) =>
      act(() => call('PUT /applications/{id}/items/{itemId}/paid-to', { params, body })),
    say: (body: { text: string; seen: { text: string } }) =>
      act(() => call('POST /applications/{id}/items/{itemId}/answer', { params, body })),
  };
}
