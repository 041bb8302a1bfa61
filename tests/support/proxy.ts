import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export interface WebProxy {
  url: string;
  /** How many requests each upstream was given, by its address. */
  given: Map<string, number>;
  stop(): Promise<void>;
}

/** How often the proxy asks each upstream whether it is ready. */
const CHECK_MS = 100;

/**
 * A reverse proxy that does what a deployment's does: takes turns among the upstreams that are ready, tries the next one
 * when a connection is refused, appends the client's address, and answers 502 when an upstream breaks off.
 */
export async function startProxy(upstreams: readonly string[]): Promise<WebProxy> {
  const ready = new Set(upstreams);
  const given = new Map(upstreams.map((url) => [url, 0]));
  const agent = new Agent({ keepAlive: false });
  let turn = 0;

  const forward = (from: IncomingMessage, to: ServerResponse, tried: readonly string[]): void => {
    const left = upstreams.filter((url) => !tried.includes(url));
    const candidates = left.filter((url) => ready.has(url));
    const upstream = (candidates.length ? candidates : left)[turn++ % Math.max(1, candidates.length || left.length)];
    if (!upstream) return void to.writeHead(502).end();
    given.set(upstream, (given.get(upstream) ?? 0) + 1);
    const headers = { ...from.headers, 'x-forwarded-for': from.socket.remoteAddress };
    const passed = request(new URL(from.url ?? '/', upstream), { method: from.method, headers, agent });
    let connected = false;
    passed.once('socket', (socket) =>
      socket.once('connect', () => {
        connected = true;
        from.pipe(passed);
      }),
    );
    passed.once('response', (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
      answer.once('error', () => to.destroy());
    });
    passed.once('error', () => {
      if (!connected) forward(from, to, [...tried, upstream]);
      else if (to.headersSent) to.destroy();
      else to.writeHead(502).end();
    });
    to.once('close', () => passed.destroy());
  };

  const server = createServer((from, to) => forward(from, to, []));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  // On a busy machine an answer may come after that of a later question, which is the one that holds.
  let asked = 0;
  const heard = new Map(upstreams.map((url) => [url, 0]));
  const checking = setInterval(() => {
    const number = ++asked;
    for (const url of upstreams) {
      void isReady(url).then((is) => {
        if (number < (heard.get(url) ?? 0)) return;
        heard.set(url, number);
        if (is) ready.add(url);
        else ready.delete(url);
      });
    }
  }, CHECK_MS);
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    given,
    stop: async () => {
      clearInterval(checking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
