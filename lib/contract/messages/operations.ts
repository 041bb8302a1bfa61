import * as live from './live';
import * as messages from './messages';
import * as notifications from './notifications';
import * as replyTemplates from './reply-templates';
import * as studentNotes from './student-notes';
import * as threads from './threads';

/** Chats, threads, notes, notices and the live stream. */
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
  replyTemplates.replyTemplates,
  replyTemplates.addReplyTemplate,
  replyTemplates.changeReplyTemplate,
  replyTemplates.removeReplyTemplate,
  replyTemplates.fillReplyTemplate,
  studentNotes.studentNotes,
  studentNotes.writeStudentNote,
  studentNotes.writeStudentNoteFiles,
  studentNotes.readStudentNotes,
  threads.notes,
  threads.writeNote,
  threads.writeNoteFiles,
  threads.readNotes,
  live.liveEvents,
  notifications.getNotifications,
  notifications.readNotification,
  notifications.readAllNotifications,
] as const;
