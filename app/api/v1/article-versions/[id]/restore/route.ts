import { endpoint } from '@/lib/api/endpoint';
import { restoreVersion as contract } from '@/lib/contract/articles/article-management';
import { restoreVersion } from '@/lib/services/catalogue/articles/news';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  await restoreVersion(viewer, params.id, body.seen);
  return { message: 'Earlier version restored.' };
});
