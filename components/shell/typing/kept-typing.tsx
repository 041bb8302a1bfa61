'use client';

import { usePathname } from 'next/navigation';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { typingKey } from '@/components/profile/draft';
import { LeaveGuard } from '@/components/profile/leave-guard';
import { toast } from '@/components/ui/feedback/toast';
import { late } from '@/components/ui/windows/late';
import type { Both } from './bring-back';
import { keepTyping } from './keep-typing';

const TwoTexts = late(async () => (await import('./two-texts')).TwoTexts);

const IS_BACK = 'We have restored what you typed before. It is not saved yet.';
const IS_FULL = "This browser doesn't store drafts. If you leave this page, you will lose what you typed.";

/**
 * Keeps what is typed into any form of the signed-in pages until it is saved: the session may end, the page be left or loaded
 * again, the phone drop it. Back on that page it stands there again. What can't be kept is asked about before the page is left. The
 * steps of a profile and the chat keep their own, in the same place, over other pages too.
 */
export function KeptTyping({ userId }: { userId: string }) {
  const key = typingKey(userId, usePathname());
  const [unkept, setUnkept] = useState('');
  const [both, setBoth] = useState<readonly Both[]>([]);
  const answer = useRef<(takesTyped: boolean) => void>(undefined);
  useLayoutEffect(() => {
    const keeping = keepTyping(key, {
      onBack: (files) =>
        toast.info(files.length > 0 ? `${IS_BACK} Please choose these files again: ${files.join(', ')}.` : IS_BACK),
      onUnkept: (files, isFull) =>
        setUnkept(
          isFull ? IS_FULL : files.length > 0 ? `You would have to choose these files again: ${files.join(', ')}.` : '',
        ),
      onBoth: setBoth,
    });
    answer.current = keeping.answer;
    return () => {
      keeping.end();
      setBoth([]);
    };
  }, [key]);
  return (
    <Suspense>
      <LeaveGuard active={unkept !== ''} text={unkept} />
      {both.length > 0 && (
        <TwoTexts
          both={both}
          onClose={() => setBoth([])}
          onAnswer={(takesTyped) => {
            setBoth([]);
            answer.current?.(takesTyped);
          }}
        />
      )}
    </Suspense>
  );
}
