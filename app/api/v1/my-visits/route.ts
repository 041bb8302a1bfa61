import { endpoint } from '@/lib/api/endpoint';
import { ownVisits as contract } from '@/lib/contract/my-data/visits';
import { ownVisits } from '@/lib/services/records/visits/visits';

export const GET = endpoint(contract, (viewer, { query }) => ownVisits(viewer, query));
