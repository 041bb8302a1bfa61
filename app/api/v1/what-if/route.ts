import { endpoint } from '@/lib/api/endpoint';
import { whatIf } from '@/lib/contract/catalogue/what-if';
import { whatIfFor } from '@/lib/services/catalogue/search/what-if';

export const GET = endpoint(whatIf, (viewer, { query }) => whatIfFor(viewer, query));
