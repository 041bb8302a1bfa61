import { typeName } from '../../bson/type-names';
import { DateTime, type Value } from '../../bson/types';
import { CommandError, ErrorCode } from '../../errors';
import { partsOf } from '../dates/calendar';
import { parseDate } from '../dates/parse';
import { isNullish } from './arguments';
import { dateArguments, instant, zoneOf } from './date-arguments';
import type { Compile, CompileContext, Expression } from './scope';

export const dateFormatOperators: Record<string, Compile> = {
  $dateToString: dateToString,
  $dateFromString: dateFromString,
};

/** The way dates become strings in MongoDB: 2024-05-01T12:00:00.000Z. */
export function isoDate({ ms }: DateTime): string {
  return formatDate(ms, 0, '%Y-%m-%dT%H:%M:%S.%LZ');
}

function dateToString(operand: Value, context: CompileContext): Expression {
  const parts = dateArguments('$dateToString', operand, ['date'], ['format', 'timezone', 'onNull'], context);
  const onNull = parts.get('onNull');
  return (scope) => {
    const date = parts.get('date')?.(scope);
    const format = parts.has('format') ? parts.get('format')?.(scope) : undefined;
    const zone = zoneOf(parts.get('timezone'), scope);
    if (isNullish(date)) return onNull ? onNull(scope) : null;
    if (!zone || (parts.has('format') && isNullish(format))) return null;
    if (format !== undefined && typeof format !== 'string')
      throw new CommandError(18533, `$dateToString requires that 'format' be a string, found: ${typeName(format)}`);
    const ms = instant(date);
    const offset = zone(ms);
    const fallback = offset === 0 && !parts.has('timezone') ? '%Y-%m-%dT%H:%M:%S.%LZ' : '%Y-%m-%dT%H:%M:%S.%L';
    return formatDate(ms, offset, format ?? fallback);
  };
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function formatDate(ms: number, offset: number, format: string): string {
  const parts = partsOf(ms + offset);
  return format.replace(/%(.?)/gs, (_, specifier: string) => {
    switch (specifier) {
      case 'Y':
        if (parts.year < 0 || parts.year > 9999)
          throw new CommandError(
            18537,
            `Could not convert date to string: date component was outside the supported range of 0-9999: ${parts.year}`,
          );
        return padded(parts.year, 4);
      case 'm':
        return padded(parts.month, 2);
      case 'd':
        return padded(parts.day, 2);
      case 'H':
        return padded(parts.hour, 2);
      case 'M':
        return padded(parts.minute, 2);
      case 'S':
        return padded(parts.second, 2);
      case 'L':
        return padded(parts.millisecond, 3);
      case 'j':
        return padded(parts.dayOfYear, 3);
      case 'w':
        return String(parts.dayOfWeek);
      case 'u':
        return String(parts.isoDayOfWeek);
      case 'U':
        return padded(parts.week, 2);
      case 'V':
        return padded(parts.isoWeek, 2);
      case 'G':
        return padded(parts.isoWeekYear, 4);
      case 'b':
        return (monthNames[parts.month - 1] as string).slice(0, 3);
      case 'B':
        return monthNames[parts.month - 1] as string;
      case 'z':
        return `${offset < 0 ? '-' : '+'}${padded(Math.abs(offset) / 3_600_000, 2)}${padded((Math.abs(offset) / 60_000) % 60, 2)}`;
      case 'Z':
        return `${offset < 0 ? '-' : '+'}${padded(Math.abs(offset) / 60_000, 3)}`;
      case '%':
        return '%';
      default:
        throw new CommandError(18536, `Invalid format character '%${specifier}' in format string`);
    }
  });
}

function padded(number: number, length: number): string {
  return String(Math.trunc(number)).padStart(length, '0');
}

function dateFromString(operand: Value, context: CompileContext): Expression {
  const parts = dateArguments(
    '$dateFromString',
    operand,
    ['dateString'],
    ['format', 'timezone', 'onError', 'onNull'],
    context,
  );
  const [onNull, onError] = [parts.get('onNull'), parts.get('onError')];
  return (scope) => {
    const text = parts.get('dateString')?.(scope);
    if (isNullish(text)) return onNull ? onNull(scope) : null;
    const zone = zoneOf(parts.get('timezone'), scope);
    const format = parts.get('format')?.(scope);
    if (!zone || (parts.has('format') && isNullish(format))) return null;
    try {
      if (typeof text !== 'string')
        throw new CommandError(
          ErrorCode.ConversionFailure,
          `$dateFromString requires that 'dateString' be a string, found: ${typeName(text)}`,
        );
      if (format !== undefined && typeof format !== 'string')
        throw new CommandError(40684, `$dateFromString requires that 'format' be a string, found: ${typeName(format)}`);
      return new DateTime(parseDate(text, zone, format));
    } catch (error) {
      if (onError && error instanceof CommandError && error.code === ErrorCode.ConversionFailure) return onError(scope);
      throw error;
    }
  };
}
