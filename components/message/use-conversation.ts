'use client';

import { useCallback, useEffect, useState } from 'react';
import { CallError, call } from '@/lib/api/client';
import type { MessageView } from '@/lib/contract/messages';

/** A message that is on its way, or could not be sent. */
export interface Outgoing {
  key: string;
  text: string;
  failure: string | null;
}

const ASKS_EVERY = 3_000;

/**
 * The conversation with one person: what is stored, kept up to date, and what is on its way. A message that failed is
 * sent again with its key, so it is never stored twice.
 */
export function useConversation(userId: string, first: { messages: MessageView[]; hasEarlier: boolean }) {
  const [messages, setMessages] = useState(first.messages);
  const [hasEarlier, setHasEarlier] = useState(first.hasEarlier);
  const [outgoing, setOutgoing] = useState<Outgoing[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const options = { params: { userId }, signal: controller.signal };
        const newest = await call('GET /messages/{userId}', { ...options, query: {} });
        setMessages((before) => merged(before, newest.messages));
        const isUnread = newest.messages.some(({ from, readOn }) => from === userId && readOn === null);
        if (isUnread) await call('POST /messages/{userId}/read', { params: { userId } });
      } catch {
        // The next look may work; what is on screen stays true.
      }
    };
    load();
    const timer = setInterval(load, ASKS_EVERY);
    document.addEventListener('visibilitychange', load);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
    };
  }, [userId]);

  const deliver = useCallback(
    async ({ key, text }: Pick<Outgoing, 'key' | 'text'>) => {
      setOutgoing((all) => [...all.filter((one) => one.key !== key), { key, text, failure: null }]);
      try {
        const { sent } = await call('POST /messages/{userId}', { params: { userId }, body: { text, key } });
        setMessages((before) => merged(before, [sent]));
        setOutgoing((all) => all.filter((one) => one.key !== key));
      } catch (error) {
        const failure = error instanceof CallError ? error.message : 'Something went wrong.';
        setOutgoing((all) => all.map((one) => (one.key === key ? { ...one, failure } : one)));
      }
    },
    [userId],
  );
  const send = useCallback((text: string) => deliver({ key: crypto.randomUUID(), text }), [deliver]);

  const loadEarlier = useCallback(async () => {
    const before = messages[0]?._id;
    if (!before) return;
    const older = await call('GET /messages/{userId}', { params: { userId }, query: { before } });
    setMessages((newer) => merged(older.messages, newer));
    setHasEarlier(older.hasEarlier);
  }, [userId, messages]);

  return { messages, hasEarlier, outgoing, send, retry: deliver, loadEarlier };
}

/** Both lists in the order of time, each message once, the later list's version of it. */
export function merged(one: readonly MessageView[], other: readonly MessageView[]): MessageView[] {
  const byId = new Map([...one, ...other].map((message) => [message._id, message]));
  return [...byId.values()].sort((a, b) => a.createdOn.localeCompare(b.createdOn) || a._id.localeCompare(b._id));
}
