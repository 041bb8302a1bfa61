import { endpoint } from '@/lib/api/endpoint';
import { fillReplyTemplate } from '@/lib/contract/messages/reply-templates';
import { filledTemplate } from '@/lib/services/desk/messages/reply-templates';

export const GET = endpoint(fillReplyTemplate, (viewer, { params, query }) => filledTemplate(viewer, params.id, query));
