import { AsyncLocalStorage } from 'node:async_hooks';
import type { mongo } from 'mongoose';
import { once } from '@/lib/platform/once';

/** What the driver has, without saying so in its types. */
interface Internals {
  topology: { s: { servers: Map<string, { pool: Pool }> } };
}

interface Pool {
  /** Opens one more connection and gives it to `callback`. */
  createConnection(callback: (error?: Error, connection?: unknown) => void): void;
}

/**
 * From now on all pools of the driver open their connections as if no request were being answered. The driver opens one when a request
 * finds none free, and the connection lives on: its socket, timers and listeners would keep all that this request held, in React's case
 * the rendered page, and by way of how its rendering ends the pages rendered beside it (docs/decisions/0140-before-next.md). The driver
 * has no setting for it. Called once per process, while no request is being answered.
 * @param client connected.
 */
export function openConnectionsOutsideRequests(client: mongo.MongoClient): void {
  once('connections-outside-requests', () => {
    const outside = AsyncLocalStorage.snapshot();
    // Its types leave its insides out.
    const [server] = (client as unknown as Internals).topology.s.servers.values();
    const pools: Pool = Object.getPrototypeOf(server?.pool);
    const { createConnection } = pools;
    pools.createConnection = function (callback) {
      // The connection's listeners keep the callback as long as they are there: it must not keep who waited.
      let waiting: typeof callback | undefined = callback;
      const opened: typeof callback = (error, connection) => {
        waiting?.(error, connection);
        waiting = undefined;
      };
      outside(() => createConnection.call(this, opened));
    };
  });
}
