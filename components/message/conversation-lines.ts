import type { Contact } from '@/lib/contract/messages/messages';
import type { ThreadLine } from '@/lib/contract/messages/threads';
import { roleWords } from '@/lib/domain/roles';

/** One conversation in a list of them. */
export interface ConversationLine {
  /** What its address ends with. */
  id: string;
  name: string;
  /** What it is about, under the name; '' for nothing. */
  about: string;
  /** The newest message in one line. */
  newest: string;
  /** When that was written, ISO 8601; null before the first. */
  newestOn: string | null;
  unread: number;
}

/** A person the viewer may write to. */
export function contactLine({ _id, name, role, jobTitle, unread, last }: Contact): ConversationLine {
  const newest = last ? `${last.from === _id ? '' : 'You: '}${wordsOf(last)}` : jobTitle || roleWords(role);
  return { id: _id, name, about: '', newest, newestOn: last?.createdOn ?? null, unread };
}

/** An application's thread; the student's own carries no name but the course's. */
export function threadLine({ _id, userId, studentName, course, university, unread, last }: ThreadLine, me: string) {
  const isOwn = userId === me;
  const newest = last ? `${last.from === me ? 'You' : last.name}: ${wordsOf(last)}` : 'No message yet';
  return {
    id: _id,
    name: isOwn ? course : studentName,
    about: isOwn ? university : `${course}, ${university}`,
    newest,
    newestOn: last?.createdOn ?? null,
    unread,
  };
}

/** A message's words, or the names of its files. */
const wordsOf = ({ text, files }: { text: string; files: readonly string[] }) => text || `File: ${files.join(', ')}`;
