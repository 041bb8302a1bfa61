import type { IncomingMessage, ServerResponse } from 'node:http';
import { methodsAt } from '@/lib/contract/methods';
import { isTrial } from '@/lib/platform/server/trial';
import { type Refusal, refusalOfPost } from '@/lib/platform/web/page-posts';

const CALLS = '/api/';
/** What a web process says that only shows whether a new version works. */
const NOT_YET: Refusal = {
  status: 503,
  message: 'The site is being upgraded. Please try again in a minute.',
  headers: { 'retry-after': '60' },
};

/**
 * Answers what Next would answer with 500 and a stack in the log, and gives the rest to it: TRACE anywhere, other methods than a page
 * has, and what no form of a page sends.
 */
export function refuseOrPass(request: IncomingMessage, response: ServerResponse, pass: () => void): void {
  const { method = '', url = '' } = request;
  if (method === 'GET' || method === 'HEAD') {
    pass();
    return;
  }
  const path = pathOf(url);
  const isCall = path.startsWith(CALLS);
  if (isTrial()) answer(response, NOT_YET, isCall);
  else if (method === 'TRACE' || (!isCall && method !== 'POST')) answer(response, wrongMethod(method, path), isCall);
  // `next dev` makes the list of a page's actions while it runs.
  else if (isCall || process.env.NODE_ENV !== 'production') pass();
  else
    refusalOfPost(request).then(
      (refusal) => (refusal ? answer(response, refusal, false) : pass()),
      () => response.destroy(),
    );
}

function wrongMethod(method: string, path: string): Refusal {
  const methods = path.startsWith(CALLS) ? methodsAt(path.replace(/^\/api\/v1/, '')) : ['GET', 'HEAD', 'POST'];
  const allow = methods.join(', ');
  return { status: 405, message: `This address accepts ${allow || 'no calls'}, not ${method}.`, headers: { allow } };
}

function answer(response: ServerResponse, { status, message, headers }: Refusal, isCall: boolean): void {
  const [type, body] = isCall ? ['application/json', JSON.stringify({ message })] : ['text/plain', message];
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', ...headers })
    .end(body);
}

/** As Next reads it: '/api/../login' is /login. */
function pathOf(url: string): string {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname : url;
}
