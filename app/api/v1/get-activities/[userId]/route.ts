import { endpoint } from '@/lib/api/endpoint';
import { activities } from '@/lib/contract/people/activities';
import { activitiesOf } from '@/lib/services/records/lists/activities';

export const GET = endpoint(activities, async (viewer, { params, query }) => {
  const entries = await activitiesOf(viewer, params.userId, query);
  return { data: entries, message: entries.length ? '' : 'No activity found.' };
});
