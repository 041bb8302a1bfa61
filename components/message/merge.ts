import type { MessageView } from '@/lib/contract/messages/messages';

/** Both lists in the order of time, each message once. What was read once stays read, whichever version came last. */
export function merged(one: readonly MessageView[], other: readonly MessageView[]): MessageView[] {
  const byId = new Map<string, MessageView>();
  for (const message of [...one, ...other]) {
    byId.set(message._id, { ...message, readOn: message.readOn ?? byId.get(message._id)?.readOn ?? null });
  }
  return [...byId.values()].sort((a, b) => a.createdOn.localeCompare(b.createdOn) || a._id.localeCompare(b._id));
}

/**
 * What to show after the newest page was read again: both, unless so much came meanwhile that a stretch between them is
 * missing; then the page alone, and the older ones are paged in again.
 */
export function afterReread(
  shown: readonly MessageView[],
  newest: { messages: readonly MessageView[]; hasEarlier: boolean },
): { messages: MessageView[]; replaces: boolean } {
  const known = new Set(shown.map(({ _id }) => _id));
  const replaces = newest.hasEarlier && !newest.messages.some(({ _id }) => known.has(_id));
  return { messages: replaces ? [...newest.messages] : merged(shown, newest.messages), replaces };
}

/** Whether a message is older than all that are shown. */
export function isOlder(message: MessageView, shown: readonly MessageView[]): boolean {
  const [oldest] = shown;
  return oldest !== undefined && message.createdOn < oldest.createdOn;
}

/** Until when (ISO 8601) the other person has read what `me` wrote; '' for nothing. Reading takes all before along. */
export function readUpTo(messages: readonly MessageView[], me: string): string {
  return messages.findLast(({ from, readOn }) => from === me && readOn !== null)?.createdOn ?? '';
}
