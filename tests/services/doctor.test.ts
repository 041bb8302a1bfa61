import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '@/database/embedded/start';
import { type CheckState, SITE_CHECKS } from '@/lib/domain/desk/site-status';
import { verdict } from '@/scripts/doctor';
import { runCommand } from '../support/commands';
import { longIt } from '../support/long-it';
import { LONG } from '../support/tiers';

/** `npm run doctor` for a person and for a monitor that looks at its code alone. */

let folder: string;
let database: EmbeddedDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  await runCommand('db-indexes', [], settings());
  database = await startEmbedded({ dataDir: join(folder, 'embedded') });
  writeFileSync(join(folder, 'running-database'), database.uri);
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const settings = (more: Record<string, string> = {}) => ({
  ...{ DATA_DIR: folder, MONGODB_URI: '', MONGODB_DB: 'study_abroad', RATE_LIMITS: 'on', SMTP_URL: '', ...more },
});

async function doctor(more: Record<string, string> = {}, ...args: string[]): Promise<{ code: number; said: string }> {
  return runCommand('doctor', args, settings(more)).then(
    (said) => ({ code: 0, said }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );
}

describe('doctor', { timeout: 120_000 }, () => {
  longIt('says which setting is not usable, in one sentence and nothing else, and ends with 2', async () => {
    for (const [name, value, why] of [
      ['TIME_ZONE', 'Asia/Nowhere', 'must be a time zone like Asia/Kolkata'],
      ['SMTP_URL', 'mail.example.org', 'must look like smtp://user:password@host:587 or smtps://host'],
    ] as const)
      expect(await doctor({ [name]: value })).toEqual({
        code: 2,
        said: `The environment variable ${name} is not valid: ${why}.\n`,
      });
  });

  it.runIf(LONG)('ends with 2 where the database can’t be reached', async () => {
    const away = await doctor({ MONGODB_URI: 'mongodb://127.0.0.1:1' });
    expect(away).toEqual({
      code: 2,
      said: 'MONGODB_URI is set, but no MongoDB is responding at mongodb://127.0.0.1:1.\n',
    });
  });

  longIt('ends with 1 where a part is not good, and names it', async () => {
    const { code, said } = await doctor();
    expect(code).toBe(1);
    expect(said).toMatch(/Problem +Email/);
    expect(said).toMatch(/\nProblems: .*Email.*\.\n$/);
  });

  it('says by its code what it found: not known is well, but where that is requested; without a database nothing is', () => {
    const all = (...states: CheckState[]) =>
      (['database', 'mail', 'disk'] as const).map((id, n) => ({
        ...{ id, label: SITE_CHECKS[id] },
        state: states[n] ?? ('good' as const),
      }));
    const code = (checks: ReturnType<typeof all>, strict = false) => verdict(checks, strict)?.exitCode ?? 0;
    expect([code(all()), code(all(), true)]).toEqual([0, 0]);
    const unclear = all('good', 'good', 'unknown');
    expect([code(unclear), code(unclear, true)]).toEqual([0, 1]);
    const broken = all('good', 'bad', 'unknown');
    expect([code(broken), code(broken, true)]).toEqual([1, 1]);
    expect(verdict(broken, true)?.message).toBe('Problems: Email. Not known: Disk.');
    const away = all('bad', 'unknown', 'unknown');
    expect([code(away), code(away, true)]).toEqual([2, 2]);
  });
});
