import { endpoint } from '@/lib/api/endpoint';
import { viewEntry } from '@/lib/contract/commission/entries';
import * as views from '@/lib/services/desk/commission/entry-view';

export const GET = endpoint(viewEntry, async (viewer, { params }) => ({
  entry: await views.viewEntry(viewer, params.id),
}));
