import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '@/database/embedded/start';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { forget } from '@/lib/platform/once';
import { freePort } from '@/scripts/site';
import { type Caddy, findCaddy, startCaddy } from '../support/caddy';
import { readCompose, type Service } from '../support/compose';
import { listen } from '../support/live';
import { startMessageLoad } from '../support/message-load';
import { nodeImage } from '../support/node-image';
import { type Person, person } from '../support/people';
import { buildImage, podman, runArguments, whyNoContainers } from '../support/podman';
import { askForUpgrades } from '../support/upgrades';

const WEB = 'localhost/study-abroad-tests/web';
const TOOLS = 'localhost/study-abroad-tests/tools';
const NAMES = ['study-abroad-test-1', 'study-abroad-test-2'] as const;
const SENDERS = 20;
/** Acknowledged before a container is stopped, and again after. */
const MESSAGES = 200;

const isAsked = Boolean(process.env.LONG_TESTS);
const scratch = isAsked ? mkdtempSync(join(tmpdir(), 'containers-')) : '';
const caddyProgram = isAsked ? findCaddy(join(scratch, 'caddy-package')) : undefined;
const reason = isAsked ? (whyNoContainers() ?? (caddyProgram ? undefined : 'there is no caddy')) : undefined;
if (reason) console.log(`The containers' test was not run: ${reason}.`);

/**
 * Both images built from the Dockerfile, and two web containers behind the project's Caddyfile as docker-compose.yml
 * hardens them. In place of MongoDB's image, which only a registry has, stands the embedded database.
 */
