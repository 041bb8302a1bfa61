'use client';

import { useState } from 'react';
import { LeaveGuard } from '@/components/profile/leave-guard';
import type { MessageView } from '@/lib/contract/messages/messages';
import { Composer } from './composer';
import { MessageLog } from './message-log';
import { useConversation } from './use-conversation';
import type { Outgoing } from './use-outbox';

interface ChatProps {
  /** The viewer's id. */
  me: string;
  person: { _id: string; name: string };
  first: { messages: MessageView[]; hasEarlier: boolean };
}

/** What goes back into the box: words and files of a message that was refused. */
export type Returned = Pick<Outgoing, 'key' | 'text' | 'files'>;

/** A conversation: its messages, the older ones above, and the box to write. */
export function Chat({ me, person, first }: ChatProps) {
  const { send, edit, ...conversation } = useConversation(me, person._id, first);
  const [returned, setReturned] = useState<Returned | null>(null);
  const [holdsFiles, setHoldsFiles] = useState(false);
  const sendsFiles = conversation.outgoing.some(({ files }) => files.length > 0);
  return (
    <div className="flex h-[calc(100dvh-17.25rem)] min-h-80 max-w-3xl flex-col overflow-hidden rounded-card border border-line bg-raised md:h-[calc(100dvh-14rem)]">
      <MessageLog me={me} person={person} {...conversation} onEdit={(key) => setReturned(edit(key))} />
      <Composer me={me} person={person} returned={returned} onSend={send} onFiles={setHoldsFiles} />
      <LeaveGuard active={holdsFiles || sendsFiles} text="The files you chose have not been sent." />
    </div>
  );
}
