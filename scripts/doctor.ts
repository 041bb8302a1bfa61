import { chooseDatabase } from '@/database/choose';
import { CHECK_WORDS, type CheckState } from '@/lib/domain/desk/site-status';
import { disconnectDatabase } from '@/lib/platform/db';
import { forget } from '@/lib/platform/once';
import { siteStatus } from '@/lib/services/file/watch/status';
import { takeKeyThatIsThere } from './start/local-keys';

const COLOURS: Record<CheckState, string> = { good: '\x1b[32m', bad: '\x1b[31m', unknown: '\x1b[33m' };

/**
 * `npm run doctor`: what the admins' status page says, in the terminal, beside a running site or without one. Ends with code 1 where a
 * part is not good.
 */
export async function main(): Promise<void> {
  const folder = process.env.DATA_DIR ?? '.data';
  const database = await chooseDatabase(folder);
  process.env.MONGODB_URI = database.uri;
  if (database.local) takeKeyThatIsThere(folder);
  forget('env');
  try {
    const checks = await siteStatus();
    const width = Math.max(...checks.map(({ label }) => label.length));
    for (const { label, state, text, advice } of checks) {
      const word = CHECK_WORDS[state].padEnd(9);
      console.log(
        `${coloured(word, state)} ${label.padEnd(width)}  ${text}${advice ? `\n${' '.repeat(width + 12)}${advice}` : ''}`,
      );
    }
    const broken = checks.filter(({ state }) => state === 'bad').map(({ label }) => label);
    if (broken.length) throw new Error(`Not good: ${broken.join(', ')}.`);
  } finally {
    await disconnectDatabase();
    await database.stop();
  }
}

const coloured = (word: string, state: CheckState) => (process.stdout.isTTY ? `${COLOURS[state]}${word}\x1b[0m` : word);
