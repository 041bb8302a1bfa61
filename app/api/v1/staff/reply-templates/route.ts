import { endpoint } from '@/lib/api/endpoint';
import {
  addReplyTemplate as addContract,
  replyTemplates as listContract,
} from '@/lib/contract/messages/reply-templates';
import { addReplyTemplate, replyTemplates } from '@/lib/services/desk/messages/reply-templates';

export const GET = endpoint(listContract, async (viewer) => ({ templates: await replyTemplates(viewer) }));

export const POST = endpoint(addContract, async (viewer, { body }) => ({
  message: 'The template was saved.',
  template: await addReplyTemplate(viewer, body),
}));