describe.runIf(isAsked && !reason)('the images, run as containers', () => {
  const outer = { uri: process.env.MONGODB_URI, name: process.env.MONGODB_DB };
  const { services } = readCompose();
  const secrets = join(scratch, 'secrets');
  const backups = join(scratch, 'backups');
  let database: EmbeddedDatabase;
  let ports: number[];
  let caddy: Caddy;

  beforeAll(async () => {
    const base = await nodeImage();
    for (const [target, name] of [['web', WEB] as const, ['tools', TOOLS] as const]) {
      await buildImage(target, name, base);
      const bytes = Number(await podman('image', 'inspect', '--format', '{{.Size}}', name));
      console.log(`The image of the target ${target}: ${Math.round(bytes / 1e6)} MB`);
    }
    await disconnectDatabase();
    database = await startEmbedded({ dataDir: join(scratch, 'data'), port: await freePort() });
    makeSecrets(database.uri);
    mkdirSync(backups);
    chownSync(backups, 1000, 1000);
    ports = [await freePort(), await freePort()];
    caddy = await startCaddy(
      caddyProgram ?? '',
      ports.map((port) => `127.0.0.1:${port}`),
      join(scratch, 'caddy'),
    );
    await podman('run', '--rm', ...argumentsOf('indexes'), TOOLS, ...(services.indexes?.command ?? []));
    await tools('seed', '--', '--courses', '500');
    process.env.MONGODB_URI = database.uri;
    process.env.MONGODB_DB = services.web?.environment?.MONGODB_DB;
    forget('env');
    await connectDatabase();
    for (const at of [0, 1]) await startWeb(at);
  }, 3_600_000);

  afterAll(async () => {
    await podman('rm', '--force', '--ignore', ...NAMES);
    await caddy?.stop();
    await disconnectDatabase();
    await database?.stop();
    rmSync(scratch, { recursive: true, force: true });
    process.env.MONGODB_URI = outer.uri;
    process.env.MONGODB_DB = outer.name;
    forget('env');
    await connectDatabase();
  });

  /** The secrets of a new site, by its own script; but with this database, and sessions that this process can make, too. */
  function makeSecrets(uri: string): void {
    execFileSync('sh', [resolve('deploy/make-secrets.sh')], { cwd: scratch });
    for (const [name, value] of [
      ['mongodb_uri', uri],
      ['session_secret', process.env.NEXTAUTH_SECRET ?? ''],
    ] as const) {
      const path = join(secrets, name);
      rmSync(path);
      writeFileSync(path, value);
      chmodSync(path, 0o444);
    }
  }

  function argumentsOf(name: 'web' | 'indexes' | 'tools', environment: Record<string, string> = {}): string[] {
    const values = { SITE_ADDRESS: new URL(caddy.httpsUrl).host };
    return runArguments(services[name] as Service, { values, secrets, folders: { './backups': backups }, environment });
  }

  /** `docker compose run --rm tools …` */
  const tools = (...command: string[]) => podman('run', '--rm', ...argumentsOf('tools'), TOOLS, ...command);

  /** Starts a web container, and waits until its image's own health check is content. */
  async function startWeb(at: number): Promise<void> {
    const name = NAMES[at] ?? '';
    await podman('rm', '--force', '--ignore', name);
    await podman('run', '--detach', '--name', name, ...argumentsOf('web', { PORT: String(ports[at]) }), WEB);
    const { Test: test } = JSON.parse(
      await podman('image', 'inspect', '--format', '{{json .Config.Healthcheck}}', WEB),
    );
    const healthy = () => podman('exec', name, ...test.slice(1));
    await vi.waitFor(healthy, { timeout: 60_000, interval: 500 }).catch(async (error) => {
      throw new Error(`${name} did not become healthy: ${await podman('logs', name)}`, { cause: error });
    });
  }

  it('have no rights, and files that cannot be changed', async () => {
    for (const name of NAMES) {
      const status = await podman(
        'exec',
        name,
        'sh',
        '-c',
        'id -u; grep -E "^(CapEff|CapBnd|NoNewPrivs)" /proc/1/status',
      );
      expect(status.replace(/\t/g, ' ').split('\n')).toEqual([
        '1000',
        'CapEff: 0000000000000000',
        'CapBnd: 0000000000000000',
        'NoNewPrivs: 1',
      ]);
      for (const path of ['/app/package.json', '/app/deploy/web.mjs', '/etc/passwd', '/new'])
        await expect(podman('exec', '--user', '0', name, 'sh', '-c', `echo x >> ${path}`)).rejects.toThrow(
          'Read-only file system',
        );
    }
  });

  it('show the site through the proxy: page, sign-in, live events, an upload found and taken back', async () => {
    await vi.waitFor(() => expect(existsSync(caddy.authority)).toBe(true), { timeout: 10_000 });
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: caddy.authority };
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/smoke.mjs', caddy.httpsUrl], { env });
    console.log(stdout.trim());
    expect(stdout).toMatch(/All is well\.\n$/);
  }, 180_000);

  it('bring a message live to whoever listens, at either container', async () => {
    const [team, student] = [await person('team'), await person('student')];
    const addresses = [...ports.map((port) => `http://127.0.0.1:${port}`), caddy.httpUrl];
    const open = await Promise.all(
      addresses.map(async (url) =>
        listen(await fetch(`${url}/api/v1/events`, { headers: { authorization: `Bearer ${student.token}` } })),
      ),
    );
    for (const stream of open) expect(await stream.next()).toMatchObject({ event: 'ready' });
    const sent = await fetch(`${caddy.httpUrl}/api/v1/messages/${student.userId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${team.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Your file is complete.', key: 'from-the-team' }),
    });
    expect(sent.status).toBe(201);
    for (const stream of open) await expect.poll(async () => (await stream.next())?.event).toBe('message');
    await Promise.all(open.map((stream) => stream.close()));
  }, 60_000);

  it('keep no socket of 2,000 requests for another protocol through the proxy', async () => {
    const open = async () => {
      const counts = NAMES.map((name) => podman('exec', name, 'sh', '-c', 'ls -d /proc/[0-9]*/fd/* | wc -l'));
      return (await Promise.all(counts)).reduce((sum, count) => sum + Number(count), 0);
    };
    const before = await open();
    expect([...(await askForUpgrades(caddy.httpUrl, 2_000))]).toEqual([[200, 2_000]]);
    await expect.poll(open, { timeout: 20_000 }).toBeLessThan(before + 20);
  }, 180_000);

  it('end one by one under load without a failed request, with code 0', async () => {
    const to = await person('team');
    const senders = await Promise.all(Array.from({ length: SENDERS }, (): Promise<Person> => person('student')));
    const load = startMessageLoad(caddy.httpUrl, senders, to);
    for (const [at, name] of NAMES.entries()) {
      await load.untilAcknowledged(load.acknowledged.length + MESSAGES);
      const began = performance.now();
      await podman('stop', name);
      console.log(`${name} was stopped under load in ${((performance.now() - began) / 1000).toFixed(1)} s`);
      expect(await podman('inspect', '--format', '{{.State.ExitCode}}', name)).toBe('0');
      await load.untilAcknowledged(load.acknowledged.length + MESSAGES);
      await startWeb(at);
    }
    await load.stop();
    expect(load.failures).toEqual([]);
    console.log(`${load.acknowledged.length} messages of ${SENDERS} senders, none failed`);
  }, 300_000);

  it('make a backup, in the folder that the compose file gives the commands', async () => {
    await tools('backup', '/backups/trial');
    expect(readdirSync(join(backups, 'trial')).length).toBeGreaterThan(3);
  }, 120_000);
});
