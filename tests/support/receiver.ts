import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forget } from '@/lib/platform/once';

/** What a receiver of the tests got. */
interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver of webhooks on this machine, which the operator allows: what it got, and what it answers by path. */
export interface Receiver {
  address: string;
  got: Received[];
  /** Sets what it answers from now on; null: nothing, ever. */
  answer: (status: number | null, text?: string, headers?: Record<string, string>) => void;
  close: () => Promise<void>;
}

export async function receiver(): Promise<Receiver> {
  const got: Received[] = [];
  let answer: { status: number | null; text: string; headers: Record<string, string> } = {
    status: 200,
    text: 'ok',
    headers: {},
  };
  const server: Server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces).toString('utf8') });
      if (answer.status !== null) response.writeHead(answer.status, answer.headers).end(answer.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    got,
    answer: (status, text = 'ok', headers = {}) => {
      answer = { status, text, headers };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Sets the networks that the operator allows; none without a text. */
export function allowNetworks(networks?: string): void {
  if (networks) process.env.WEBHOOK_NETWORKS = networks;
  else delete process.env.WEBHOOK_NETWORKS;
  forget('env');
}
