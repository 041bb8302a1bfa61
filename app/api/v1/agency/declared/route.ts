import { endpoint } from '@/lib/api/endpoint';
import { declareEarning as addContract, listDeclared as listContract } from '@/lib/contract/fees/declared';
import { declareEarning, listDeclared } from '@/lib/services/people/agency/declared';

export const GET = endpoint(listContract, (viewer) => listDeclared(viewer));

export const POST = endpoint(addContract, async (viewer, { body }) => {
  await declareEarning(viewer, body);
  return { message: 'Saved. Your students can see it now.' };
});
