import * as live from './live';
import * as messages from './messages';
import * as notifications from './notifications';
import * as threads from './threads';

export const MESSAGES = [
  messages.contacts,
  messages.conversation,
  messages.sendMessage,
  messages.sendFiles,
  messages.downloadAttachment,
  messages.readConversation,
  threads.threads,
  threads.thread,
  threads.writeInThread,
  threads.writeFilesInThread,
  threads.readThread,
  threads.notes,
  threads.writeNote,
  threads.writeNoteFiles,
  threads.readNotes,
  live.liveEvents,
  notifications.getNotifications,
  notifications.readNotification,
  notifications.readAllNotifications,
] as const;
