import { endpoint } from '@/lib/api/endpoint';
import {
  changeProspect as changeContract,
  removeProspect as removeContract,
} from '@/lib/contract/agency/prospect-changes';
import { viewProspect as viewContract } from '@/lib/contract/agency/prospects';
import { changeProspect, removeProspect } from '@/lib/services/people/prospects/change';
import { viewProspect } from '@/lib/services/people/prospects/list';

export const GET = endpoint(viewContract, (viewer, { params }) => viewProspect(viewer, params.id));

export const PATCH = endpoint(changeContract, async (viewer, { params, body }) => {
  await changeProspect(viewer, params.id, body);
  return { message: 'Saved.' };
});

export const DELETE = endpoint(removeContract, async (viewer, { params }) => {
  await removeProspect(viewer, params.id);
  return { message: 'Lead deleted.' };
});
