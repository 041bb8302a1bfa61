import { endpoint } from '@/lib/api/endpoint';
import { proposeColumns } from '@/lib/contract/imports/course-imports';
import { proposalFor } from '@/lib/services/catalogue/course-import/batches';

export const POST = endpoint(proposeColumns, (_viewer, { params, body }) => proposalFor(params.id, body));
