import { CommandError } from '../../errors';

const minute = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** How far local time is ahead of UTC at an instant, in milliseconds. */
export type Zone = (ms: number) => number;

export const utc: Zone = () => 0;

/** A zone by Olson name ("Europe/Berlin") or by offset ("+05:30", "-0800", "+03"). */
export function parseZone(name: string): Zone {
  if (name === 'UTC' || name === 'GMT' || name === 'Z') return utc;
  const offset = /^([+-])(\d{2})(?::?(\d{2}))?$/.exec(name);
  if (offset) {
    const minutes = Number(offset[2]) * 60 + Number(offset[3] ?? 0);
    return () => (offset[1] === '-' ? -minutes : minutes) * minute;
  }
  const format = zoneFormat(name);
  return (ms) => localReading(format, ms) - Math.floor(ms / 1000) * 1000;
}

/** The instant at which clocks in the zone show this local reading (given as if it were UTC). */
export function instantOf(local: number, zone: Zone): number {
  const guess = local - zone(local);
  return local - zone(guess);
}

function zoneFormat(name: string): Intl.DateTimeFormat {
  const known = formats.get(name);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(name, format);
    return format;
  } catch {
    throw new CommandError(40485, `unrecognized time zone identifier: "${name}"`);
  }
}

function localReading(format: Intl.DateTimeFormat, ms: number): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(ms)) parts[type] = value;
  const year = parts.era === 'BC' ? 1 - Number(parts.year) : Number(parts.year);
  return utcTime(
    year,
    Number(parts.month),
    Number(parts.day),
    Number(parts.hour),
    Number(parts.minute),
    Number(parts.second),
  );
}

/** Milliseconds of a UTC date; months count from 1, and years below 100 mean themselves. */
export function utcTime(year: number, month = 1, day = 1, hour = 0, minutes = 0, seconds = 0, millis = 0): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minutes, seconds, millis);
}
