import { describe, expect, it } from 'vitest';
import { exactTime, timeAgo } from '@/components/activity/time-ago';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const secondsBefore = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString();
const HOUR = 3_600;
const DAY = 24 * HOUR;

describe('how long ago something was', () => {
  it.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 minute ago'],
    [59 * 60 + 59, '59 minutes ago'],
    [3 * HOUR, '3 hours ago'],
    [DAY - 1, '23 hours ago'],
    [DAY, 'yesterday'],
    [3 * DAY, '3 days ago'],
    [8 * DAY, 'last week'],
    [60 * DAY, '2 months ago'],
    [800 * DAY, '2 years ago'],
  ])('is said in the largest whole unit: %i s', (seconds, words) => {
    expect(timeAgo(secondsBefore(seconds), NOW)).toBe(words);
  });

  it('is "just now" for a clock that runs ahead', () => {
    expect(timeAgo(secondsBefore(-90), NOW)).toBe('just now');
  });

  it('has an exact time that names its zone', () => {
    expect(exactTime('2026-11-20T13:45:10.000Z')).toBe('20 Nov 2026, 13:45 UTC');
  });
});
