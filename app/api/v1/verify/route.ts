import { endpoint } from '@/lib/api/endpoint';
import { verify } from '@/lib/contract/accounts/verification';
import { verifyByCode } from '@/lib/services/people/accounts/verification';

export const POST = endpoint(verify, (viewer, { body }) => verifyByCode(viewer, body));
