import { endpoint } from '@/lib/api/endpoint';
import { getSecondFactor } from '@/lib/contract/accounts/second-factor';
import { factorOf } from '@/lib/services/people/accounts/own-factor';

export const GET = endpoint(getSecondFactor, (viewer) => factorOf(viewer));
