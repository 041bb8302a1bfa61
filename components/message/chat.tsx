'use client';

import { Check, CheckCheck, RotateCw, SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import type { MessageView } from '@/lib/contract/messages';
import { type Outgoing, useConversation } from './use-conversation';
import { useLocalTime } from './use-local-time';

interface ChatProps {
  person: { _id: string; name: string };
  first: { messages: MessageView[]; hasEarlier: boolean };
}

const LONGEST = 4_000;

/** A conversation: its messages, the older ones on request, and the box to write. Enter sends, Shift+Enter breaks. */
export function Chat({ person, first }: ChatProps) {
  const { messages, hasEarlier, outgoing, send, retry, loadEarlier } = useConversation(person._id, first);
  const [text, setText] = useState('');
  const [loading, setLoading] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  /** How far from its end the list stood before older messages came in above; null: stay at the end. */
  const fromEnd = useRef<number | null>(null);
  const newest = outgoing.at(-1)?.key ?? messages.at(-1)?._id;
  const oldest = messages[0]?._id;

  useEffect(() => {
    if (newest) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  useLayoutEffect(() => {
    if (!oldest || fromEnd.current === null || !list.current) return;
    list.current.scrollTop = list.current.scrollHeight - fromEnd.current;
    fromEnd.current = null;
  }, [oldest]);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const trimmed = text.trim();
    if (!trimmed) return;
    setText('');
    send(trimmed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const showEarlier = async () => {
    setLoading(true);
    fromEnd.current = list.current ? list.current.scrollHeight - list.current.scrollTop : null;
    await loadEarlier().catch(() => toast.error('Something went wrong.'));
    setLoading(false);
  };

  return (
    <div className="flex h-[calc(100dvh-18.5rem)] min-h-80 md:h-[calc(100dvh-14rem)] max-w-3xl flex-col overflow-hidden rounded-card border border-line bg-raised">
      <div
        ref={list}
        role="log"
        aria-label={`Messages with ${person.name}`}
        {...KEYBOARD_SCROLLED}
        className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2"
      >
        {hasEarlier && (
          <div className="text-center">
            <Button variant="secondary" size="sm" busy={loading} onClick={showEarlier}>
              Show earlier messages
            </Button>
          </div>
        )}
        {messages.length === 0 && outgoing.length === 0 && (
          <p className="m-auto max-w-sm text-center text-sm text-muted">
            No message yet. Write the first one to {person.name} below.
          </p>
        )}
        {messages.map((message) => (
          <Stored key={message._id} message={message} name={person.name} isMine={message.from !== person._id} />
        ))}
        {outgoing.map((message) => (
          <Underway key={message.key} message={message} onRetry={() => retry(message)} />
        ))}
      </div>
      <form onSubmit={submit} className="flex items-end gap-2 border-t border-line p-3">
        <Textarea
          aria-label={`Write to ${person.name}`}
          placeholder="Write a message"
          rows={1}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="max-h-40 min-h-10! flex-1"
        />
        <Button type="submit" aria-label="Send">
          <SendHorizontal aria-hidden className="size-4" />
          <span className="max-sm:sr-only">Send</span>
        </Button>
      </form>
    </div>
  );
}

function Stored({ message, name, isMine }: { message: MessageView; name: string; isMine: boolean }) {
  const localTime = useLocalTime();
  const Mark = message.readOn ? CheckCheck : Check;
  return (
    <div className={classNames('max-w-[85%]', isMine ? 'self-end' : 'self-start')}>
      <p className={classNames(BUBBLE, isMine ? 'bg-brand-soft' : 'bg-sunken')}>
        <span className="sr-only">{isMine ? 'You' : name}: </span>
        {message.text}
      </p>
      <p className={classNames('mt-0.5 flex items-center gap-1 text-xs text-muted', isMine && 'justify-end')}>
        <time dateTime={message.createdOn}>{localTime(message.createdOn)}</time>
        {isMine && (
          <>
            <Mark aria-hidden className="size-3.5" />
            <span>{message.readOn ? 'Read' : 'Sent'}</span>
          </>
        )}
      </p>
    </div>
  );
}

function Underway({ message, onRetry }: { message: Outgoing; onRetry: () => void }) {
  return (
    <div className="max-w-[85%] self-end">
      <p className={classNames(BUBBLE, 'bg-brand-soft', message.failure === null && 'opacity-70')}>{message.text}</p>
      {message.failure === null ? (
        <p className="mt-0.5 text-right text-xs text-muted">Sending…</p>
      ) : (
        <p role="alert" className="mt-1 flex flex-wrap items-center justify-end gap-2 text-xs text-danger-ink">
          Not sent: {message.failure}
          <Button variant="secondary" size="sm" onClick={onRetry}>
            <RotateCw aria-hidden className="size-3.5" />
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}

/** A scrolled part of the page without anything to focus in it would be out of a keyboard's reach. */
const KEYBOARD_SCROLLED = { tabIndex: 0 };

const BUBBLE = 'rounded-card px-3.5 py-2 text-sm whitespace-pre-line wrap-anywhere';
