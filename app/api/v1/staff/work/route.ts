import { endpoint } from '@/lib/api/endpoint';
import { myWork as contract } from '@/lib/contract/people/work';
import { myWork } from '@/lib/services/desk/my-work';

export const GET = endpoint(contract, (viewer, { query: { inCharge = 'me', everyone, group } }) =>
  myWork(viewer, { group, ...(everyone ? {} : { inCharge }) }, new Date()),
);
