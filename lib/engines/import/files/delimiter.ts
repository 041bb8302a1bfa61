const CANDIDATES = [',', ';', '\t', '|'];
const SAMPLE_RECORDS = 60;

/** The delimiter named by Excel's first line 'sep=;', or null. */
export function delimiterLine(sample: string): string | null {
  return /^\uFEFF?sep=(.)\r?\n/i.exec(sample)?.[1] ?? null;
}

/**
 * Which character separates the columns: the one that splits the most records of the sample into the same number of
 * columns, the larger number winning a tie. A table of one column counts as comma-separated.
 */
export function detectDelimiter(sample: string): string {
  const stated = delimiterLine(sample);
  if (stated) return stated;
  const scores = CANDIDATES.map((delimiter) => ({ delimiter, ...regularity(countPerRecord(sample, delimiter)) }));
  scores.sort((a, b) => b.records - a.records || b.separators - a.separators);
  return scores[0] && scores[0].records > 0 ? scores[0].delimiter : ',';
}

/** Delimiters outside quotes in each record that isn't blank. A quote counts only where a field can begin. */
function countPerRecord(sample: string, delimiter: string): number[] {
  const counts: number[] = [];
  let count = 0;
  let quoted = false;
  let fieldStart = true;
  let blank = true;
  for (let at = 0; at < sample.length && counts.length < SAMPLE_RECORDS; at++) {
    const character = sample[at];
    if (quoted) {
      if (character === '"') quoted = false;
    } else if (character === '\n' || character === '\r') {
      if (!blank) counts.push(count);
      count = 0;
      fieldStart = true;
      blank = true;
    } else if (character === delimiter) {
      count += 1;
      fieldStart = true;
    } else if (character === '"' && fieldStart) {
      quoted = true;
      blank = false;
    } else {
      fieldStart = false;
      blank = false;
    }
  }
  if (!blank && counts.length < SAMPLE_RECORDS) counts.push(count);
  return counts;
}

function regularity(counts: readonly number[]): { records: number; separators: number } {
  const frequency = new Map<number, number>();
  for (const count of counts) if (count > 0) frequency.set(count, (frequency.get(count) ?? 0) + 1);
  let best = { records: 0, separators: 0 };
  for (const [separators, records] of frequency) {
    if (records > best.records || (records === best.records && separators > best.separators)) {
      best = { records, separators };
    }
  }
  return best;
}
