import type { Cell } from '../spreadsheet';

export interface Merge {
  firstRow: number;
  lastRow: number;
  column: number;
}

/**
 * Gives each row of a vertically merged block the value of its top cell, row after row.
 * Only the block's first column is filled: copying sideways would invent a second value.
 */
export class MergeFiller {
  private readonly merges: Merge[];
  private next = 0;
  /** At most one per column, however many overlap: real merges never do. */
  private readonly active = new Map<number, { lastRow: number; value: Cell }>();

  constructor(merges: readonly Merge[], columnLimit: number) {
    this.merges = merges
      .filter((merge) => merge.lastRow > merge.firstRow && merge.column < columnLimit)
      .sort((a, b) => a.firstRow - b.firstRow);
  }

  /** Fills `cells` in place. Rows must come in ascending order. */
  fill(rowNumber: number, cells: Cell[]): void {
    for (const [column, { lastRow, value }] of this.active) {
      if (lastRow < rowNumber) this.active.delete(column);
      else {
        while (cells.length <= column) cells.push(null);
        cells[column] ??= value;
      }
    }
    for (let merge = this.merges[this.next]; merge && merge.firstRow <= rowNumber; merge = this.merges[this.next]) {
      this.next += 1;
      const value = merge.firstRow === rowNumber ? (cells[merge.column] ?? null) : null;
      if (value !== null) this.active.set(merge.column, { lastRow: merge.lastRow, value });
    }
  }
}
