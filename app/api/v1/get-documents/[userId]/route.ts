import { endpoint } from '@/lib/api/endpoint';
import { getDocuments } from '@/lib/contract/documents';
import { documentsOf } from '@/lib/services/documents';

export const GET = endpoint(getDocuments, (viewer, { params }) => documentsOf(viewer, params.userId));
