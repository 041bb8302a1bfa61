import { CommandError, ErrorCode } from '../../errors';
import { dayMs, isoYearStart } from './calendar';
import { instantOf, utcTime, type Zone } from './zone';

/**
 * The instant a text names: ISO 8601 without a format (a date, or date and time, with or without zone), or by a
 * format of % specifiers. `zone` holds for texts that name none.
 * @throws ConversionFailure
 */
export function parseDate(text: string, zone: Zone, format?: string): number {
  const fields = format === undefined ? isoFields(text) : formattedFields(text, format);
  if (!fields) throw failure(text);
  const { year, month, day, hour, minute, second, millis, offset } = fields;
  const wholeDay = fields.isoDay ?? utcTime(year, month, day);
  if (fields.isoDay === undefined && new Date(wholeDay).getUTCDate() !== day) throw failure(text);
  if (month < 1 || month > 12 || hour > 23 || minute > 59 || second > 59) throw failure(text);
  const local = wholeDay + hour * 3_600_000 + minute * 60_000 + second * 1000 + millis;
  return offset === undefined ? instantOf(local, zone) : local - offset * 60_000;
}

interface DateFields {
  year: number;
  month: number;
  day: number;
  /** The day when it was given by ISO week, as milliseconds. */
  isoDay?: number;
  hour: number;
  minute: number;
  second: number;
  millis: number;
  /** Minutes ahead of UTC. */
  offset?: number;
}

const iso =
  /^(\d{4})-(\d{2})(?:-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|GMT|UTC|[+-]\d{2}:?(?:\d{2})?)?)?)?$/;

function isoFields(text: string): DateFields | undefined {
  const match = iso.exec(text.trim());
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, fraction, zone] = match;
  const offset = zone === undefined ? undefined : offsetMinutes(zone);
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day ?? 1),
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
    millis: Math.trunc(Number(`0.${fraction ?? 0}`) * 1000 + 1e-6),
    ...(offset === undefined ? {} : { offset }),
  };
}

function offsetMinutes(zone: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return match[1] === '-' ? -minutes : minutes;
}

const specifiers: Readonly<Record<string, string>> = {
  Y: '(?<Y>\\d{4})',
  m: '(?<m>\\d{1,2})',
  d: '(?<d>\\d{1,2})',
  H: '(?<H>\\d{1,2})',
  M: '(?<M>\\d{1,2})',
  S: '(?<S>\\d{1,2})',
  L: '(?<L>\\d{1,3})',
  j: '(?<j>\\d{1,3})',
  G: '(?<G>\\d{4})',
  V: '(?<V>\\d{1,2})',
  u: '(?<u>[1-7])',
  b: '(?<b>[A-Za-z]{3})',
  B: '(?<B>[A-Za-z]+)',
  z: '(?<z>[+-]\\d{2}:?\\d{2}|Z)',
  Z: '(?<Z>[+-]\\d{1,4})',
  '%': '%',
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function formattedFields(text: string, format: string): DateFields | undefined {
  const pattern = format.replace(/%(.?)|[.*+?^${}()|[\]\\]/gs, (found, specifier: string | undefined) => {
    if (!found.startsWith('%')) return `\\${found}`;
    const source = specifiers[specifier ?? ''];
    if (!source) throw new CommandError(18536, `Invalid format character '%${specifier}' in format string`);
    return source;
  });
  const groups = new RegExp(`^${pattern}$`).exec(text)?.groups;
  if (!groups) return undefined;
  const number = (name: string, otherwise: number) => (groups[name] === undefined ? otherwise : Number(groups[name]));
  const monthName = (groups.b ?? groups.B)?.slice(0, 3).toLowerCase();
  const offset = groups.z ? offsetMinutes(groups.z) : groups.Z ? Number(groups.Z) : undefined;
  const isoDay = groups.G
    ? isoYearStart(number('G', 1970)) + ((number('V', 1) - 1) * 7 + number('u', 1) - 1) * dayMs
    : undefined;
  const dayOfYear = groups.j ? utcTime(number('Y', 1970), 1, number('j', 1)) : undefined;
  const givenDay = isoDay ?? dayOfYear;
  return {
    year: number('Y', 1970),
    month: monthName ? months.indexOf(monthName) + 1 : number('m', 1),
    day: number('d', 1),
    hour: number('H', 0),
    minute: number('M', 0),
    second: number('S', 0),
    millis: number('L', 0),
    ...(givenDay === undefined ? {} : { isoDay: givenDay }),
    ...(offset === undefined ? {} : { offset }),
  };
}

function failure(text: string): CommandError {
  return new CommandError(ErrorCode.ConversionFailure, `Error parsing date string '${text}'`);
}
