import type { ItemDraft } from '@/lib/contract/applications/checklist';
import type { HandOverResult } from '@/lib/contract/people/desk';
import { dateText } from '@/lib/domain/days/day-words';
import { AppError, conflict, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { askForItems } from '@/lib/services/applications/checklists/ask';
import { visibleApplications } from '@/lib/services/people/scope';
import { visibleStudent } from '@/lib/services/people/students';
import { Application } from '@/models/application';
import { isContactOf } from '../messages/contacts';
import { sendMessage } from '../messages/messages';

interface Request {
  items: readonly ItemDraft[];
  applications: readonly string[];
  key: string;
}

/**
 * Asks a student for the same items on each of these applications; without one, in a message. One application that
 * refuses stops no other. 404 for a student outside the viewer's scope or an application that isn't theirs, 409 for a
 * message to a student who can't sign in yet.
 */
export async function requestDocuments(
  viewer: Viewer,
  userId: string,
  { items, applications, key }: Request,
): Promise<HandOverResult[]> {
  await visibleStudent(viewer, userId);
  if (!applications.length) {
    if (!(await isContactOf(viewer, userId))) {
      throw conflict('This student has no open application and can’t read messages yet. Please verify them first.');
    }
    await sendMessage(viewer, userId, { text: messageOf(items), key });
    return [];
  }
  const ids = [...new Set(applications)];
  const theirs = await visibleApplications(viewer, { _id: { $in: ids }, userId });
  if ((await Application.countDocuments(theirs)) < ids.length) throw notFound('Application not found.');
  const results: HandOverResult[] = [];
  for (const _id of ids) results.push(await askOn(viewer, _id, items));
  return results;
}

async function askOn(viewer: Viewer, _id: string, items: readonly ItemDraft[]): Promise<HandOverResult> {
  try {
    await askForItems(viewer, _id, items);
    return { _id, done: true, message: '' };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return { _id, done: false, message: error.message };
  }
}

function messageOf(items: readonly ItemDraft[]): string {
  const lines = items.map(({ label, note, dueOn }) => {
    const due = dueOn ? `, by ${dateText(dueOn)}` : '';
    return `– ${label}${due}${note ? ` (${note})` : ''}`;
  });
  return ['Please add to your profile, under Documents:', ...lines].join('\n');
}
