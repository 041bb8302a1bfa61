import { dayOf } from '@/lib/domain/days/day';
import { withoutInvisible } from '@/lib/domain/texts/invisible';
import type { Cell } from '../spreadsheet';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  pound: '£',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  eacute: 'é',
  egrave: 'è',
  ccedil: 'ç',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
};

/** A cell longer than this is cut before anything looks at it: Excel itself allows 32,767. */
const LONGEST_CELL = 100_000;

/** Most cells: short, ASCII, nothing to tidy, no markup. Only a shortcut past the work below. */
const PLAIN = /^[!-%'-;=-~](?: ?[!-%'-;=-~]){0,300}$/;

/** A cell as text: numbers and dates as people write them, HTML as plain text, white space tidied. Keeps line breaks. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return dayOf(cell, 'UTC');
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  if (typeof cell === 'number') return String(cell);
  if (PLAIN.test(cell)) return cell;
  return tidy(htmlToText(cell.slice(0, LONGEST_CELL)));
}

/** The same on one line. */
export function cellLine(cell: Cell): string {
  return cellText(cell).replace(/\s*\n\s*/g, ' ');
}

/** Markup out, its line structure and entities kept as text. Text without markup comes back as it is. */
function htmlToText(text: string): string {
  const plain = /<[a-z!/]/i.test(text)
    ? text
        .replace(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
        .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
        .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|\/ul|\/ol)\b[^<>]*>/gi, '\n')
        .replace(/<li\b[^<>]*>/gi, '• ')
        .replace(/<\/?[a-z][^<>]*>/gi, ' ')
        // A tag that was cut off at the cell's end.
        .replace(/<(?:\/[a-z][a-z0-9]*|[a-z]+ [^<>]*=[^<>]*)\s*$/i, ' ')
    : text;
  return plain.includes('&') ? plain.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, entity) : plain;
}

function entity(whole: string, decimal: string | undefined, hex: string | undefined, name: string | undefined): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

function tidy(text: string): string {
  return withoutInvisible(text)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Zs}\t\v\f]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (mark) => (/[\n\u200c\u200d]/.test(mark) ? mark : ''))
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** '08 - Management and Commerce' → 'Management and Commerce'. */
export function withoutCode(text: string): string {
  return text.replace(/^\d{1,6}(?:\.\d{1,4})?\s*[-–:]\s*(?=\p{L})/u, '');
}
