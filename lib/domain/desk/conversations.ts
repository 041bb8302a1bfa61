/** What a conversation is: of two people, or about an application or a student, for all of them or for the staff alone. */
export const CONVERSATION_KINDS = ['pair', 'thread', 'application-notes', 'student-notes'] as const;
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];

interface Id {
  toString(): string;
}

/** The ids of conversations about an application, and of the staff's notes on a student. */
export const conversationOf = {
  thread: (applicationId: Id): string => `application-${applicationId}`,
  'application-notes': (applicationId: Id): string => `notes-${applicationId}`,
  'student-notes': (studentId: Id): string => `student-notes-${studentId}`,
} as const satisfies Record<Exclude<ConversationKind, 'pair'>, (id: Id) => string>;

/** The id of what two people write to one another: one conversation per pair. */
export function conversationOfPair(one: Id, other: Id): string {
  return [String(one), String(other)].sort().join('-');
}

interface StoredMessage {
  conversation: string;
  kind?: ConversationKind | undefined;
  application?: Id | null | undefined;
  student?: Id | null | undefined;
}

/** What a message belongs to; of one that an older version stored, by whom or what it is about. */
export function kindOf({ kind, conversation, application, student }: StoredMessage): ConversationKind {
  if (kind) return kind;
  if (student) return 'student-notes';
  if (!application) return 'pair';
  return conversation === conversationOf.thread(application) ? 'thread' : 'application-notes';
}

/** Whether only the staff read it. */
export const isForStaffAlone = (kind: ConversationKind): boolean =>
  kind === 'application-notes' || kind === 'student-notes';
