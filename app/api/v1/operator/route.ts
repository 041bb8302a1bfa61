import { endpoint } from '@/lib/api/endpoint';
import { getOperator, putOperator } from '@/lib/contract/site/operator';
import { siteFacts } from '@/lib/platform/site-facts';
import { saveOperator } from '@/lib/services/people/operator';

export const GET = endpoint(getOperator, async () => ({ operator: (await siteFacts()).operator }));

export const PUT = endpoint(putOperator, async (viewer, { body }) => ({
  message: 'Saved. It is now shown on the site.',
  ...(await saveOperator(viewer, body)),
}));
