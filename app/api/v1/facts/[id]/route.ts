import { endpoint } from '@/lib/api/endpoint';
import { factOf, putFact as putContract, resetFact as resetContract } from '@/lib/contract/catalogue/facts';
import { putFact, resetFact, wholeFact } from '@/lib/services/catalogue/facts/facts';

export const GET = endpoint(factOf, async (_viewer, { params }) => ({ fact: await wholeFact(params.id) }));

export const PUT = endpoint(putContract, async (viewer, { params, body }) => ({
  message: 'The fact was saved.',
  fact: await putFact(viewer, params.id, body.periods, body.seen),
}));

export const DELETE = endpoint(resetContract, async (viewer, { params }) => ({
  message: 'The fact was reset to the built-in value.',
  fact: await resetFact(viewer, params.id),
}));
