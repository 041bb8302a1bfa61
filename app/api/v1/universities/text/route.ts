import { endpoint } from '@/lib/api/endpoint';
import { setUniversityText as contract } from '@/lib/contract/catalogue/catalogue-management';
import { setUniversityText } from '@/lib/services/catalogue/university-text';

export const PUT = endpoint(contract, async (viewer, { body }) => {
  const about = await setUniversityText(viewer, body, body.seen);
  return { message: about ? 'The text was saved.' : 'The text was removed.', about };
});
