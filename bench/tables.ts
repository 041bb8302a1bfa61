import { benchAgentTables } from './agent-tables';
import { benchApplicationPages } from './application-pages';
import { benchStaffTables } from './staff-tables';

/**
 * How long the tables of the signed-in areas take: an agent's, then the staff's, each on a database of its own; then the
 * pages about applications beside an empty page. BENCH_TABLES=pages runs that part alone.
 */
export async function benchTables(): Promise<void> {
  if (process.env.BENCH_TABLES !== 'pages') {
    await benchAgentTables();
    await benchStaffTables();
  }
  await benchApplicationPages();
}
