import { endpoint } from '@/lib/api/endpoint';
import { mergeUniversity } from '@/lib/contract/imports/course-imports';
import { mergeUniversities } from '@/lib/services/catalogue/course-import/university-merge';
import { importView } from '@/lib/services/catalogue/course-import/views';

export const POST = endpoint(mergeUniversity, async (viewer, { body }) => ({
  message: 'The universities are being merged.',
  import: importView(await mergeUniversities(viewer, body)),
}));
