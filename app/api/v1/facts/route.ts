import { endpoint } from '@/lib/api/endpoint';
import { facts as contract } from '@/lib/contract/catalogue/facts';
import { factsOn } from '@/lib/services/catalogue/facts/facts';

export const GET = endpoint(contract, (_viewer, { query }) => factsOn(query.on));
