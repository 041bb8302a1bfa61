import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { openApiDocument } from '@/lib/api/openapi';
import { OPERATIONS } from '@/lib/contract/all';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const root = 'app/api/v1';
const files = readdirSync(root, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('route.ts'));

const pathOf = (file: string) =>
  `/${file.split(sep).slice(0, -1).join('/')}`.replace(/\[(\w+)\]/g, (_all, name) => `{${name}}`);

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
      expect(OPERATIONS).toContain(handler.operation);
    }
  });

  it('has a route for every contract', async () => {
    const routed = new Set<unknown>();
    for (const file of files) for (const [, handler] of await handlersOf(file)) routed.add(handler.operation);
    expect(OPERATIONS.filter((operation) => !routed.has(operation)).map(({ path }) => path)).toEqual([]);
  });

  it('has each method and path once', () => {
    const names = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
    expect(names).toHaveLength(new Set(names).size);
  });
});

describe('the OpenAPI document', () => {
  it('describes every operation and stays as it is until somebody means to change it', async () => {
    const document = openApiDocument();
    const described = Object.values(document.paths ?? {}).flatMap((path) => Object.keys(path ?? {}));
    expect(described).toHaveLength(OPERATIONS.length);
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('openapi.snapshot.json');
  });
});
