import { createHmac, timingSafeEqual } from 'node:crypto';
import { isTimeZone, presentZone } from '@/lib/domain/days/time-zones';
import { invalid, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { authSecret, siteUrl } from '@/lib/platform/env';
import { timeZoneOf } from '@/lib/platform/site-facts';
import { User, type UserRecord } from '@/models/user';

export interface CalendarAddress {
  /** Null while there is none. */
  address: string | null;
  /** IANA name; '' while it isn't known: days are then counted in the site's. */
  timeZone: string;
}

/** The viewer's private calendar address and time zone. */
export async function calendarAddress(viewer: Viewer): Promise<CalendarAddress> {
  return viewOf(await User.findById(viewer.userId, 'calendar timeZone').lean());
}

/** Makes the viewer a new calendar address, which ends the one before. */
export async function newCalendarAddress(viewer: Viewer): Promise<CalendarAddress> {
  const change = { $inc: { 'calendar.number': 1 }, $set: { 'calendar.isOpen': true } };
  return viewOf(await User.findByIdAndUpdate(viewer.userId, change, { returnDocument: 'after' }).lean());
}

/** Ends the viewer's calendar address; again changes nothing. */
export async function revokeCalendarAddress(viewer: Viewer): Promise<void> {
  await User.updateOne({ _id: viewer.userId }, { $set: { 'calendar.isOpen': false } });
}

/**
 * Sets the time zone that the viewer's days are counted in, by its present name. 422 for an unknown one.
 * @param ifNone a browser says it: only where none is stored, so what the person chose stays
 */
export async function setTimeZone(viewer: Viewer, timeZone: string, ifNone = false): Promise<CalendarAddress> {
  if (!isTimeZone(timeZone)) throw invalid({ timeZone: 'Please choose a time zone.' });
  const stored = ifNone ? { timeZone: { $in: [null, ''] } } : {};
  await User.updateOne({ _id: viewer.userId, ...stored }, { $set: { timeZone: presentZone(timeZone) } });
  return calendarAddress(viewer);
}

/** Whose calendar a file's name stands for. 404 for one that isn't ours, was revoked, or belongs to a closed account. */
export async function ownerOfCalendar(file: string): Promise<{ viewer: Viewer; timeZone: string }> {
  const [, userId, given] = /^([0-9a-f]{24})([\w-]{43})\.ics$/.exec(file) ?? [];
  const user =
    userId && given ? await User.findOne({ _id: userId, isVerified: true, disabled: { $ne: true } }).lean() : null;
  if (!user?.calendar?.isOpen || !given || !isSame(given, signature(user))) throw notFound('Calendar not found.');
  const { _id, role, name, email } = user;
  return { viewer: { userId: String(_id), role, name, email }, timeZone: timeZoneOf(user) };
}

type Owner = Pick<UserRecord, '_id' | 'calendar' | 'timeZone'>;

function viewOf(user: Owner | null): CalendarAddress {
  if (!user) throw notFound('User not found.');
  const file = `${user._id}${signature(user)}.ics`;
  return {
    address: user.calendar?.isOpen ? siteUrl(`/api/v1/calendar/${file}`) : null,
    timeZone: presentZone(user.timeZone ?? ''),
  };
}

/** Signed, not stored: a copy of the database opens no calendar. */
function signature({ _id, calendar }: Owner): string {
  return createHmac('sha256', authSecret())
    .update(`calendar:${_id}:${calendar?.number ?? 0}`)
    .digest('base64url');
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
