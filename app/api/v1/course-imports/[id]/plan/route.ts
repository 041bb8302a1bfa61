import { endpoint } from '@/lib/api/endpoint';
import { planCourseImport } from '@/lib/contract/imports/course-imports';
import { planBatch } from '@/lib/services/catalogue/course-import/batches';
import { importView } from '@/lib/services/catalogue/course-import/views';

export const POST = endpoint(planCourseImport, async (viewer, { params, body }) => ({
  success: true,
  message: 'The file is being read.',
  import: importView(await planBatch(viewer, params.id, body)),
}));
