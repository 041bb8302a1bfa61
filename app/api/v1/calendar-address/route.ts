import { endpoint } from '@/lib/api/endpoint';
import * as contract from '@/lib/contract/applications/deadlines';
import {
  calendarAddress,
  newCalendarAddress,
  revokeCalendarAddress,
  setTimeZone,
} from '@/lib/services/applications/deadlines/calendar-address';

export const GET = endpoint(contract.calendarAddress, (viewer) => calendarAddress(viewer));

export const POST = endpoint(contract.newCalendarAddress, (viewer) => newCalendarAddress(viewer));

export const PUT = endpoint(contract.setTimeZone, (viewer, { body }) =>
  setTimeZone(viewer, body.timeZone, body.ifNone),
);

export const DELETE = endpoint(contract.revokeCalendarAddress, async (viewer) => {
  await revokeCalendarAddress(viewer);
  return { message: 'The calendar address was revoked.' };
});
