import type { RowProblem } from '@/lib/engines/import/row-problem';
import type { PlanEntries } from './entries';
import type { PlanWriter } from './pages';

/** What is said of cells of accepted rows: the same message of a column once, with its first row and how often it is said. */
export class Remarks {
  private readonly kept = new Map<string, { kind: 'unread' | 'prose'; entry: PlanEntries['unread'] }>();

  add(row: number, { column, message, isProse }: RowProblem): void {
    const kind = isProse ? 'prose' : 'unread';
    const name = `${kind}\u0000${column ?? ''}\u0000${message}`;
    const known = this.kept.get(name);
    if (known) known.entry.count++;
    else this.kept.set(name, { kind, entry: { row, ...(column ? { column } : {}), message, count: 1 } });
  }

  /** Writes them, what is said most often first. */
  write(writer: PlanWriter): void {
    const all = [...this.kept.values()].sort((a, b) => b.entry.count - a.entry.count || a.entry.row - b.entry.row);
    for (const { kind, entry } of all) writer.add(kind, entry);
  }
}
