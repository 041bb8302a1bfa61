import { endpoint } from '@/lib/api/endpoint';
import { listCharges as contract } from '@/lib/contract/fees/charges';
import { waitingCharges } from '@/lib/services/people/fees/charges';

export const GET = endpoint(contract, (viewer) => waitingCharges(viewer));
