import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The sheet of agreements by hand, and the sums in it. Nothing here is of the product. */

const COLUMNS = [
  ...(['agreement', 'student', 'day', 'what', 'part', 'currency', 'amount'] as const),
  ...(['bank', 'bankCurrency', 'charges', 'tax', 'sum', 'how'] as const),
] as const;
export type SheetRow = Record<(typeof COLUMNS)[number], string>;

/** Its rows, as they stand. */
export function sheetRows(): SheetRow[] {
  const text = readFileSync(fileURLToPath(new URL('ten-agreements.csv', import.meta.url)), 'utf8');
  const [heads, ...lines] = text.trimEnd().split('\n').map(cells);
  if (heads?.join() !== COLUMNS.join()) throw new Error('The sheet has other columns.');
  return lines.map(
    (line) => Object.fromEntries(COLUMNS.map((column, place) => [column, line[place] ?? ''])) as SheetRow,
  );
}

const cells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );

/** '-1,234.50' in hundredths. */
export const cents = (amount: string): number => Number(amount.replace(/[.,]/g, ''));

type Fraction = readonly [over: bigint, under: bigint];

/** What '(18000.00 - 3600.00) * 15% - 825.00' comes to, in exact fractions, rounded half up to hundredths. */
export function summed(sum: string): number {
  const tokens = sum.match(/min|\d+(?:\.\d+)?%?|[-+*/(),]/g) ?? [];
  const take = (token: string) => tokens[0] === token && tokens.shift() !== undefined;
  const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
  const factor = (): Fraction => {
    if (take('-')) {
      const [over, under] = factor();
      return [-over, under];
    }
    if (take('min')) {
      take('(');
      const one = all();
      take(',');
      const other = all();
      take(')');
      return one[0] * other[1] <= other[0] * one[1] ? one : other;
    }
    if (take('(')) {
      const inside = all();
      take(')');
      return inside;
    }
    const number = tokens.shift() ?? '';
    const [whole = '', part = ''] = number.replace('%', '').split('.');
    return [BigInt(whole + part), 10n ** BigInt(part.length + (number.endsWith('%') ? 2 : 0))];
  };
  const product = (): Fraction => {
    let [over, under] = factor();
    for (;;) {
      const sign = tokens[0];
      if (sign !== '*' && sign !== '/') return [over, under];
      tokens.shift();
      const [a, b] = factor();
      [over, under] = sign === '*' ? [over * a, under * b] : [over * b, under * a];
    }
  };
  const all = (): Fraction => {
    let now = product();
    for (;;) {
      if (take('+')) now = plus(now, product());
      else if (take('-')) {
        const [over, under] = product();
        now = plus(now, [-over, under]);
      } else return now;
    }
  };
  const [over, under] = all();
  if (tokens.length > 0 || under === 0n) throw new Error(`This is no sum: ${sum}`);
  const twice = over * 200n + under;
  const by = under * 2n;
  return Number(twice / by - (twice % by < 0n ? 1n : 0n));
}
