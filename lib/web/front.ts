import { randomBytes } from 'node:crypto';
import { subscribe as onChannel } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import mongoose from 'mongoose';
import { env, isHttps } from '@/lib/env';
import { log } from '@/lib/log';
import { once } from '@/lib/once';
import { policyWithNonce } from './content-security-policy';
import { keptPage } from './page-cache';
import { isOwnRender } from './page-render';
import { publicPath } from './public-paths';
import { send } from './stored-answer';

/**
 * Stands before Next in this process: gives every answer its Content-Security-Policy, and answers visitors' requests
 * for public pages from pages kept in memory (decision 0016). Called once per process, before its first request.
 */
export function standInFront(): void {
  const known = once('front', () => new WeakSet<Server>());
  onChannel('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (known.has(server)) return;
    known.add(server);
    // Next owns the server and offers no hook before its own listener. Node tells of a request before the server's
    // listeners hear of it, so from the first request on they hear of it through us.
    const behind = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      void answer(server, request, response, () => {
        for (const listener of behind) listener.call(server, request, response);
      });
    });
  });
}

async function answer(
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  sayWhenUnavailable(response);
  delete request.headers['content-security-policy'];
  delete request.headers['content-security-policy-report-only'];
  // A page that is rendered to be kept gets no nonce: its inline scripts are named by their hashes.
  if (isOwnRender(request)) return next();
  if (isHttps()) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
  const path = env().NODE_ENV === 'production' ? publicPath(request) : null;
  if (path) {
    try {
      return send(await keptPage(path, server), request, response);
    } catch (error) {
      log().warn({ err: error, path }, 'a public page could not be rendered to be kept; Next answers');
    }
  }
  const policy = policyWithNonce(randomBytes(16).toString('base64'));
  // Next takes the nonce for its inline scripts from the request.
  request.headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
  next();
}

/** A page that failed while the database is away says so by its status, as the API does. */
function sayWhenUnavailable(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== 500 || mongoose.connection.readyState === mongoose.ConnectionStates.connected) {
      return writeHead(status, ...rest);
    }
    response.setHeader('Retry-After', '5');
    return writeHead(503, ...rest);
  };
}
