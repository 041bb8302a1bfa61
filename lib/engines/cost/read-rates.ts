import { dayOf } from '@/lib/domain/days/day';
/** Rates of one day, as a list states them. */
export interface ReadRates {
  /** What they are per: 'EUR'. */
  base: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  perBase: Record<string, number>;
}

const MOST_CURRENCIES = 200;
/** What lists of central banks are per that name no other. */
const USUAL_BASE = 'EUR';
const DATE_HEAD = /^(?:date|day|datum|fecha|data|time period)\b/i;
const NOTHING = /^(?:n\/?a|-+|\.+|)$/i;

/**
 * Reads a list of reference rates as central banks publish them: a head 'Date, USD, JPY, …' and rows of a day and rates per
 * unit of a base, euro where the list names no other; the newest row counts. As a spreadsheet saves it in any language: with
 * commas, semicolons or tabs between cells, and points or commas in numbers, the same throughout. A text says why it can't be
 * read: no cell is passed over that might be a rate.
 */
export function parseRates(csv: string): ReadRates | string {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = separatorOf(lines[0] ?? '');
  const [head = [], ...rows] = lines.filter((line) => line.trim() !== '').map((line) => cellsOf(line, separator));
  if (!DATE_HEAD.test(head[0] ?? '')) return 'The first column must be headed Date.';
  if (head.length > MOST_CURRENCIES) return 'There are too many columns.';
  const newest = newestOf(rows);
  if (typeof newest === 'string') return newest;
  if (newest.cells.length > head.length) {
    return `The row for ${newest.day} has ${newest.cells.length} cells, but the header row has ${head.length}. Please save the list with semicolons between the cells, or with decimal points in the numbers.`;
  }
  const figures = figuresIn(head, newest.cells);
  if (typeof figures === 'string') return figures;
  const base = baseOf(head, newest.cells, figures);
  if (base.length > 3) return base;
  const perBase = Object.fromEntries([...figures].filter(([code]) => code !== base));
  return Object.keys(perBase).length > 0
    ? { base, day: newest.day, perBase }
    : 'No column is headed with a currency like USD.';
}

/** One for the whole list, by its head: codes of currencies hold none of them. */
function separatorOf(head: string): string {
  return ['\t', ';', '|', ','].find((one) => head.includes(one)) ?? ',';
}

function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  cells.push(cell.trim());
  while (cells.length > 0 && cells.at(-1) === '') cells.pop();
  return cells;
}

function newestOf(rows: readonly string[][]): { day: string; cells: string[] } | string {
  const days = rows.map(([first = '']) => first);
  const order = orderOf(days);
  const dated = rows.flatMap((cells) => {
    const day = dayFrom(cells[0] ?? '', order);
    return day ? [{ day, cells }] : [];
  });
  const [newest] = dated.sort((one, other) => other.day.localeCompare(one.day));
  return newest ?? 'No row begins with a date like 2026-11-20 or 20 November 2026.';
}

/** Whether days come before months in '25/11/2026'; null where no row tells. */
function orderOf(days: readonly string[]): 'day' | 'month' | null {
  const parts = days.flatMap((day) => {
    const match = /^(\d{1,2})\/(\d{1,2})\/\d{4}$/.exec(day);
    return match ? [[Number(match[1]), Number(match[2])] as const] : [];
  });
  if (parts.some(([first]) => first > 12)) return 'day';
  return parts.some(([, second]) => second > 12) ? 'month' : null;
}

/** '20 November 2026', '2026-11-20', '20.11.2026' or '20/11/2026' as '2026-11-20'; null for what is no day, or not clearly one. */
function dayFrom(text: string, order: 'day' | 'month' | null): string | null {
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return validDay(dotted[3], dotted[2], dotted[1]);
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (slashed) {
    if (order === null) return null;
    const [, one, two, year] = slashed;
    return order === 'day' ? validDay(year, two, one) : validDay(year, one, two);
  }
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return validDay(iso[1], iso[2], iso[3]);
  const at = /^\d{1,2} [A-Za-z]{3,9} \d{4}$/.test(text) ? Date.parse(`${text} UTC`) : Number.NaN;
  return Number.isNaN(at) ? null : dayOf(new Date(at), 'UTC');
}

function validDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : null;
}

const isCode = (text: string) => /^[A-Z]{3}$/.test(text);

/** The rates under heads that are codes of currencies; a text names the cell that is none. */
function figuresIn(head: readonly string[], cells: readonly string[]): Map<string, number> | string {
  const rated = head.flatMap((code, index) => (isCode(code) ? [{ code, text: cells[index] ?? '' }] : []));
  const stated = rated.filter(({ text }) => !NOTHING.test(text));
  const comma = decimalOf(stated.map(({ text }) => text));
  if (comma === null) return 'Some rates have a decimal comma and others a decimal point. Please use only one of them.';
  const figures = new Map<string, number>();
  for (const { code, text } of stated) {
    const plain = text.replace(/[\s'’]/g, '');
    const shaped =
      comma === ','
        ? /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^\d+(?:,\d+)?$/
        : /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/;
    const thousands = comma === ',' ? /\./g : /,/g;
    const rate = shaped.test(plain) ? Number(plain.replace(thousands, '').replace(',', '.')) : Number.NaN;
    if (!(rate > 0 && Number.isFinite(rate))) return `“${text}” under ${code} is not a rate. Please correct it.`;
    if (figures.has(code) && figures.get(code) !== rate) return `Two columns are headed ${code}, with different rates.`;
    figures.set(code, rate);
  }
  return figures;
}

/** What stands before the decimals in all of them; null where some have a comma and others a point. */
function decimalOf(texts: readonly string[]): ',' | '.' | null {
  const last = new Set(
    texts.flatMap((text) => {
      const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
      return at < 0 ? [] : [text[at] as ',' | '.'];
    }),
  );
  if (last.size === 2) return null;
  return last.has(',') ? ',' : '.';
}

/**
 * Whose unit the rates are per: named in a column 'Base' or in a head like 'Date (per USD)', or the one that is 1; a
 * text where that isn't clear.
 */
function baseOf(head: readonly string[], cells: readonly string[], figures: ReadonlyMap<string, number>): string {
  const column = head.findIndex((text) => /^base(?: currency)?$/i.test(text));
  const inColumn = (cells[column] ?? '').toUpperCase();
  const inHead = head.flatMap((text) => /\b(?:per|base:?)\s+(?:1\s+)?([A-Z]{3})\b/.exec(text)?.[1] ?? []);
  const ones = [...figures].flatMap(([code, rate]) => (rate === 1 ? [code] : []));
  const named = new Set([...(isCode(inColumn) ? [inColumn] : []), ...inHead]);
  if (named.size > 1) return `The list names two base currencies: ${[...named].join(' and ')}.`;
  const [one = USUAL_BASE] = ones.length === 1 ? ones : [];
  if (named.size === 0 && one !== USUAL_BASE && !figures.has(USUAL_BASE)) {
    return `One ${one} is 1 in this list. Please add a column headed Base with the currency that the rates are based on.`;
  }
  const [base = one] = named;
  const own = figures.get(base);
  if (own === undefined || own === 1) return base;
  return `The list has a rate for ${base} that isn’t 1, so the rates are based on another currency. Please add a column headed Base with that currency.`;
}
