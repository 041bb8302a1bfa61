import { endpoint } from '@/lib/api/endpoint';
import { courseImportRows } from '@/lib/contract/imports/course-imports';
import { importRows } from '@/lib/services/catalogue/course-import/views';

export const GET = endpoint(courseImportRows, (_viewer, { params, query }) => importRows(params.id, query));
