import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@/lib/api/endpoint';

/** Every route handler of the API by its call: 'POST /apply' → handler. */
export async function allEndpoints(): Promise<Map<string, Endpoint>> {
  const root = 'app/api/v1';
  const endpoints = new Map<string, Endpoint>();
  for (const file of readdirSync(root, { recursive: true }).map(String)) {
    if (!file.endsWith('route.ts')) continue;
    const handlers: Record<string, Endpoint> = await import(join(process.cwd(), root, file));
    for (const handler of Object.values(handlers)) {
      if (handler.operation) endpoints.set(`${handler.operation.method} ${handler.operation.path}`, handler);
    }
  }
  return endpoints;
}
