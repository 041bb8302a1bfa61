import { chooseDatabase } from '@/database/choose';
import { CHECK_WORDS, type CheckState, type SiteCheck } from '@/lib/domain/desk/site-status';
import { disconnectDatabase } from '@/lib/platform/db';
import { readEnv } from '@/lib/platform/env';
import { forget } from '@/lib/platform/once';
import { siteStatus } from '@/lib/services/file/watch/status';
import { takeKeyThatIsThere } from './start/local-keys';

const COLOURS: Record<CheckState, string> = { good: '\x1b[32m', bad: '\x1b[31m', unknown: '\x1b[33m' };

/** Why it ends with another code than 0. */
class NotWell extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2,
  ) {
    super(message);
  }
}

/**
 * `npm run doctor [-- --strict]`: what the admins' status page says, in the terminal, beside a running site or without one. Ends with
 * code 2 where the settings or the database can't be read, with 1 where a part is not good, with --strict also where it is not known.
 */
export async function main(args: string[]): Promise<void> {
  const folder = process.env.DATA_DIR ?? '.data';
  const database = await readable(async () => {
    readEnv(process.env);
    return chooseDatabase(folder);
  });
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
    const why = verdict(checks, args.includes('--strict'));
    if (why) throw why;
  } finally {
    await disconnectDatabase();
    await database.stop();
  }
}

/** Does what everything else here needs; what it fails with is a reason to say nothing of the parts. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new NotWell(error instanceof Error ? error.message : String(error), 2);
  }
}

/** What the code must say of these lines; null where all is well. */
export function verdict(checks: readonly Pick<SiteCheck, 'id' | 'label' | 'state'>[], strict: boolean): NotWell | null {
  const labels = (state: CheckState) => checks.filter((check) => check.state === state).map(({ label }) => label);
  const [broken, unclear] = [labels('bad'), strict ? labels('unknown') : []];
  if (broken.length + unclear.length === 0) return null;
  const lists = [
    ...(broken.length ? [`Problems: ${broken.join(', ')}.`] : []),
    ...(unclear.length ? [`Not known: ${unclear.join(', ')}.`] : []),
  ];
  const hasDatabase = checks.some(({ id, state }) => id === 'database' && state === 'good');
  return new NotWell(lists.join(' '), hasDatabase ? 1 : 2);
}

const coloured = (word: string, state: CheckState) => (process.stdout.isTTY ? `${COLOURS[state]}${word}\x1b[0m` : word);
