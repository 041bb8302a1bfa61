import { endpoint } from '@/lib/api/endpoint';
import { courseImportOf, discardCourseImport } from '@/lib/contract/imports/course-imports';
import { discardBatch } from '@/lib/services/catalogue/course-import/batches';
import { viewImport } from '@/lib/services/catalogue/course-import/views';

export const GET = endpoint(courseImportOf, async (_viewer, { params }) => ({ import: await viewImport(params.id) }));

export const DELETE = endpoint(discardCourseImport, async (_viewer, { params }) => {
  await discardBatch(params.id);
  return { success: true, message: 'Upload discarded. Nothing was changed.' };
});
