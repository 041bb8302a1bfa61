import type { Cell, SheetRow } from '../spreadsheet';

export interface Merge {
  firstRow: number;
  lastRow: number;
  column: number;
}

/**
 * Gives each row of a vertically merged block the value of its top cell, in place; rows come in ascending order.
 * Only the block's first column is filled: copying sideways would invent a second value.
 */
export function fillMerged(rows: readonly SheetRow[], merges: readonly Merge[], columnLimit: number): void {
  const startingIn = new Map<number, Merge[]>();
  for (const merge of merges) {
    if (merge.lastRow <= merge.firstRow || merge.column >= columnLimit) continue;
    const others = startingIn.get(merge.firstRow);
    if (others) others.push(merge);
    else startingIn.set(merge.firstRow, [merge]);
  }
  /** At most one per column, however many overlap: real merges never do. */
  const active = new Map<number, { lastRow: number; value: Cell }>();
  for (const { number, cells } of rows) {
    for (const [column, { lastRow, value }] of active) {
      if (lastRow < number) active.delete(column);
      else {
        while (cells.length <= column) cells.push(null);
        cells[column] ??= value;
      }
    }
    for (const { column, lastRow } of startingIn.get(number) ?? []) {
      const value = cells[column] ?? null;
      if (value !== null) active.set(column, { lastRow, value });
    }
  }
}
