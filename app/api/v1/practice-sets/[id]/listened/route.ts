import { endpoint } from '@/lib/api/endpoint';
import { listenedToPracticeSet } from '@/lib/contract/practice/sets';
import { noteListened } from '@/lib/services/catalogue/practice/set-states';

export const POST = endpoint(listenedToPracticeSet, async (viewer, { params }) => {
  await noteListened(viewer, params.id);
  return { message: 'Recorded with your name and today’s date.' };
});
