'use client';

import { useState } from 'react';
import { LeaveGuard } from '@/components/profile/leave-guard';
import { classNames } from '@/components/ui/layout/class-names';
import type { MessagePage } from '@/lib/contract/messages/messages';
import { type ChatPlace, isAmongStaff, nameOf } from './chat-place';
import { Composer } from './composer';
import { MessageLog } from './message-log';
import { useConversation } from './use-conversation';
import type { UnsentMessage } from './use-unsent';

interface ChatProps {
  /** The viewer's id. */
  me: string;
  place: ChatPlace;
  first: MessagePage;
  /** Its height; the whole of what the page has left, unless given. */
  className?: string;
}

/** What goes back into the box: words and files of a message that was refused. */
export type Returned = Pick<UnsentMessage, 'key' | 'text' | 'files'>;

/** A conversation: its messages, the older ones above, and the box to write, or why there is none. */
export function Chat({ me, place, first, className = WHOLE_PAGE }: ChatProps) {
  const { send, edit, ...conversation } = useConversation(me, place, first);
  const [returned, setReturned] = useState<Returned | null>(null);
  const [holdsFiles, setHoldsFiles] = useState(false);
  const sendsFiles = conversation.outgoing.some(({ files }) => files.length > 0);
  return (
    <div
      className={classNames(
        'flex max-w-3xl flex-col overflow-hidden rounded-card border bg-raised print:max-h-none',
        isAmongStaff(place) ? 'border-dashed border-accent' : 'border-line',
        className,
      )}
    >
      <MessageLog me={me} place={place} {...conversation} onEdit={(key) => setReturned(edit(key))} />
      {place.closed ? (
        <p className="border-t border-line px-4 py-3 text-sm text-muted wrap-anywhere">{place.closed}</p>
      ) : (
        <Composer
          me={me}
          name={nameOf(place)}
          readers={place.readers}
          isNote={isAmongStaff(place)}
          people={place.people ?? []}
          replies={place.replies}
          returned={returned}
          onSend={send}
          onFiles={setHoldsFiles}
        />
      )}
      <LeaveGuard active={holdsFiles || sendsFiles} text="The files you chose have not been sent." />
    </div>
  );
}

const WHOLE_PAGE = 'h-[calc(100dvh-17.25rem)] min-h-80 md:h-[calc(100dvh-14rem)]';
