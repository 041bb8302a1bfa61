import { createServer, type IncomingMessage } from 'node:http';

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Route = Partial<Record<string, Handler>>;

/**
 * Serves these route handlers by their addresses, as Next does, on a port of this machine that it prints. What is compiled with
 * it may be of any release: it knows nothing of the product.
 */
export function serveRoutes(routes: Readonly<Record<string, Route>>): void {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [handler, params] = found(routes, url.pathname, request.method ?? 'GET');
    if (!handler) return void response.writeHead(404).end();
    const answer = await handler(await asRequest(request, url), { params: Promise.resolve(params) });
    response.writeHead(answer.status, [...answer.headers].flat());
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  // It ends with whoever started it.
  process.stdin.on('end', () => process.exit(0)).resume();
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address && typeof address === 'object') process.stdout.write(`ready http://127.0.0.1:${address.port}\n`);
  });
}

function found(
  routes: Readonly<Record<string, Route>>,
  path: string,
  method: string,
): [Handler | undefined, Record<string, string>] {
  for (const [pattern, route] of Object.entries(routes)) {
    const match = new RegExp(`^${pattern.replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`).exec(path);
    if (match) return [route[method], { ...match.groups }];
  }
  return [undefined, {}];
}

async function asRequest(request: IncomingMessage, url: URL): Promise<Request> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const init: RequestInit = { method: request.method ?? 'GET', headers };
  return new Request(url, pieces.length > 0 ? { ...init, body: Buffer.concat(pieces) } : init);
}
