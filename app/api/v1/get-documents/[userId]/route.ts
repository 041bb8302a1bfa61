import { endpoint } from '@/lib/api/endpoint';
import { getDocuments } from '@/lib/contract/profile/documents';
import { documentsOf } from '@/lib/services/people/profile/documents';

export const GET = endpoint(getDocuments, (viewer, { params }) => documentsOf(viewer, params.userId));
