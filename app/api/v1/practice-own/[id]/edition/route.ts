import { endpoint } from '@/lib/api/endpoint';
import { publishPracticeSet } from '@/lib/contract/practice/own';
import { publishSet } from '@/lib/services/catalogue/practice/own/write';

export const POST = endpoint(publishPracticeSet, async (viewer, { params, body }) => {
  const id = await publishSet(viewer, params.id, body);
  return { success: true, message: 'It is published.', id };
});
