import { endpoint } from '@/lib/api/endpoint';
import { takeBackCourseImport } from '@/lib/contract/imports/course-imports';
import { takeBackBatch } from '@/lib/services/catalogue/course-import/batches';
import { importView } from '@/lib/services/catalogue/course-import/views';

export const POST = endpoint(takeBackCourseImport, async (viewer, { params }) => ({
  success: true,
  message: 'The upload is being undone.',
  import: importView(await takeBackBatch(viewer, params.id)),
}));
