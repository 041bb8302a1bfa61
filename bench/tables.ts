import { benchAgentTables } from './agent-tables';
import { benchStaffTables } from './staff-tables';

/** How long the tables of the signed-in areas take: an agent's, then the staff's, each on a database of its own. */
export async function benchTables(): Promise<void> {
  await benchAgentTables();
  await benchStaffTables();
}
