import { endpoint } from '@/lib/api/endpoint';
import { applyCourseImport } from '@/lib/contract/imports/course-imports';
import { applyBatch } from '@/lib/services/catalogue/course-import/batches';
import { importView } from '@/lib/services/catalogue/course-import/views';

export const POST = endpoint(applyCourseImport, async (viewer, { params, body }) => ({
  success: true,
  message: 'The changes are being applied.',
  import: importView(await applyBatch(viewer, params.id, body)),
}));
