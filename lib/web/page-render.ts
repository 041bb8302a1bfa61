import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type IncomingMessage, request, type Server } from 'node:http';
import { once } from '@/lib/once';
import { withLateScripts } from './late-scripts';
import { isForReading } from './public-paths';
import { type StoredAnswer, storedAnswer } from './stored-answer';

const HEADER = 'x-own-render';
const TIMEOUT_MS = 20_000;

/** Known to this process only: nobody else can ask for a page without its policy. */
const secret = () => once('own-render', () => randomBytes(24).toString('base64url'));

/** Whether this request is one of `renderPage`'s. */
export function isOwnRender({ headers }: IncomingMessage): boolean {
  const given = Buffer.from(String(headers[HEADER] ?? ''));
  const own = Buffer.from(secret());
  return given.length === own.length && timingSafeEqual(given, own);
}

/** What Next answers a visitor at this path, whole. Rejects when it doesn't answer. */
export function renderPage(path: string, server: Server): Promise<StoredAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { ...addressOf(server), path, agent: false, timeout: TIMEOUT_MS, headers: { [HEADER]: secret() } },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode = 500, headers: sent } = response;
          const html = statusCode === 200 && sent['content-type']?.startsWith('text/html') && isForReading(path);
          const body = Buffer.concat(pieces);
          const page = html ? Buffer.from(withLateScripts(body.toString())) : body;
          storedAnswer(statusCode, sent, page).then(resolve, reject);
        });
      },
    );
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
    asked.on('error', reject);
    asked.end();
  });
}

function addressOf(server: Server): { host: string; port: number } {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the server listens on no port');
  const everywhere = address.address === '::' || address.address === '0.0.0.0';
  return { host: everywhere ? 'localhost' : address.address, port: address.port };
}
