const IRREGULAR: Readonly<Record<string, string>> = {
  children: 'child',
  people: 'person',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
};
/** Shorter words that differ by a letter are mostly other words. */
const SHORTEST_MISSPELT = 4;
const LONG_WORD = 10;

const figuresOf = (text: string): string => text.replace(/\D+/g, ' ').trim();

/** Whether two texts differ in singular and plural alone. */
export function differInNumber(one: string, other: string): boolean {
  if (one === other || figuresOf(one) !== figuresOf(other)) return false;
  const left = one.split(' ');
  const right = other.split(' ');
  return left.length === right.length && left.every((word, at) => sameNoun(word, right[at] ?? ''));
}

/** Whether two texts differ by a slip of the pen: a letter, or two in a long word. Figures never differ by a slip. */
export function differInSpelling(one: string, other: string): boolean {
  const length = Math.min(lettersOf(one), lettersOf(other));
  if (length < SHORTEST_MISSPELT || figuresOf(one) !== figuresOf(other)) return false;
  const most = length >= LONG_WORD ? 2 : 1;
  if (one.split(' ').length === other.split(' ').length) return wordsDifferBy(one, other, most);
  return distance(one, other) <= most;
}

const lettersOf = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

function wordsDifferBy(one: string, other: string, most: number): boolean {
  const right = other.split(' ');
  let total = 0;
  for (const [at, word] of one.split(' ').entries()) {
    const off = distance(word, right[at] ?? '');
    if (off > 0 && Math.min(lettersOf(word), lettersOf(right[at] ?? '')) < SHORTEST_MISSPELT) return false;
    total += off;
  }
  return total <= most;
}

function sameNoun(one: string, other: string): boolean {
  const singulars = singularsOf(one);
  return singularsOf(other).some((word) => singulars.includes(word));
}

function singularsOf(word: string): string[] {
  const found = [word];
  if (IRREGULAR[word]) found.push(IRREGULAR[word]);
  if (/[^s]s$/.test(word)) found.push(word.slice(0, -1));
  if (/(s|x|z|ch|sh|o)es$/.test(word)) found.push(word.slice(0, -2));
  if (/ies$/.test(word)) found.push(`${word.slice(0, -3)}y`);
  if (/ves$/.test(word)) found.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  return found.filter((form) => form.length > 1);
}

/** Letters put in, left out, replaced, or swapped with their neighbour. */
function distance(one: string, other: string): number {
  const a = [...one];
  const b = [...other];
  if (Math.abs(a.length - b.length) > 2) return 3;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const of = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = of(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(replaced, of(i - 1, j) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, of(i - 2, j - 2) + 1);
      row.push(least);
    }
  }
  return of(a.length, b.length);
}
