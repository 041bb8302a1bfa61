import { benchAgentTables } from './agent-tables';
import { benchApplicationPages } from './application-pages';
import { benchStaffTables } from './staff-tables';

/**
 * How long the tables of the signed-in areas take: an agent's, then the staff's with their pages and reports beside an empty
 * page, then the pages about applications; each on a database of its own. BENCH_TABLES=agent, staff, staff-pages or pages
 * runs that part alone.
 */
export async function benchTables(): Promise<void> {
  const part = process.env.BENCH_TABLES;
  if (!part || part === 'agent') await benchAgentTables();
  if (!part || part.startsWith('staff')) await benchStaffTables();
  if (!part || part === 'pages') await benchApplicationPages();
}
