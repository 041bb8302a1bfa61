import type { Weights } from './roles';
import kept from './weights.json';

let weights: Weights | undefined;

/** What was learnt of the labelled sentences, as `npm run search:learn` keeps it beside this file. */
export function learnt(): Weights {
  weights ??= {
    steps: kept.steps,
    signs: Object.fromEntries(
      kept.signs.map((line) => {
        const [sign = '', numbers = ''] = line.split('\t');
        return [sign, numbers.split(',').map(Number)];
      }),
    ),
  };
  return weights;
}

/** The same as a file: a line for each sign. */
export const asFile = ({ signs, steps }: Weights): string => {
  const lines = Object.entries(signs).map(([sign, row]) => `${sign}\t${row.map((one) => one || '').join(',')}`);
  return `${JSON.stringify({ steps, signs: lines.sort() }, null, 0).replaceAll('","', '",\n"')}\n`;
};
