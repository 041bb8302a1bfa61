import { endpoint } from '@/lib/api/endpoint';
import { viewNumbersToRead } from '@/lib/contract/agency/phone-numbers';
import { numbersToRead } from '@/lib/services/people/prospects/numbers';

export const GET = endpoint(viewNumbersToRead, numbersToRead);
