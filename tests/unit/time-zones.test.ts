import { describe, expect, it } from 'vitest';
import { deletionDay } from '@/app/app/_parts/leaving/deletion-day';
import { clockIn, isTimeZone, placeOfZone, presentZone } from '@/lib/domain/days/time-zones';
import { zonePlaces } from '@/lib/domain/days/zone-places';

const found = (typed: string) =>
  zonePlaces()
    .filter(({ place, also }) => `${place} ${also}`.toLowerCase().includes(typed.toLowerCase()))
    .map(({ name }) => name);

describe('time zones', () => {
  it('have the names of today', () => {
    expect(presentZone('Asia/Calcutta')).toBe('Asia/Kolkata');
    expect(placeOfZone('Asia/Katmandu')).toBe('Kathmandu');
    expect(presentZone('Europe/London')).toBe('Europe/London');
    expect(presentZone('')).toBe('');
  });

  it('say when something is, as their people count', () => {
    const evening = new Date('2026-11-29T20:05:00Z');
    expect(clockIn('Asia/Calcutta', evening)).toBe('01:35 Kolkata time');
    expect(clockIn('UTC', evening)).toBe('20:05 UTC');
    expect(deletionDay(evening.toISOString(), 'Asia/Kolkata')).toBe('30 Nov 2026, 01:35 Kolkata time');
  });

  it.each([
    ['India', 'Asia/Kolkata'],
    ['Kolkata', 'Asia/Kolkata'],
    ['mumbai', 'Asia/Kolkata'],
    ['Kathmandu', 'Asia/Kathmandu'],
    ['Nepal', 'Asia/Kathmandu'],
    ['Nigeria', 'Africa/Lagos'],
    ['Vancouver', 'America/Vancouver'],
    ['UTC', 'UTC'],
  ])('are found by %s', (typed, name) => {
    expect(found(typed)).toContain(name);
  });

  it('that are offered all exist, each once in a country', () => {
    const places = zonePlaces();
    expect(places.filter(({ name }) => !isTimeZone(name))).toEqual([]);
    expect(places.filter(({ name }) => presentZone(name) !== name)).toEqual([]);
    expect(new Set(places.map(({ place }) => place)).size).toBe(places.length);
  });
});
