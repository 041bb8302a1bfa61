import { endpoint } from '@/lib/api/endpoint';
import {
  changeReplyTemplate as changeContract,
  removeReplyTemplate as removeContract,
} from '@/lib/contract/messages/reply-templates';
import { changeReplyTemplate, removeReplyTemplate } from '@/lib/services/desk/messages/reply-templates';

export const PUT = endpoint(changeContract, async (viewer, { params, body }) => ({
  message: 'The template was saved.',
  template: await changeReplyTemplate(viewer, params.id, body),
}));

export const DELETE = endpoint(removeContract, async (viewer, { params }) => {
  await removeReplyTemplate(viewer, params.id);
  return { message: 'The template was deleted.' };
});
