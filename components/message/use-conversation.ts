'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useLive } from '@/components/live/use-live';
import { useOneAtATime } from '@/components/live/use-one-at-a-time';
import type { MessagePage, MessageView } from '@/lib/contract/messages/messages';
import { type ChatPlace, PLACE_CALLS, readByOther } from './chat-place';
import { afterReread, isOlder, merged } from './merge';
import { useUnsent } from './use-unsent';

/**
 * What `me` and the others write in one place: what is stored, kept up to date by live events, and what is on its way.
 * What others write counts as read while the page is in sight.
 */
export function useConversation(me: string, place: ChatPlace, first: MessagePage) {
  const { id } = place;
  const calls = PLACE_CALLS[place.kind];
  const [messages, setMessages] = useState(first.messages);
  const [hasEarlier, setHasEarlier] = useState(first.hasEarlier);
  const shown = useRef(messages);
  const show = useCallback((next: MessageView[]) => {
    shown.current = next;
    setMessages(next);
  }, []);
  const add = useCallback((message: MessageView) => show(merged(shown.current, [message])), [show]);
  const { settle, retryAll, ...unsent } = useUnsent(me, place, add);

  /** The newest message that was marked as read from here. */
  const marked = useRef('');
  const markRead = useOneAtATime(async () => {
    const unread = shown.current.findLast(({ from, readOn }) => from !== me && readOn === null);
    if (!unread || unread._id === marked.current || document.visibilityState !== 'visible') return;
    try {
      await calls.markRead(id);
      marked.current = unread._id;
      if (place.kind !== 'person') return;
      const readOn = new Date().toISOString();
      show(
        shown.current.map((message) =>
          message.from === id ? { ...message, readOn: message.readOn ?? readOn } : message,
        ),
      );
    } catch {
      // The next event or look tries again.
    }
  });
  const reread = useOneAtATime(async () => {
    try {
      const newest = await calls.load(id, {});
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
  useLive((event) => {
    if (event.kind === 'message' && calls.holds(id, event.payload)) {
      // One that a stream repeats from before the page comes with the earlier messages.
      if (!hasEarlier || !isOlder(event.payload, shown.current)) add(event.payload);
      if (event.payload.from === me) settle(event.payload.key);
      else markRead();
    }
    const read = readByOther(place, event);
    if (!read) return;
    const isNew = (message: MessageView) => message.from === me && !message.readOn && message.createdOn <= read.upTo;
    show(shown.current.map((message) => (isNew(message) ? { ...message, readOn: read.readOn } : message)));
  }, reread);

  const loadEarlier = useCallback(async () => {
    const before = shown.current[0]?._id;
    if (!before) return;
    const older = await calls.load(id, { before });
    show(merged(older.messages, shown.current));
    setHasEarlier(older.hasEarlier);
  }, [calls, id, show]);

  return { messages, hasEarlier, loadEarlier, ...unsent };
}
