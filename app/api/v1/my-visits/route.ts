import { endpoint } from '@/lib/api/endpoint';
import { ownAccessLog as contract } from '@/lib/contract/my-data/access-log';
import { ownAccessLog } from '@/lib/services/records/access-log/own';

export const GET = endpoint(contract, (viewer, { query }) => ownAccessLog(viewer, query));
