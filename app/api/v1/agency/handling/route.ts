import { endpoint } from '@/lib/api/endpoint';
import { nameForHandling as contract, ownHandling as ownContract } from '@/lib/contract/agency/handling';
import { nameForHandling, ownHandling } from '@/lib/services/people/agents/handling-rights';

export const GET = endpoint(ownContract, (viewer) => ownHandling(viewer));

export const PUT = endpoint(contract, async (viewer, { body }) => ({
  message: body.named ? 'Added. An admin must allow it first.' : 'Removed.',
  ...(await nameForHandling(viewer, body)),
}));
