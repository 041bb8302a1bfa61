import { endpoint } from '@/lib/api/endpoint';
import { fit } from '@/lib/contract/applications/fit';
import { fitsFor } from '@/lib/services/catalogue/search/fits';

export const POST = endpoint(fit, (_viewer, { body }) => fitsFor(body));
