import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '@/lib/platform/env';
import { GRACE_MS } from '@/lib/platform/server/stop';
import { imagesOf, pinned, withSettings } from '@/scripts/pin-images.mjs';
import { readSecretFiles, SECRETS } from '@/scripts/secret-files.mjs';
import { composeFaults, readCompose } from '../support/compose';

const compose = readCompose();
const text = readFileSync('docker-compose.yml', 'utf8');
const dockerfile = readFileSync('Dockerfile', 'utf8');

describe('docker-compose.yml', () => {
  it('follows the Compose Specification, and everything it names is there', () => {
    expect(composeFaults(compose)).toEqual([]);
    expect(composeFaults({ ...compose, networks: {} })).toContain('web: no network inside');
  });

  it('builds targets that the Dockerfile has, from files that are there', () => {
    const targets = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
    for (const { build } of Object.values(compose.services)) if (build) expect(targets).toContain(build.target);
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const [, sources = ''] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
      for (const source of sources.split(' ')) {
        expect(existsSync(source), source).toBe(true);
        expect(ignored).not.toContain(source.split('/')[0]);
      }
    }
    for (const path of text.matchAll(/\.\/(Caddyfile|deploy\/[\w.-]+)/g)) expect(existsSync(path[1] ?? '')).toBe(true);
  });

  it('has no secret in it, and every secret is a file that make-secrets.sh makes', () => {
    for (const [name, { environment = {} }] of Object.entries(compose.services)) {
      for (const [key, value] of Object.entries(environment)) {
        const isSecret = /SECRET|PASSWORD|TOKEN|KEY|MONGODB_URI/.test(key);
        if (isSecret)
          expect([name, key, value]).toEqual([
            name,
            expect.stringMatching(/_FILE$/),
            expect.stringMatching(/^\/run\/secrets\//),
          ]);
      }
    }
    const made = [...readFileSync('deploy/make-secrets.sh', 'utf8').matchAll(/\| keep (\w+)/g)].map(([, name]) => name);
    expect(made.sort()).toEqual(Object.keys(compose.secrets).sort());
    expect(text).not.toMatch(/changeme|password:\s*\w|example\.com/i);
  });

  it('keeps what is for the server’s own eyes inside', () => {
    const [, internal = ''] =
      /@internal path (.*)\n\s*respond @internal 404/.exec(readFileSync('Caddyfile', 'utf8')) ?? [];
    expect(internal.split(' ').sort()).toEqual(['/healthz', '/metrics', '/readyz']);
  });

  it('lets the proxy ask each web process how it is, often enough for the time in which one that stops says so', () => {
    const caddyfile = readFileSync('Caddyfile', 'utf8');
    expect(caddyfile).toMatch(/^\t\tto \{\$WEB_UPSTREAMS\}$/m);
    expect(caddyfile).toMatch(/^\t\thealth_uri \/healthz$/m);
    const [, interval] = /^\t\thealth_interval (\d+)s$/m.exec(caddyfile) ?? [];
    expect(Number(interval) * 2).toBeLessThan(Number(compose.services.web?.environment?.STOP_LEAD_SECONDS));
  });

  it('gives the proxy the names that Compose gives the web containers', () => {
    const { WEB_NAME = '', WEB_REPLICAS } = compose.services.proxy?.environment ?? {};
    expect(WEB_REPLICAS).toBe(compose.services.web?.deploy?.replicas);
    const [, project] = /^name: (\S+)$/m.exec(text) ?? [];
    expect(WEB_NAME).toBe(`\${COMPOSE_PROJECT_NAME:-${project}}-web`);
    const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
    writeFileSync(join(folder, 'caddy'), '#!/bin/sh\necho "$WEB_UPSTREAMS" "$@"\n', { mode: 0o755 });
    const env = { PATH: `${folder}:${process.env.PATH}`, WEB_NAME: `${project}-web`, WEB_REPLICAS: '3' };
    const started = execFileSync('sh', ['deploy/proxy.sh'], { env: env as unknown as NodeJS.ProcessEnv });
    for (const wrong of ['0', 'two', '']) {
      const refused = () => execFileSync('sh', ['deploy/proxy.sh'], { env: { ...env, WEB_REPLICAS: wrong } as never });
      expect(refused).toThrow('WEB_REPLICAS must be a whole number above 0');
    }
    rmSync(folder, { recursive: true });
    const names = [1, 2, 3].map((number) => `study-abroad-web-${number}:3000`);
    expect(started.toString().trim().split(' ')).toEqual([
      ...names,
      ...['run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'],
    ]);
  });

  it('runs the web processes without rights, on a file system they cannot write, and stops them slower than they stop', () => {
    const { web } = compose.services;
    expect(web).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(dockerfile.slice(dockerfile.indexOf('AS web'))).toMatch(/^USER node$/m);
    const lead = Number(web?.environment?.STOP_LEAD_SECONDS);
    expect(Number.parseInt(web?.stop_grace_period ?? '', 10)).toBeGreaterThan(lead + GRACE_MS / 1000);
    expect(web?.ports).toBeUndefined();
    expect(compose.services.database?.ports).toBeUndefined();
  });

  it('runs the database, its setup and the commands as tightly as the web processes', () => {
    const { proxy, mail, ...own } = compose.services;
    expect(Object.keys(own)).toEqual(expect.arrayContaining(['web', 'database', 'database-setup', 'indexes', 'tools']));
    for (const [name, service] of Object.entries(own)) {
      const tight = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] };
      expect([name, service]).toEqual([name, expect.objectContaining(tight)]);
      expect(service.cap_add, name).toBeUndefined();
    }
    for (const name of ['database', 'database-setup']) expect(own[name]?.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(proxy?.cap_add).toEqual(['NET_BIND_SERVICE']);
    expect(mail?.profiles).toEqual(['dev']);
  });

  it('bounds the processes and threads of every container, and the memory of those that run all day', () => {
    for (const [name, { pids_limit }] of Object.entries(compose.services))
      expect([name, pids_limit]).toEqual([name, expect.any(Number)]);
    for (const name of ['proxy', 'web', 'database'])
      expect([name, compose.services[name]?.deploy?.resources?.limits?.memory]).toEqual([
        name,
        expect.stringMatching(/^(\d+[mg]|\$\{\w+:-\d+[mg]\})$/),
      ]);
  });

  it('lets no request for another protocol through the proxy', () => {
    expect(readFileSync('Caddyfile', 'utf8')).toMatch(/^\trequest_header -Upgrade$/m);
  });

  it('gives the product only settings that it reads, and names every variable of its own in the instructions', () => {
    const instructions = readFileSync('docs/deploy.md', 'utf8');
    const known = readFileSync('.env.example', 'utf8');
    for (const key of Object.keys(compose.services.web?.environment ?? {})) {
      const name = key.replace(/_FILE$/, '');
      if (key !== name) expect(SECRETS).toContain(name);
      if (!['NODE_ENV', 'HOME'].includes(name)) expect(known, name).toMatch(new RegExp(`^#?${name}=`, 'm'));
    }
    for (const [, name] of text.matchAll(/\$\{(\w+)/g)) expect(instructions, name).toContain(`\`${name}\``);
  });

  it('hands on every setting of the product, but those that the containers settle themselves', () => {
    const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(settings.length).toBeGreaterThan(25);
    const { web, tools, indexes } = compose.services;
    const handed = Object.keys(web?.environment ?? {}).map((name) => name.replace(/_FILE$/, ''));
    // The image's port and address, no local database, and limits that only load tests do without.
    const settled = ['PORT', 'HOST', 'DATA_DIR', 'RATE_LIMITS'];
    expect(settings.filter((name) => !handed.includes(name)).sort()).toEqual(settled.sort());
    // What is no secret and nothing of the containers' own may be set in .env.
    const fixed = ['MONGODB_DB', 'NEXTAUTH_URL', 'BACKUP_DIR', 'PRACTICE_DIR', 'TRUST_PROXY', 'STOP_LEAD_SECONDS'];
    for (const [name, value] of Object.entries(web?.environment ?? {}))
      if (settings.includes(name) && !fixed.includes(name)) expect([name, value]).toEqual([name, settable(name)]);
    for (const { environment = {} } of [tools, indexes].flatMap((one) => one ?? []))
      expect(web?.environment).toMatchObject(environment);
  });
  const settable = (name: string) => expect.stringMatching(new RegExp(`^\\$\\{${name}:-\\w*\\}$`));

  it('gives the database the size of its cache where one is set', () => {
    const [script = ''] = compose.services.database?.command ?? [];
    const words = (setting: string) => {
      const line = (script.split('exec ')[1] ?? '').replaceAll('$$', '$');
      return execFileSync('bash', ['--norc', '-c', `${setting}\necho ${line}`], { encoding: 'utf8' }).trim();
    };
    expect(words('')).toMatch(/ --bind_ip_all$/);
    expect(words('DATABASE_CACHE_GB=1.5')).toMatch(/ --bind_ip_all --wiredTigerCacheSizeGB 1\.5$/);
  });

  it('pins every image to a version', () => {
    const images = Object.values(compose.services).flatMap(({ image, build }) => (image && !build ? [image] : []));
    const foreign = images.filter((image) => !image.startsWith('study-abroad/'));
    expect(foreign.length).toBeGreaterThan(2);
    for (const image of foreign) expect(image).toMatch(/:v?\d+\.\d+/);
  });
});

