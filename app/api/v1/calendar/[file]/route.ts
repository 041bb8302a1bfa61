import { endpoint } from '@/lib/api/endpoint';
import { calendarFile } from '@/lib/contract/applications/deadlines';
import { calendarOf } from '@/lib/services/desk/deadlines/calendar';

export const GET = endpoint(calendarFile, async (_viewer, { params, headers }) => {
  headers.set('content-type', 'text/calendar; charset=utf-8');
  headers.set('content-disposition', 'inline; filename="deadlines.ics"');
  return new Response(await calendarOf(params.file, new Date()), { headers });
});
