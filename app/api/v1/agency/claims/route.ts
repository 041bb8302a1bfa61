import { endpoint } from '@/lib/api/endpoint';
import { listClaims } from '@/lib/contract/agency/claims';
import { claimsOf } from '@/lib/services/people/agency/claims';

export const GET = endpoint(listClaims, async (viewer) => ({ claims: await claimsOf(viewer) }));
