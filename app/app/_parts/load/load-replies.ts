import type { Replies } from '@/components/message/template-menu';
import { canReadNotes } from '@/lib/access';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { replyTemplates } from '@/lib/services/desk/messages/reply-templates';

/** The templates that staff can insert where they write about a student or an application; none for others. */
export async function loadReplies(viewer: Viewer, about: Omit<Replies, 'templates'>): Promise<{ replies?: Replies }> {
  const templates = canReadNotes(viewer) ? await replyTemplates(viewer) : [];
  return templates.length
    ? { replies: { ...about, templates: templates.map(({ _id, name }) => ({ _id, name })) } }
    : {};
}
