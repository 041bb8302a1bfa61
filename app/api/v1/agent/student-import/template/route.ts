import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { studentImportTemplate } from '@/lib/contract/imports/student-import';
import { importTemplate } from '@/lib/services/desk/student-import/plan';

export const GET = endpoint(studentImportTemplate, async (_viewer, { query, ...call }) =>
  tableResponse(importTemplate(), query.format, call),
);
