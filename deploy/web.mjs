import '../lib/platform/server/arrivals.mjs';
import { readSecretFiles } from '../scripts/secret-files.mjs';

/** What the container image runs: the standalone server, with its secrets from files and its signals our own. */
try {
  readSecretFiles();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// Docker sets HOSTNAME to the container's name; the server would listen on that one address only.
process.env.HOSTNAME = process.env.LISTEN_ON ?? '0.0.0.0';
process.env.NEXT_MANUAL_SIG_HANDLE = '1';
await import('../server.js');