describe('npm run pin-images', () => {
  const digest = `sha256:${'a'.repeat(64)}`;
  let registry: Server;
  let base: string;
  let asked: string[];
  beforeEach(async () => {
    asked = [];
    registry = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim());
      if (request.url?.startsWith('/token')) return void response.end(JSON.stringify({ token: 'read' }));
      if (request.headers.authorization !== 'Bearer read') {
        const challenge = `Bearer realm="${base}/token",service="registry",scope="repository:x:pull"`;
        return void response.writeHead(401, { 'www-authenticate': challenge }).end();
      }
      if (request.url?.includes('gone')) return void response.writeHead(404).end();
      response.writeHead(200, { 'docker-content-digest': digest }).end();
    });
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  });
  afterEach(() => void registry.close());

  it('knows every image of the compose file by its variable', () => {
    const images = imagesOf(text);
    expect(Object.keys(images).sort()).toEqual(['CADDY_IMAGE', 'MAILPIT_IMAGE', 'MONGO_IMAGE', 'NODE_IMAGE']);
    const foreign = Object.values(compose.services).flatMap(({ image, build }) => (image && !build ? [image] : []));
    for (const image of foreign.filter((one) => !one.startsWith('study-abroad/')))
      expect(Object.values(images)).toContain(image);
    expect(dockerfile).toContain(`ARG NODE_IMAGE=${images.NODE_IMAGE}`);
  });

  it('asks a registry as a visitor for a digest, and puts it behind the tag', async () => {
    expect(await pinned('mongo:8.0', base)).toBe(`mongo:8.0@${digest}`);
    expect(asked).toEqual([
      'HEAD /v2/library/mongo/manifests/8.0',
      'GET /token?service=registry&scope=repository%3Ax%3Apull',
      'HEAD /v2/library/mongo/manifests/8.0 Bearer read',
    ]);
    expect(await pinned('axllent/mailpit:v1.27', base)).toBe(`axllent/mailpit:v1.27@${digest}`);
    await expect(pinned('gone:1', base)).rejects.toThrow('answered 404');
  });

  it('changes only its own lines of the settings', () => {
    const before = 'SITE_ADDRESS=a\nMONGO_IMAGE=old\nSMTP_URL=b';
    expect(withSettings(before, { MONGO_IMAGE: 'new', NODE_IMAGE: 'n' })).toBe(
      'SITE_ADDRESS=a\nMONGO_IMAGE=new\nSMTP_URL=b\nNODE_IMAGE=n\n',
    );
  });
});

