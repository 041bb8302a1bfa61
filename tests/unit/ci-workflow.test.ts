import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readCompose } from '../support/compose';

interface Job {
  needs?: string[];
  env?: Record<string, string>;
  strategy?: { matrix: { target: string[] } };
  steps: { run?: string }[];
}

const { jobs }: { jobs: Record<string, Job> } = parse(readFileSync('.github/workflows/ci.yml', 'utf8'));
const { scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const compose = readCompose();
const commandsOf = (job?: Job) => (job?.steps ?? []).map(({ run = '' }) => run).join('\n');
const all = Object.values(jobs).map(commandsOf).join('\n');
/** What a pattern's first group finds in this text. */
const found = (pattern: RegExp, text = all) => [...text.matchAll(pattern)].map(([, group = '']) => group);

/** Nobody sees a workflow run before it is on the server: here its commands are held against what they name. */
describe('.github/workflows/ci.yml', () => {
  it('runs scripts, tools, folders and files that are there', () => {
    const named = [...found(/npm run ([\w:-]+)/g), ...found(/npm (test)\b/g)];
    expect(named).toContain('test');
    for (const script of named) expect(Object.keys(scripts)).toContain(script);
    for (const tool of found(/npx (\S+)/g)) expect(Object.keys(devDependencies)).toContain(tool);
    const paths = found(/(?<=\s|^)((?:tests|scripts|deploy)\/[\w./-]+)/gm);
    expect(paths).toEqual(expect.arrayContaining(['scripts/smoke.mjs', 'deploy/make-secrets.sh']));
    for (const path of paths) expect(existsSync(path), path).toBe(true);
    // `npm ci` wants the native packages of every system in the lock file.
    expect(all).not.toMatch(/npm ci\b/);
  });

  it('runs every suite that uses a database on the MongoDB of the compose file, at the address it starts it at', () => {
    const { mongodb } = jobs;
    const commands = commandsOf(mongodb);
    expect(commands).toContain('npm test -- --mongod');
    expect(commandsOf(jobs['replica-set'])).toContain('npm test -- --mongod');
    expect(jobs['replica-set']?.env).toBeUndefined();
    expect(commands).toContain(` ${compose.services.database?.image} --replSet rs0`);
    const { host, searchParams } = new URL(mongodb?.env?.MONGODB_URI ?? '');
    expect(commands).toContain(`--publish ${host}:27017`);
    expect(commands).toContain(`rs.initiate({ _id: "${searchParams.get('replicaSet')}"`);
    expect(commands).toContain(`host: "${host}"`);
  });

  it('uses services and files of the compose file, and gives it the settings that it insists on', () => {
    const commands = commandsOf(jobs.compose);
    const services = [...found(/docker compose run --rm (\w+)/g), ...found(/docker compose cp (\w+):/g)];
    expect(services).toEqual(['tools', 'proxy']);
    for (const service of services) expect(Object.keys(compose.services)).toContain(service);
    for (const script of found(/docker compose run --rm tools (\S+)/g)) expect(Object.keys(scripts)).toContain(script);
    const needed = found(/\$\{(\w+):\?/g, readFileSync('docker-compose.yml', 'utf8'));
    expect(needed.length).toBeGreaterThan(0);
    for (const name of needed) expect(commands).toMatch(new RegExp(`echo '${name}=.+' >> \\.env`));
    // Where caddy keeps the authority of its own certificates.
    expect(compose.services.proxy?.volumes).toContain('certificates:/data');
  });

  it('pins the images by digest before it starts them', () => {
    const commands = commandsOf(jobs.compose);
    expect(commands).toContain('npm run pin-images');
    expect(commands.indexOf('pin-images')).toBeLessThan(commands.indexOf('docker compose up'));
  });

  it('publishes the images that the compose file builds, after everything else went well', () => {
    const { images, archive, long, ...before } = jobs;
    expect(commandsOf(long)).toContain('npm run test:long');
    expect(archive?.needs?.toSorted()).toEqual(images?.needs?.toSorted());
    expect(images?.needs?.toSorted()).toEqual(Object.keys(before).sort());
    const built = Object.values(compose.services).flatMap(({ build }) => (build ? [build.target] : []));
    expect(images?.strategy?.matrix.target.toSorted()).toEqual(built.sort());
    expect(commandsOf(images)).toContain('docker build --target "$TARGET"');
  });
});
