import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { forget } from '@/lib/platform/once';
import { warmUp } from '@/lib/wiring/warm-up';

const server = createServer();
afterEach(() => {
  server.close();
  vi.unstubAllEnvs();
  forget('env');
});

async function portOf(): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return String((server.address() as AddressInfo).port);
}

function usePort(port: string): void {
  vi.stubEnv('PORT', port);
  forget('env');
}

it('asks the process for its first search and suggestions, one after the other', async () => {
  const asked: (string | undefined)[] = [];
  server.on('request', ({ url }, response) => {
    asked.push(url);
    response.end('{}');
  });
  usePort(await portOf());
  await warmUp();
  expect(asked).toEqual(['/api/v1/course-search?q=a', '/api/v1/course-suggestions?q=a']);
});

it('ends as well where nothing answers', async () => {
  const port = await portOf();
  await new Promise((resolve) => server.close(resolve));
  usePort(port);
  await expect(warmUp()).resolves.toBeUndefined();
});
