import { endpoint } from '@/lib/api/endpoint';
import { ownDeclared as contract } from '@/lib/contract/fees/declared';
import { declaredFor } from '@/lib/services/people/agency/declared';

export const GET = endpoint(contract, (viewer, { query }) => declaredFor(viewer.userId, query));
