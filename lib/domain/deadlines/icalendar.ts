import { addDays } from '@/lib/domain/days/day';

/** A calendar of whole days and appointments in iCalendar (RFC 5545), with the extensions of RFC 7986 that programs ask for. */
export interface Calendar {
  name: string;
  /** IANA name of its owner's time zone. */
  timeZone: string;
  /** Who makes it: 'Study Abroad'. */
  product: string;
  events: readonly CalendarDay[];
}

export interface CalendarDay {
  /** Unique in the world and the same in each version: programs know an event by it. */
  uid: string;
  /** 'YYYY-MM-DD'. */
  on: string;
  /** The moment, where it has one: how long it takes isn't known. */
  at?: Date;
  summary: string;
  description: string;
  url: string;
  category: string;
  /** When what it says last changed. */
  changedOn: Date;
}

/**
 * The text of a calendar. Due days are days, not moments: `VALUE=DATE` is the same day wherever it is looked at, and in
 * each time zone; an interview is a moment, in UTC. `X-WR-TIMEZONE` names the owner's.
 */
export function calendarText({ name, timeZone, product, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${plain(product)}//Deadlines//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${escaped(timeZone)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** How often programs are asked to look again. */
const REFRESH = 'PT1H';

function eventLines({ uid, on, at, summary, description, url, category, changedOn }: CalendarDay): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(changedOn)}`,
    `LAST-MODIFIED:${stamp(changedOn)}`,
    ...(at ? [`DTSTART:${stamp(at)}`] : wholeDay(on)),
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    `CATEGORIES:${escaped(category)}`,
    `TRANSP:${at ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

const wholeDay = (on: string) => [
  `DTSTART;VALUE=DATE:${dateOf(on)}`,
  // The end is the first day that no longer belongs to it.
  `DTEND;VALUE=DATE:${dateOf(addDays(on, 1))}`,
];
const dateOf = (day: string) => day.replaceAll('-', '');
const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** TEXT of section 3.3.11. Control characters have no escape, and are left out. */
function escaped(text: string): string {
  return plain(
    text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n'),
  );
}

const plain = (text: string) => text.replaceAll(/\p{Cc}/gu, '');

/** Lines of at most 75 octets, folded between characters (section 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_LINE) {
      parts.push(part);
      part = '';
      // The blank that marks a folded line counts.
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
const LONGEST_LINE = 75;