describe('the secrets of a new site', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are made once, all different, kept from other users, and good for the product', () => {
    const run = () => execFileSync(resolve('deploy/make-secrets.sh'), { cwd: folder });
    run();
    const names = readdirSync(join(folder, 'secrets'));
    expect(names.sort()).toEqual(Object.keys(compose.secrets).sort());
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
    const read = (name: string) => readFileSync(join(folder, 'secrets', name), 'utf8');
    const before = names.map(read);
    // What a site may have, and has not at first, is an empty file.
    const filled = before.filter(Boolean);
    expect([new Set(filled).size, before.length - filled.length]).toEqual([filled.length, 2]);
    run();
    expect(names.map(read)).toEqual(before);

    const env: Record<string, string | undefined> = {
      MONGODB_URI_FILE: join(folder, 'secrets/mongodb_uri'),
      NEXTAUTH_SECRET_FILE: join(folder, 'secrets/session_secret'),
      DOCUMENTS_KEY_FILE: join(folder, 'secrets/documents_key'),
      METRICS_TOKEN_FILE: join(folder, 'secrets/metrics_token'),
    };
    readSecretFiles(env);
    const settings = readEnv(env);
    expect(settings.MONGODB_URI).toBe(read('mongodb_uri').trim());
    expect(settings.NEXTAUTH_SECRET).toBe(read('session_secret').trim());
    expect(settings.DOCUMENTS_KEY).toBe(read('documents_key').trim());
    expect(settings.METRICS_TOKEN).toBe(read('metrics_token').trim());
  });

  it('of a site from before stay, and what was signed there can still be checked', () => {
    mkdirSync(join(folder, 'secrets'));
    writeFileSync(join(folder, 'secrets/session_secret'), 'the session secret of a site from before');
    execFileSync(resolve('deploy/make-secrets.sh'), { cwd: folder });
    const env: Record<string, string | undefined> = {
      NEXTAUTH_SECRET_FILE: join(folder, 'secrets/session_secret'),
      SIGNING_KEY_FILE: join(folder, 'secrets/signing_key'),
    };
    readSecretFiles(env);
    expect(readEnv(env)).toMatchObject({ NEXTAUTH_SECRET: 'the session secret of a site from before' });
    expect(readEnv(env).SIGNING_KEY).toBeUndefined();
  });

  it('take another key for uploaded files beside those from before, until these are ended', () => {
    execFileSync(resolve('deploy/make-secrets.sh'), { cwd: folder });
    const keys = () => {
      const env: Record<string, string | undefined> = {
        DOCUMENTS_KEY_FILE: join(folder, 'secrets/documents_key'),
        DOCUMENTS_KEYS_BEFORE_FILE: join(folder, 'secrets/documents_keys_before'),
      };
      readSecretFiles(env);
      const { DOCUMENTS_KEY, DOCUMENTS_KEYS_BEFORE } = readEnv(env);
      return [DOCUMENTS_KEY, DOCUMENTS_KEYS_BEFORE];
    };
    const change = (...how: string[]) => execFileSync(resolve('deploy/change-documents-key.sh'), how, { cwd: folder });
    const [first, none] = keys();
    expect(none).toBeUndefined();
    change();
    const [second, before] = keys();
    expect(before).toBe(first);
    expect(second).not.toBe(first);
    change();
    const [third] = keys();
    expect(keys()).toEqual([third, `${second},${first}`]);
    change('--end');
    expect(keys()).toEqual([third, undefined]);
    expect(statSync(join(folder, 'secrets/documents_key')).mode & 0o777).toBe(0o444);
  });

  it('are refused with one sentence when a file is missing or a value comes twice', () => {
    expect(() => readSecretFiles({ NEXTAUTH_SECRET_FILE: join(folder, 'none') })).toThrow(
      `The file ${join(folder, 'none')}, which NEXTAUTH_SECRET_FILE names, can't be read.`,
    );
    writeFileSync(join(folder, 'secret'), 'x');
    expect(() => readSecretFiles({ NEXTAUTH_SECRET_FILE: join(folder, 'secret'), NEXTAUTH_SECRET: 'y' })).toThrow(
      'NEXTAUTH_SECRET and NEXTAUTH_SECRET_FILE are both set: set one of them.',
    );
  });
});
