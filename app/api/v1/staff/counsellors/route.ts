import { endpoint } from '@/lib/api/endpoint';
import { counsellors as contract } from '@/lib/contract/people/desk';
import { listCounsellors } from '@/lib/services/people/staff/counsellors';

export const GET = endpoint(contract, async () => ({ counsellors: await listCounsellors() }));
