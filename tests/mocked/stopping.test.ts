import { execFile } from 'node:child_process';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { followRequests, refuseConnections } from '@/lib/platform/server/requests';
import { longIt } from '../support/long-it';
import { programOf } from '../support/program';

/** It follows the requests of its process, so it has one of its own. */

/** More than the event loop accepts in a few iterations: it accepts one in each. */
const WAITING = 30;

it('answers each connection the kernel has taken on before the process refuses new ones', async () => {
  await followRequests({
    trustProxy: true,
    began: () => {},
    refuse: (_request, _answer, pass) => pass(),
    ended: () => {},
  });
  const server = createServer((_, answer) => answer.end('answered'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await answerFrom(port)).toBe(200);
  const answers = Promise.all(Array.from({ length: WAITING }, () => answerFrom(port)));
  // They connect before this function yields; the server has accepted none of them.
  await refuseConnections();
  expect(new Set(await answers)).toEqual(new Set([200]));
  expect(await answerFrom(port)).toBe('ECONNREFUSED');
});

longIt('closes the streams that would stay open for ever, before it ends with code 0', async () => {
  const program = await programOf('tests/support/stopping-process.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: { ...process.env, NEXT_MANUAL_SIG_HANDLE: '1', LOG_LEVEL: 'error' },
  });
  expect(stdout.split('\n').filter(Boolean)).toEqual(['the stream is closed', 'the process ends']);
});

/** The status, or the code of the error of the connection. */
function answerFrom(port: number): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', agent: false }, (answer) => resolve(answer.resume().statusCode))
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
      .end();
  });
}
