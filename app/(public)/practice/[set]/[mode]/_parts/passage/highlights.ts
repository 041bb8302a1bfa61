import type { Highlight } from '@/lib/domain/practice/work';

/** The most that are kept of a passage; the oldest go. */
const MOST = 60;

/** With one more; those that overlap or touch it become one with it. */
export function withHighlight(highlights: readonly Highlight[], { paragraph, from, to }: Highlight): Highlight[] {
  const joins = (one: Highlight) => one.paragraph === paragraph && one.from <= to && one.to >= from;
  const joined = highlights.filter(joins);
  const whole = {
    paragraph,
    from: Math.min(from, ...joined.map((one) => one.from)),
    to: Math.max(to, ...joined.map((one) => one.to)),
  };
  return [...highlights.filter((one) => !joins(one)), whole].slice(-MOST);
}

/** Where words stand first in a passage, whatever their case; null where they do not. */
export function placeOf(words: string, paragraphs: Readonly<Record<string, string>>): Highlight | null {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return null;
  for (const [paragraph, text] of Object.entries(paragraphs)) {
    const from = text.toLowerCase().indexOf(wanted);
    if (from >= 0) return { paragraph, from, to: from + wanted.length };
  }
  return null;
}

interface Piece {
  from: number;
  words: string;
  isLit: boolean;
  isHighlighted: boolean;
}

/** A paragraph in pieces, each of them lit or not, highlighted or not; together they are the whole text. */
export function piecesOf(text: string, proof: readonly string[], highlights: readonly Highlight[]): Piece[] {
  const lit = proof
    .map((words) => ({ from: text.indexOf(words), to: text.indexOf(words) + words.length }))
    .filter(({ from }) => from >= 0);
  const edges = [0, text.length, ...[...lit, ...highlights].flatMap(({ from, to }) => [from, to])]
    .map((edge) => Math.min(text.length, Math.max(0, edge)))
    .sort((one, other) => one - other);
  const starts = [...new Set(edges)];
  const isIn = (places: readonly { from: number; to: number }[], at: number) =>
    places.some(({ from, to }) => from <= at && at < to);
  return starts.slice(0, -1).map((from, place) => ({
    from,
    words: text.slice(from, starts[place + 1]),
    isLit: isIn(lit, from),
    isHighlighted: isIn(highlights, from),
  }));
}
