import type { IncomingMessage } from 'node:http';
import { methodsAt } from '@/lib/contract/methods';
import { AppError, notFound } from '@/lib/domain/errors';
import { errorResponse } from './error-response';

const ROOT = '/api/v1';
/** Stands before the address of a call with the wrong method, which Next would answer without a word. */
const WRONG_METHOD = 'wrong-method';
/** Next answers HEAD and OPTIONS itself, from the methods that a route has. */
const DECIDED = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Sends a request for a call of the API that has another method to where `refuseUnknownCall` answers it. */
export function redirectWrongMethod(request: IncomingMessage): void {
  const { url = '', method = '' } = request;
  if (!url.startsWith(`${ROOT}/`) || !DECIDED.includes(method)) return;
  const [path = ''] = url.slice(ROOT.length).split('?');
  const methods = methodsAt(path);
  if (methods.length && !methods.includes(method)) request.url = `${ROOT}/${WRONG_METHOD}${path}`;
}

/** The answer to an unknown call of the API: 405 with `Allow` where only the method is wrong, else 404. */
export function refuseUnknownCall(request: Request): Response {
  const { pathname } = new URL(request.url);
  const path = pathname.replace(`${ROOT}/${WRONG_METHOD}`, '').replace(ROOT, '');
  const methods = methodsAt(path);
  if (!methods.length) return errorResponse(notFound(`There is no call at ${ROOT}${path}.`.slice(0, 300)), request);
  const allowed = methods.join(', ');
  const refusal = new AppError('method_not_allowed', `${ROOT}${path} takes ${allowed}, not ${request.method}.`);
  const response = errorResponse(refusal, request);
  response.headers.set('allow', allowed);
  return response;
}
