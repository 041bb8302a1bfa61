import { endpoint } from '@/lib/api/endpoint';
import { testWebhook as testing } from '@/lib/contract/accounts/webhooks';
import { testWebhook } from '@/lib/services/desk/webhooks/webhooks';

export const POST = endpoint(testing, (viewer, { params }) => testWebhook(viewer, params.id));
