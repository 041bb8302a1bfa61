/**
 * Raw scores of forty and the bands that IDP, one of the test's owners, prints for them; the table moves a little with
 * each version of the test. Source: IDP's pages on results, checked on 31 July 2026. The least raw score of each band.
 */
const LEAST = {
  listening: { 9: 39, 8.5: 37, 8: 35, 7.5: 32, 7: 30, 6.5: 26, 6: 23, 5.5: 18, 5: 16, 4.5: 13, 4: 11 },
  reading: {
    9: 39,
    8.5: 37,
    8: 35,
    7.5: 33,
    7: 30,
    6.5: 27,
    6: 23,
    5.5: 19,
    5: 15,
    4.5: 13,
    4: 10,
    3.5: 8,
    3: 6,
    2.5: 4,
  },
} as const;

/** Two bands side by side; `from` null: below the lowest one that is published. */
export interface BandRange {
  from: number | null;
  to: number;
}

const WHOLE_SET = 40;

/**
 * The range that a number of right answers points at: the band it falls in, and the neighbour it lies nearer to. Where it lies as near
 * to both, the range goes up, as the owners round an average of the four skills that lies between two bands up. That is this site's
 * own choice: IDP's page in its stored copy (ielts.idp.com/canada/results/ielts-band-scores, looked for on 28 November 2026) only says
 * that a band follows from the raw score, and no copy of the owners' pages was found that gives a range or says how to break a tie;
 * that averages are rounded up was read on pages of others (ngunghia.com/31-out-of-40-in-ielts-listening) alone.
 * Null for a set that has not all forty questions, and below the lowest band that is published.
 */
export function indicativeBand(skill: keyof typeof LEAST, right: number, questions: number): BandRange | null {
  if (questions !== WHOLE_SET || !Number.isInteger(right) || right < 0 || right > WHOLE_SET) return null;
  const rows = Object.entries(LEAST[skill])
    .map(([band, least]) => ({ band: Number(band), least }))
    .sort((one, other) => other.band - one.band);
  const at = rows.findIndex(({ least }) => right >= least);
  const row = rows[at];
  if (!row) return null;
  const above = rows[at - 1];
  const below = rows[at + 1];
  if (above && above.least - right <= right - row.least) return { from: row.band, to: above.band };
  return { from: below?.band ?? null, to: row.band };
}
