import { endpoint } from '@/lib/api/endpoint';
import { ownFees as contract } from '@/lib/contract/fees/charges';
import { ownFees } from '@/lib/services/people/fees/charges';

export const GET = endpoint(contract, async (viewer) => ({ charges: await ownFees(viewer) }));
