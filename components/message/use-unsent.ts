'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { asRefusal } from '@/lib/api/client';
import type { MessageView } from '@/lib/contract/messages/messages';
import { type ChatPlace, nameOf, PLACE_CALLS } from './chat-place';
import { keepUnsent, readUnsent } from './unsent';

/** A message that is on its way, or could not be sent. */
export interface UnsentMessage {
  key: string;
  text: string;
  files: readonly File[];
  failure: string | null;
  /** The server refused it for good: it was not stored, and has to be changed. */
  isRefused: boolean;
}

/**
 * What was sent and has not arrived, one after the other. Every try carries the message's key, so however often it is
 * repeated it is stored once. Words survive a reload of the page; files don't.
 */
export function useUnsent(me: string, place: ChatPlace, onSent: (sent: MessageView) => void) {
  const { kind, id } = place;
  const other = nameOf(place);
  const [outgoing, setOutgoing] = useState<readonly UnsentMessage[]>([]);
  const current = useRef(outgoing);
  const line = useRef(Promise.resolve());
  const change = useCallback(
    (make: (all: readonly UnsentMessage[]) => readonly UnsentMessage[]) => {
      current.current = make(current.current);
      setOutgoing(current.current);
      const underway = current.current.filter(({ files }) => files.length === 0);
      keepUnsent(me, other, { underway: underway.map(({ key, text }) => ({ key, text })) });
    },
    [me, other],
  );
  const settle = useCallback(
    (key: string) => {
      if (current.current.some((one) => one.key === key)) change((all) => all.filter((one) => one.key !== key));
    },
    [change],
  );
  const deliver = useCallback(
    (key: string) => {
      const mark = (part: Partial<UnsentMessage>) =>
        change((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
      mark({ failure: null, isRefused: false });
      line.current = line.current.then(async () => {
        const message = current.current.find((one) => one.key === key);
        if (!message) return;
        try {
          onSent(await post(kind, id, message));
          settle(key);
        } catch (error) {
          const { status, message, fields } = asRefusal(error, 'The message was not sent.');
          mark({
            failure: Object.values(fields)[0] ?? message,
            isRefused: status >= 400 && status < 500 && ![401, 408, 429].includes(status),
          });
        }
      });
    },
    [kind, id, change, settle, onSent],
  );
  const send = useCallback(
    (text: string, files: readonly File[], key: string = newKey()) => {
      change((all) => [...all, { key, text, files, failure: null, isRefused: false }]);
      deliver(key);
    },
    [change, deliver],
  );
  /** Retries the failed messages that the server did not refuse. */
  const retryAll = useCallback(() => {
    for (const { key, failure, isRefused } of current.current) if (failure !== null && !isRefused) deliver(key);
  }, [deliver]);

  useEffect(() => {
    const known = new Set(current.current.map(({ key }) => key));
    for (const { key, text } of readUnsent(me, other).underway) if (!known.has(key)) send(text, [], key);
  }, [me, other, send]);
  useEffect(() => {
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, [retryAll]);
  /** Takes a refused message out, to be changed. */
  const edit = useCallback(
    (key: string) => {
      const message = current.current.find((one) => one.key === key) ?? null;
      settle(key);
      return message;
    },
    [settle],
  );
  return { outgoing, send, retry: deliver, retryAll, settle, edit };
}

/** A try that gets no answer in this time has failed, so that it doesn't hold up what was written after it. */
const WORDS_MS = 30_000;
const FILES_MS = 600_000;

async function post(kind: ChatPlace['kind'], id: string, { key, text, files }: UnsentMessage): Promise<MessageView> {
  const signal = AbortSignal.timeout(files.length ? FILES_MS : WORDS_MS);
  return (await PLACE_CALLS[kind].write(id, { body: { text, key }, files, signal })).sent;
}

/** `crypto.randomUUID` exists on https only. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
