import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { openApiDocument } from '@/lib/api/openapi';
import { redirectWrongMethod } from '@/lib/api/unknown-call';
import { OPERATIONS } from '@/lib/contract/all';
import { budgetOf, type Operation } from '@/lib/contract/operation';
import nextConfig from '../../next.config.js';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const root = 'app/api/v1';
const UNKNOWN = '[[...unknown]]/route.ts';
const files = routesBelow(root).filter((file) => file !== UNKNOWN);

/** Routes that are no calls of the API: their addresses and answers are laid down elsewhere. */
const BESIDE_THE_API: Record<string, string> = {
  '(auth)/login/oidc/route.ts': 'leads a browser to the organisation’s directory',
  '(auth)/login/oidc/callback/route.ts': 'where OpenID Connect sends the browser back to, with its parameters',
  'healthz/route.ts': 'asked by a proxy or supervisor; answers while the database is away',
  'readyz/route.ts': 'asked by a load balancer; 503 while the process stops',
  'metrics/route.ts': "Prometheus' text format, behind a token of its own",
  'robots.txt/route.ts': 'the address and the format of robots.txt',
  'og.png/route.tsx': 'the picture that other sites show for this one',
  'manifest.webmanifest/route.ts': 'what a phone calls the site on its home screen',
  'sitemap.xml/route.ts': 'the address and the format of sitemaps',
  'sitemaps/[file]/route.ts': 'the parts of the sitemap',
  '(public)/blog/rss.xml/route.ts': 'a feed beside the page it belongs to',
  '(public)/news/rss.xml/route.ts': 'a feed beside the page it belongs to',
  '(public)/practice/[set]/drawings/[name]/route.ts': 'a chart or plan of a practice set, as the page shows it',
  '(public)/courses/[id]/og.png/route.tsx': 'the picture that other sites show for a shared course',
};

const pathOf = (file: string) =>
  `/${file.split('/').slice(0, -1).join('/')}`.replace(/\[(\w+)\]/g, (_all, name) => `{${name}}`);

async function handlersOf(file: string): Promise<[string, Endpoint][]> {
  const module: Record<string, Endpoint> = await import(join(process.cwd(), root, file));
  return Object.entries(module).filter(([name]) => METHODS.includes(name));
}

