import { endpoint } from '@/lib/api/endpoint';
import { getOwnAgency, putOwnAgency } from '@/lib/contract/agency/handling';
import { nameOwnAgency, ownAgencyForm } from '@/lib/services/people/agents/handling-rights';

export const GET = endpoint(getOwnAgency, () => ownAgencyForm());

export const PUT = endpoint(putOwnAgency, async (viewer, { body }) => ({
  message: 'Saved.',
  ...(await nameOwnAgency(viewer, body)),
}));
