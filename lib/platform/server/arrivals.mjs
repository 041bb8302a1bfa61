import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';

/**
 * Stands between the process's HTTP server and Next, from before the server listens: scripts/site.ts preloads this file, deploy/web.mjs
 * imports it first. `next start` listens and takes requests before it has loaded the application; they wait here until the application
 * says what becomes of each (`followRequests`), and Next sees none before.
 *
 * In production Next's `upgrade` listener goes: without one, Node answers a request with an `Upgrade` header as any other. Next
 * keeps the socket of each for ever, and its own use of it is the hot reload of `next dev`.
 *
 * The application's bundle has a copy of this file; what the process shares is on globalThis.
 *
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 *
 * @typedef {object} Arrival
 * @property {Server} server
 * @property {IncomingMessage} request
 * @property {ServerResponse} response
 * @property {number} at when its head was read, by `performance.now()`
 * @property {() => void} pass gives it to Next
 *
 * @typedef {object} Arrivals
 * @property {(take: (arrival: Arrival) => void) => void} giveTo Whom each request is given to from now on, first those that wait, in
 *   the order in which they came.
 */

/**
 * How long a connection without a request stays open: longer than the two minutes for which Caddy keeps one to send the next on (nginx: one).
 * Node's own five seconds end it while the proxy writes, and a reader's POST is answered with 502.
 */
const IDLE_MS = 130_000;

const KEY = Symbol.for('study-abroad.arrivals');
const shared = /** @type {{ [KEY]?: Arrivals }} */ (globalThis);

shared[KEY] ??= begin();
/** @type {Arrivals} the process's one */
export const arrivals = shared[KEY];

/** @returns {Arrivals} */
function begin() {
  /** @type {Arrival[]} */
  const waiting = [];
  /** @type {(arrival: Arrival) => unknown} */
  let take = (arrival) => waiting.push(arrival);
  const known = new WeakSet();

  // Comes before the connection's first byte is read.
  subscribe('net.server.socket', (message) => {
    const { server } = /** @type {{ socket: { server?: unknown } }} */ (message).socket;
    if (!(server instanceof Server)) return;
    if (process.env.NODE_ENV === 'production') server.removeAllListeners('upgrade');
    if (known.has(server)) return;
    known.add(server);
    server.keepAliveTimeout = IDLE_MS;
    const listeners = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      const pass = () => {
        for (const listener of listeners) listener.call(server, request, response);
      };
      take({ server, request, response, at: performance.now(), pass });
    });
  });

  return {
    giveTo(taker) {
      take = taker;
      for (const arrival of waiting.splice(0)) taker(arrival);
    },
  };
}
