import type { RowProblem } from '@/lib/engines/import/row-problem';
import type { PlanEntries } from './entries';
import type { PlanWriter } from './pages';

type RemarkKind = 'unread' | 'prose';

/** So many different messages are kept to be counted; of a file with more the others are listed one by one. */
const MOST_KEPT = 5_000;

/** What is said of cells of accepted rows: the same message of a column once, with its first row and how often it is said. */
export class Remarks {
  private readonly kept = new Map<string, { kind: RemarkKind; entry: PlanEntries['unread'] & { count: number } }>();

  constructor(private readonly writer: PlanWriter) {}

  async add(row: number, { column, message, isProse }: RowProblem): Promise<void> {
    const kind = isProse ? 'prose' : 'unread';
    const name = `${kind}\u0000${column ?? ''}\u0000${message}`;
    const known = this.kept.get(name);
    const entry = { row, ...(column ? { column } : {}), message, count: 1 };
    if (known) known.entry.count++;
    else if (this.kept.size < MOST_KEPT) this.kept.set(name, { kind, entry });
    else await this.writer.add(kind, entry);
  }

  /** Writes what was counted, what is said most often first. */
  async finish(): Promise<void> {
    const all = [...this.kept.values()].sort((a, b) => b.entry.count - a.entry.count || a.entry.row - b.entry.row);
    for (const { kind, entry } of all) await this.writer.add(kind, entry);
    this.kept.clear();
  }
}