describe('every route of the API', () => {
  it.each(files)('%s was made by endpoint() from the contract of its own method and path', async (file) => {
    const handlers = await handlersOf(file);
    expect(handlers.length).toBeGreaterThan(0);
    for (const [method, handler] of handlers) {
      expect(handler.operation, `${method} was not made by endpoint()`).toBeDefined();
      expect(handler.operation.method).toBe(method);
      expect(handler.operation.path).toBe(pathOf(file));
      expect(OPERATIONS, `${method} is in no list: name it in lib/contract/<noun>/operations.ts`).toContain(
        handler.operation,
      );
    }
  });

  it('has a route for every contract', async () => {
    const routed = new Set<unknown>();
    for (const file of files) for (const [, handler] of await handlersOf(file)) routed.add(handler.operation);
    const missing = OPERATIONS.filter((operation) => !routed.has(operation)).map(
      ({ method, path }) => `${method} ${path}`,
    );
    expect(missing, 'Write app/api/v1/<path>/route.ts for each.').toEqual([]);
  });

  it('is in app/api/v1 or on the list of those beside it', () => {
    const beside = routesBelow('app').filter((file) => !file.startsWith('api/v1/'));
    expect(beside.sort()).toEqual(Object.keys(BESIDE_THE_API).sort());
  });

  it.each(Object.keys(BESIDE_THE_API))('%s, beside the API, reads no body: it takes GET alone', async (file) => {
    const module: Record<string, unknown> = await import(join(process.cwd(), 'app', file));
    expect(Object.keys(module).filter((name) => METHODS.includes(name))).toEqual(['GET']);
    expect(readFileSync(join('app', file), 'utf8')).not.toMatch(
      /\brequest\.(body|text|json|formData|arrayBuffer|blob|bytes)\b/,
    );
  });

  it('limits the tries of every call that changes something', () => {
    const changing = (OPERATIONS as readonly Operation[]).filter(({ method }) => method !== 'GET');
    const unlimited = changing.filter((operation) => ['read', 'whole-list'].includes(budgetOf(operation)));
    expect(unlimited.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('has each method and path once', () => {
    const names = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
    expect(names).toHaveLength(new Set(names).size);
  });
});

describe('every server action', () => {
  const files = readdirSync('app', { recursive: true })
    .map((file) => `app/${file}`.split(sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && /^\s*['"]use server['"]/m.test(readFileSync(file, 'utf8')));

  it('is on the list of forms that work without JavaScript', () => {
    expect(files.sort()).toEqual([
      'app/(auth)/login/_parts/sign-in-without-script.ts',
      'app/(auth)/shortlist/[token]/_parts/keep-wishes.ts',
      'app/(landing)/_parts/enquire.ts',
      'app/(public)/courses/_parts/save-without-script.ts',
      'app/app/[area]/saved-applications/_parts/save-search-without-script.ts',
    ]);
  });

  it.each(files)('%s checks its input by a contract and spends a budget before it works', (file) => {
    const source = readFileSync(file, 'utf8');
    const [checked, spent] = [source.indexOf('contract.body.safeParse('), source.search(/await spend(OfAddress)?\(/)];
    expect(checked).toBeGreaterThan(0);
    expect(spent).toBeGreaterThan(checked);
  });

  it('is sent 64 kB at most', () => {
    expect(nextConfig.experimental?.serverActions?.bodySizeLimit).toBe('64kb');
  });
});

describe('an address below /api/v1', () => {
  const refused = async (method: string, path: string) => {
    const request = { method, url: `/api/v1${path}` } as IncomingMessage;
    redirectWrongMethod(request);
    const module: Record<string, (request: Request) => Response> = await import(join(process.cwd(), root, UNKNOWN));
    const response = module[method]?.(new Request(new URL(String(request.url), 'http://localhost'), { method }));
    const isSentThere = request.url !== `/api/v1${path}`;
    return {
      isSentThere,
      status: response?.status,
      allow: response?.headers.get('allow'),
      body: await response?.json(),
    };
  };

  it('without a call answers 404 in JSON, whatever the method', async () => {
    for (const path of ['/nothing', '/apply/too/far', '', '/applications/x/y/z', '/%00']) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const { isSentThere, status, body } = await refused(method, path);
        expect([isSentThere, status, Object.keys(body)], `${method} ${path}`).toEqual([false, 404, ['message']]);
      }
    }
  });

  it('of a call with another method answers 405 in JSON, and says which it takes', async () => {
    const message = '/api/v1/apply takes POST, not GET.';
    expect(await refused('GET', '/apply?x=1')).toEqual({
      isSentThere: true,
      status: 405,
      allow: 'POST',
      body: { message },
    });
    expect(await refused('POST', '/course-imports/abc')).toMatchObject({ status: 405, allow: 'DELETE, GET' });
    expect(await refused('POST', '/docs')).toMatchObject({ status: 405, allow: 'GET' });
  });

  it('of a call is not touched', () => {
    for (const { method, path } of OPERATIONS) {
      const request = { method, url: `/api/v1${path.replace(/\{\w+\}/g, 'abc')}?x=1` } as IncomingMessage;
      redirectWrongMethod(request);
      expect(request.url).not.toContain('wrong-method');
    }
  });
});

/** Nothing can be missing there: what is saved no more, and facts, whose ids are a list. */
const NEVER_MISSING = ['DELETE /save-course/{courseId}', 'GET /facts/{id}/students'];

describe('the OpenAPI document', () => {
  it('says of each call that names a record that there may be none; tests/support/request.ts holds every other status', () => {
    const shapes = ({ query, body, params }: Operation) =>
      [query, body, params].flatMap((one) => Object.keys((one as { shape?: object } | undefined)?.shape ?? {}));
    const naming = (OPERATIONS as readonly Operation[]).filter((one) =>
      shapes(one).some((name) => /^(id|member|branch|\w+Id)$/.test(name)),
    );
    expect(naming.length).toBeGreaterThan(100);
    const silent = naming.filter(({ errors }) => !errors?.includes('not_found'));
    const names = silent.map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name) => !/ \/facts\/\{id\}$/.test(name))).toEqual(NEVER_MISSING);
  });

  it('describes every operation and stays as it is until somebody means to change it', async () => {
    const document = openApiDocument();
    const described = Object.values(document.paths ?? {}).flatMap((path) => Object.keys(path ?? {}));
    expect(described).toHaveLength(OPERATIONS.length);
    const renew =
      'If you mean it: npx vitest run --project product tests/api/routes.test.ts -u, and look at the difference.';
    await expect(`${compactJson(document)}\n`, renew).toMatchFileSnapshot('openapi.snapshot.json');
  });
});

function routesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((file) => String(file).split(sep).join('/'))
    .filter((file) => /(^|\/)route\.tsx?$/.test(file));
}

const WIDTH = 140;

/**
 * JSON in as few lines as can be read: what fits on a line stands on one, an object of one key opens no level of its own, and
 * short entries share lines. A changed field changes one line.
 */
function compactJson(value: unknown, indent = ''): string {
  const whole = JSON.stringify(value);
  if (whole.length + indent.length <= WIDTH || typeof value !== 'object' || value === null) return whole;
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  const entries = Object.entries(value);
  const text = ([key, one]: [string, unknown], inside: string) =>
    `${isList ? '' : `${JSON.stringify(key)}: `}${compactJson(one, inside)}`;
  const [only] = entries;
  if (only && entries.length === 1) return `${open}${text(only, indent)}${close}`;
  const inner = `${indent}  `;
  const lines: string[] = [];
  for (const entry of entries.map((one) => text(one, inner))) {
    const last = lines.at(-1);
    const isShort = entry.length <= SHORT && last !== undefined && !last.includes('\n');
    if (isShort && last.length + entry.length < WIDTH - inner.length) lines[lines.length - 1] = `${last}, ${entry}`;
    else lines.push(entry);
  }
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
}
const SHORT = 60;
