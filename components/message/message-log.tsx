'use client';

import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import type { MessageView } from '@/lib/contract/messages/messages';
import { StoredMessage, UnderwayMessage } from './bubbles';
import { type ChatPlace, isAmongStaff } from './chat-place';
import { readUpTo } from './merge';
import { useLocalDay } from './use-local-time';
import type { UnsentMessage } from './use-unsent';

interface MessageLogProps {
  me: string;
  place: ChatPlace;
  messages: readonly MessageView[];
  outgoing: readonly UnsentMessage[];
  hasEarlier: boolean;
  loadEarlier: () => Promise<void>;
  retry: (key: string) => void;
  onEdit: (key: string) => void;
}

/** How near to an end, in px, counts as being there. */
const NEAR = 96;

/**
 * The messages by day. It stays at the end while the reader is there, and where they are while they read above; older
 * messages come in when they get near the top.
 */
export function MessageLog({ me, place, messages, outgoing, hasEarlier, loadEarlier, retry, onEdit }: MessageLogProps) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  /** How far from its end the list stood before older messages came in above. */
  const fromEnd = useRef<number | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [isBehind, setIsBehind] = useState(false);
  const localDay = useLocalDay();
  const newest = messages.at(-1);
  const newestKey = outgoing.at(-1)?.key ?? newest?._id;
  const isOwn = outgoing.length > 0 || newest?.from === me;
  const oldest = messages[0]?._id;
  const seenUpTo = readUpTo(messages, me);

  useEffect(() => {
    if (!newestKey || !list.current) return;
    if (isAtEnd.current || isOwn) list.current.scrollTo({ top: list.current.scrollHeight });
    else setIsBehind(true);
  }, [newestKey, isOwn]);
  useLayoutEffect(() => {
    if (!oldest || fromEnd.current === null || !list.current) return;
    list.current.scrollTop = list.current.scrollHeight - fromEnd.current;
    fromEnd.current = null;
  }, [oldest]);

  // The box below grows with what is written: the end stays in sight.
  useEffect(() => {
    if (!list.current) return;
    const element = list.current;
    const resized = new ResizeObserver(() => isAtEnd.current && element.scrollTo({ top: element.scrollHeight }));
    resized.observe(element);
    return () => resized.disconnect();
  }, []);

  const showEarlier = async () => {
    if (isLoading || !list.current) return;
    setIsLoading(true);
    fromEnd.current = list.current.scrollHeight - list.current.scrollTop;
    await loadEarlier().catch(() => toast.error('We couldn’t load earlier messages. Please try again.'));
    setIsLoading(false);
  };
  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = list.current as HTMLDivElement;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
    if (isAtEnd.current) setIsBehind(false);
    if (hasEarlier && scrollTop < NEAR && scrollHeight > clientHeight) showEarlier();
  };

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={list}
        role="log"
        aria-label={isAmongStaff(place) ? 'Internal notes' : `Messages with ${place.readers}`}
        aria-busy={isLoading}
        onScroll={onScroll}
        {...KEYBOARD_SCROLLED}
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4 print:overflow-visible [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        {hasEarlier && (
          <div className="text-center">
            <Button variant="secondary" size="sm" busy={isLoading} onClick={showEarlier}>
              Show earlier messages
            </Button>
          </div>
        )}
        {messages.length === 0 && outgoing.length === 0 && (
          <p className="m-auto max-w-sm text-center text-sm text-muted">{emptyText(place)}</p>
        )}
        {messages.map((message, index) => {
          const day = localDay(message.createdOn);
          const before = messages[index - 1];
          return (
            <Fragment key={message._id}>
              {(!before || localDay(before.createdOn) !== day) && (
                <p className="my-1 text-center text-xs font-medium text-muted">{day}</p>
              )}
              <StoredMessage
                message={message}
                name={message.author?.name ?? place.readers}
                isMine={message.from === me}
                isRead={message.createdOn <= seenUpTo}
              />
            </Fragment>
          );
        })}
        {outgoing.map((message) => (
          <UnderwayMessage
            key={message.key}
            message={message}
            people={place.people ?? []}
            onRetry={() => retry(message.key)}
            onEdit={() => onEdit(message.key)}
          />
        ))}
      </div>
      {isBehind && (
        <Button
          size="sm"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float"
          onClick={() => list.current?.scrollTo({ top: list.current.scrollHeight, behavior: 'smooth' })}
        >
          <ArrowDown aria-hidden className="size-4" />
          New messages
        </Button>
      )}
    </div>
  );
}

/** A scrolled part of the page without anything to focus in it would be out of a keyboard's reach. */
const KEYBOARD_SCROLLED = { tabIndex: 0 };

function emptyText(place: ChatPlace): string {
  if (isAmongStaff(place)) return 'No notes yet.';
  return place.closed ? 'No messages.' : `No messages yet. Write the first one to ${place.readers} below.`;
}
