import { endpoint } from '@/lib/api/endpoint';
import { markPractice } from '@/lib/contract/practice/practice';
import { markSet } from '@/lib/services/catalogue/practice/marks';

export const POST = endpoint(markPractice, (_viewer, { params, body }) => markSet(params.id, body));
