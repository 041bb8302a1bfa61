/** The smallest value that this share (0 to 1) of the values don't exceed; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Half of the values, and 95 and 99 of a hundred, in ms. */
export const figures = (values: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(values, share).toFixed(2)} ms`).join('   ');
