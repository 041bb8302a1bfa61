'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';
import { typingKey } from '@/components/profile/draft';
import { toast } from '@/components/ui/feedback/toast';
import { keepTyping } from './keep-typing';

/**
 * Keeps what is typed into any form of the signed-in pages until it is saved: the session may end, the page be loaded again, the
 * phone drop it. Back on that page it stands there again. The steps of a profile and the chat keep their own, in the same
 * place, over other pages too.
 */
export function KeptTyping({ userId }: { userId: string }) {
  const key = typingKey(userId, usePathname());
  useLayoutEffect(
    () => keepTyping(key, () => toast.info('What you typed before is back. It is not saved yet.')),
    [key],
  );
  return null;
}
