/** Longer words are not compared letter by letter. */
const LONGEST = 60;

/**
 * Which letters of a word differ from what was typed: those that were added or changed, or, where a letter was left out,
 * the one beside the gap. The word may go on after what was typed; that differs in
 * nothing. Places in `word`, ascending.
 */
export function differingLetters(typed: string, word: string): number[] {
  if (Math.max(typed.length, word.length) > LONGEST) return [];
  const costs = costsOf(typed, word);
  const cost = (row: number, column: number) => costs[row]?.[column] ?? Number.POSITIVE_INFINITY;
  const last = costs[typed.length] as number[];
  // The beginning that costs least, the longest of these.
  const end = last.lastIndexOf(Math.min(...last));
  let column = end;
  const differs = new Set<number>();
  let row = typed.length;
  while (row > 0 || column > 0) {
    const here = cost(row, column);
    const isSame = row > 0 && column > 0 && typed[row - 1] === word[column - 1];
    if (row > 0 && column > 0 && here === cost(row - 1, column - 1) + Number(!isSame)) {
      if (!isSame) differs.add(column - 1);
      row--;
      column--;
    } else if (column > 0 && here === cost(row, column - 1) + 1) {
      differs.add(column - 1);
      column--;
    } else {
      differs.add(Math.min(column, end - 1));
      row--;
    }
  }
  return [...differs].filter((place) => place >= 0).sort((a, b) => a - b);
}

/** By row and column: how many letters must be added, left out or changed between the beginnings of so many letters. */
function costsOf(typed: string, word: string): number[][] {
  const costs = [Array.from({ length: word.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= typed.length; row++) {
    const above = costs[row - 1] as number[];
    const line = [row];
    for (let column = 1; column <= word.length; column++) {
      const changed = (above[column - 1] as number) + Number(typed[row - 1] !== word[column - 1]);
      line.push(Math.min((above[column] as number) + 1, (line[column - 1] as number) + 1, changed));
    }
    costs.push(line);
  }
  return costs;
}
