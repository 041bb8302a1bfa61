import { endpoint } from '@/lib/api/endpoint';
import { proposedItems as contract } from '@/lib/contract/applications/checklist-templates';
import { proposedItems } from '@/lib/services/applications/checklists/proposals';

export const GET = endpoint(contract, async (viewer, { params }) => ({
  items: await proposedItems(viewer, params.id),
}));
