import { endpoint } from '@/lib/api/endpoint';
import { switchPracticeSet } from '@/lib/contract/practice/sets';
import { showSet } from '@/lib/services/catalogue/practice/set-states';

export const PUT = endpoint(switchPracticeSet, async (viewer, { params, body: { shown } }) => {
  await showSet(viewer, params.id, shown);
  return { message: shown ? 'Learners can see it now.' : 'Learners can no longer see it.' };
});
