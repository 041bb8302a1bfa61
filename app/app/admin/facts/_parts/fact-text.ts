import type { WholeFact } from '@/lib/contract/catalogue/facts';
import type { FactShape, FactValue } from '@/lib/engines/facts/fact';

/** A table as people write it: one 'name: value' a line. */
export function valueText(value: FactValue): string {
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${one}`)
    .join('\n');
}

/** What was typed as a value of the fact's shape; the server says what is wrong with one that isn't. */
export function typedValue(text: string, shape: FactShape): FactValue {
  if (shape === 'text') return text;
  if (shape === 'number') return numberOr(text);
  const rows = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    rows.map((line) => {
      const at = line.lastIndexOf(':');
      return [line.slice(0, Math.max(0, at)).trim() || line.trim(), numberOr(line.slice(at + 1))];
    }),
  );
}

/** In one line: '1: 22895 · 2: 28502'. */
export const valueLine = (value: FactValue): string => valueText(value).replaceAll('\n', ' · ');

/** The period that is valid today, else the last one. */
export function currentPeriod(
  { periods }: Pick<WholeFact, 'periods'>,
  today: string,
): WholeFact['periods'][number] | undefined {
  return (
    periods.find(({ validFrom, validTo }) => validFrom <= today && (validTo === null || today <= validTo)) ??
    periods.at(-1)
  );
}

/** Whether someone must look again: a period that is valid today or later is past its review day. */
export function isDue({ periods }: Pick<WholeFact, 'periods'>, today: string): boolean {
  return periods.some(({ validTo, reviewBy }) => reviewBy < today && (validTo === null || today <= validTo));
}

const numberOr = (text: string): number | string => {
  const typed = text.trim().replaceAll(',', '');
  return typed !== '' && Number.isFinite(Number(typed)) ? Number(typed) : text.trim();
};
