import { compactEmbedded } from '@/database/compact';
import { env } from '@/lib/platform/env';

/**
 * `npm run db:compact`: writes the embedded database's file anew, so that nothing of what was deleted is left in it, and
 * gives back the space. The site must not be running. A MongoDB has its own command for that (compact).
 */
export async function main(): Promise<void> {
  if (env().MONGODB_URI)
    throw new Error('This command is for the embedded database, but MONGODB_URI is set. MongoDB has its own command.');
  const { DATA_DIR } = env();
  const sizes = await compactEmbedded(DATA_DIR);
  if (!sizes) throw new Error(`There is no embedded database in ${DATA_DIR}.`);
  const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  console.log(`The database file was ${mb(sizes.before)} and is now ${mb(sizes.after)}.`);
}
