'use client';

import { useEffect } from 'react';
import { toast } from '@/components/ui/feedback/toast';

/** Lets a server page say something in a note, when the page appears. */
export function ToastOnce({ kind, message }: { kind: 'success' | 'error' | 'info'; message: string }) {
  useEffect(() => toast[kind](message), [kind, message]);
  return null;
}
