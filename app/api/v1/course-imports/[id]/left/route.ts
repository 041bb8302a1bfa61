import { endpoint } from '@/lib/api/endpoint';
import { leaveCourseRows } from '@/lib/contract/imports/course-imports';
import { leaveEntries } from '@/lib/services/catalogue/course-import/left-rows';
import { importView } from '@/lib/services/catalogue/course-import/views';

export const PUT = endpoint(leaveCourseRows, async (_viewer, { params, body }) => ({
  success: true,
  message: body.leave ? 'These entries will be skipped.' : 'These entries will be applied.',
  import: importView(await leaveEntries(params.id, body)),
}));
