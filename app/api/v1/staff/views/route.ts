import { endpoint } from '@/lib/api/endpoint';
import { saveView as saveContract, savedViews } from '@/lib/contract/people/saved-views';
import { listViews, saveView } from '@/lib/services/people/staff/views';

export const GET = endpoint(savedViews, async (viewer) => ({ views: await listViews(viewer) }));

export const POST = endpoint(saveContract, async (viewer, { body }) => ({
  message: `Saved as '${body.name}'.`,
  _id: await saveView(viewer, body),
}));
