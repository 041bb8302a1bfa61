import { readdirSync } from 'node:fs';
import { connect } from 'node:net';

/** The sockets, files and pipes that a process has open. Linux. */
export const descriptorsOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/**
 * Sends so many requests that offer another protocol, eight at a time, each on a connection of its own that the client closes when the
 * answer has begun, or after ten seconds. Returns how often which status came; null where none came.
 */
export async function askForUpgrades(url: string, requests: number): Promise<Map<number | null, number>> {
  const statuses = new Map<number | null, number>();
  let sent = 0;
  const lane = async () => {
    while (sent < requests) {
      const status = await askForUpgrade(url, PROTOCOLS[sent++ % PROTOCOLS.length] ?? '');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return statuses;
}

const PROTOCOLS = ['websocket', 'h2c', 'anything'];

function askForUpgrade(url: string, protocol: string): Promise<number | null> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve) => {
    let status: number | null = null;
    const socket = connect(Number(port), hostname);
    socket.setTimeout(10_000, () => socket.destroy());
    socket.once('data', (piece) => {
      status = Number(/^HTTP\/1\.1 (\d+)/.exec(String(piece))?.[1]);
      socket.destroy();
    });
    socket.once('error', () => {});
    socket.once('close', () => resolve(status));
    socket.write(
      [
        'GET /robots.txt HTTP/1.1',
        `Host: ${host}`,
        'Connection: Upgrade, HTTP2-Settings',
        `Upgrade: ${protocol}`,
        'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        '\r\n',
      ].join('\r\n'),
    );
  });
}
