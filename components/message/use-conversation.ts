'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useLive } from '@/components/live/use-live';
import { useOneAtATime } from '@/components/live/use-one-at-a-time';
import { call } from '@/lib/api/client';
import type { MessageView } from '@/lib/contract/messages/messages';
import { afterReread, merged } from './merge';
import { useOutbox } from './use-outbox';

interface First {
  messages: MessageView[];
  hasEarlier: boolean;
}

/**
 * The conversation of `me` with one person: what is stored, kept up to date by live events, and what is on its way. What
 * the person writes counts as read while the page is in sight.
 */
export function useConversation(me: string, userId: string, first: First) {
  const [messages, setMessages] = useState(first.messages);
  const [hasEarlier, setHasEarlier] = useState(first.hasEarlier);
  const shown = useRef(messages);
  const show = useCallback((next: MessageView[]) => {
    shown.current = next;
    setMessages(next);
  }, []);
  const add = useCallback((message: MessageView) => show(merged(shown.current, [message])), [show]);
  const { settle, retryAll, ...outbox } = useOutbox(me, userId, add);

  const markRead = useOneAtATime(async () => {
    const isUnread = shown.current.some(({ from, readOn }) => from === userId && readOn === null);
    if (!isUnread || document.visibilityState !== 'visible') return;
    try {
      await call('POST /messages/{userId}/read', { params: { userId } });
      const readOn = new Date().toISOString();
      show(
        shown.current.map((message) =>
          message.from === userId ? { ...message, readOn: message.readOn ?? readOn } : message,
        ),
      );
    } catch {
      // The next event or look tries again.
    }
  });
  const reread = useOneAtATime(async () => {
    try {
      const newest = await call('GET /messages/{userId}', { params: { userId }, query: {} });
      const next = afterReread(shown.current, newest);
      if (next.replaces) setHasEarlier(newest.hasEarlier);
      show(next.messages);
      for (const { from, key } of newest.messages) if (from === me && key) settle(key);
      markRead();
    } catch {
      // What is on screen stays true; the next look may work.
    }
    retryAll();
  });
  useEffect(markRead, [markRead]);
  useLive(({ kind, payload }) => {
    if (kind === 'message' && [payload.from, payload.to].includes(userId)) {
      add(payload);
      if (payload.from === me) settle(payload.key);
      else markRead();
    }
    if (kind === 'messages-read' && payload.by === userId) {
      const isNew = (message: MessageView) =>
        message.from === me && !message.readOn && message.createdOn <= payload.upTo;
      show(shown.current.map((message) => (isNew(message) ? { ...message, readOn: payload.readOn } : message)));
    }
  }, reread);

  const loadEarlier = useCallback(async () => {
    const before = shown.current[0]?._id;
    if (!before) return;
    const older = await call('GET /messages/{userId}', { params: { userId }, query: { before } });
    show(merged(older.messages, shown.current));
    setHasEarlier(older.hasEarlier);
  }, [userId, show]);

  return { messages, hasEarlier, loadEarlier, ...outbox };
}
