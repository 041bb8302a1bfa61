/** What it costs that only the beginning of a word was typed. */
const UNFINISHED = 0.5;

/**
 * How many letters must be added, left out, changed or swapped with their neighbour to get from `typed` to `word`, or to
 * a beginning of it (then half a point more). null when that is more than `most` (and the half).
 */
export function spellingDistance(typed: string, word: string, most: number): number | null {
  // A word much longer than what was typed can only match by its beginning: the rest needs no look.
  const columns = Math.min(word.length, typed.length + most + 1);
  let beforeLast: number[] = [];
  let last: number[] = [];
  let current: number[] = [];
  for (let column = 0; column <= columns; column++) last.push(column);
  for (let row = 1; row <= typed.length; row++) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= columns; column++) {
      const isSame = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1);
      const changed = (last[column - 1] as number) + (isSame ? 0 : 1);
      let cost = Math.min((last[column] as number) + 1, (current[column - 1] as number) + 1, changed);
      if (row > 1 && column > 1 && isSwapped(typed, row, word, column)) {
        cost = Math.min(cost, (beforeLast[column - 2] as number) + 1);
      }
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return null;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const whole = columns === word.length ? (last[columns] as number) : Number.POSITIVE_INFINITY;
  return Math.min(whole, Math.min(...last) + UNFINISHED);
}

function isSwapped(typed: string, row: number, word: string, column: number): boolean {
  return (
    typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
    typed.charCodeAt(row - 2) === word.charCodeAt(column - 1)
  );
}
