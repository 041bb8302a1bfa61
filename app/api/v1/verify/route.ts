import { endpoint } from '@/lib/api/endpoint';
import { verify } from '@/lib/contract/verification';
import { verifyByCode } from '@/lib/services/verification';

export const POST = endpoint(verify, (viewer, { body }) => verifyByCode(viewer, body));
