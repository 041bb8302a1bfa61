import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { join } from 'node:path';

const prefix = 'lock-';
/** How long to wait for a holder that is about to end, in milliseconds. */
const patience = 3000;
const retryEvery = 100;
/** The longest path a unix socket can have on the systems at hand. */
const longestSocketPath = 103;

/** The folder is in use by another process. */
export class FolderInUse extends Error {}

/**
 * Takes the folder for this process. A holder shows itself by a file that leads to a socket it listens on: a unix
 * socket, or where those don't work a file with a loopback port and a token. When the process dies, in whatever way,
 * the kernel closes the socket, so a lock left behind is recognised by nobody answering.
 *
 * Every process first puts up its own sign and then looks for others; so of two that start at once at least one sees
 * the other, and both never win.
 * @param holder the process that is named to others who want the folder: the one that a person started
 * @returns a function that gives the folder back
 * @throws FolderInUse
 */
export async function lockFolder(folder: string, holder = process.pid): Promise<() => void> {
  const deadline = Date.now() + patience;
  while (true) {
    const kernels = await kernelsLock(folder, holder);
    const own = await putUpSign(folder, holder);
    const release = () => {
      own.remove();
      kernels?.close();
    };
    if (kernels !== null && !(await anotherHolds(folder, own.file))) return release;
    release();
    if (Date.now() > deadline)
      throw new FolderInUse(`the folder ${folder} is in use by another process${await pidOfHolder(folder)}`);
    // An uneven wait, so that two who met do not meet again.
    await new Promise((resolve) => setTimeout(resolve, retryEvery * (0.5 + Math.random())));
  }
}

/**
 * On Linux a second lock that no removed file opens: an abstract socket with the folder's number. The files stay, for
 * processes in other containers, which don't see it.
 * @returns null when another process has it, undefined where there is no such thing
 */
async function kernelsLock(folder: string, holder: number): Promise<Server | null | undefined> {
  if (process.platform !== 'linux') return undefined;
  return listen((s) => s.listen(kernelsName(folder)), String(holder)).catch((error: NodeJS.ErrnoException) =>
    error.code === 'EADDRINUSE' ? null : undefined,
  );
}

function kernelsName(folder: string): string {
  const { dev, ino } = statSync(folder);
  return `\0embedded-db-${dev}-${ino}`;
}

/** ' (pid 123)' where the holder of a folder says it: one of this machine, or of this container. */
export async function pidOfHolder(folder: string): Promise<string> {
  if (process.platform !== 'linux') return '';
  if (!existsSync(folder)) return '';
  const said = await answer({ path: kernelsName(folder) });
  return /^\d+$/.test(said ?? '') ? ` (pid ${said})` : '';
}

interface Sign {
  readonly file: string;
  remove(): void;
}

async function putUpSign(folder: string, holder: number): Promise<Sign> {
  const name = `${prefix}${randomBytes(6).toString('hex')}`;
  const file = join(folder, name);
  if (process.platform !== 'win32' && file.length <= longestSocketPath) {
    try {
      const server = await listen((s) => s.listen(file), String(holder));
      return { file: name, remove: () => closeAndRemove(server, file) };
    } catch {
      // Some network and container file systems hold no sockets: fall through to the port.
    }
  }
  const token = randomBytes(16).toString('hex');
  const server = await listen((s) => s.listen(0, '127.0.0.1'), token);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  writeFileSync(file, `${port} ${token}`);
  return { file: name, remove: () => closeAndRemove(server, file) };
}

function listen(start: (server: Server) => void, token: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(token);
    });
    server.unref();
    server.once('error', reject);
    server.once('listening', () => resolve(server));
    start(server);
  });
}

function closeAndRemove(server: Server, file: string): void {
  server.close();
  rmSync(file, { force: true });
}

async function anotherHolds(folder: string, own: string): Promise<boolean> {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix) || name === own) continue;
    if (await isAlive(join(folder, name))) return true;
    rmSync(join(folder, name), { force: true });
  }
  return false;
}

async function isAlive(file: string): Promise<boolean> {
  let content: string | undefined;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    // A socket cannot be read as a file.
  }
  if (content === undefined) return (await answer({ path: file })) !== undefined;
  const [port, token] = content.split(' ');
  return Number(port) > 0 && (await answer({ port: Number(port), host: '127.0.0.1' })) === token;
}

/** What a listener says; undefined when nobody listens. */
function answer(target: { path: string } | { port: number; host: string }): Promise<string | undefined> {
  return new Promise((resolve) => {
    let said = '';
    const socket = createConnection(target);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      said += text;
    });
    socket.on('end', () => resolve(said));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // Only a refusal proves that nobody is there; when in doubt the folder counts as taken.
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? undefined : said);
    });
    // A holder too busy to speak is a holder; its kernel took the connection.
    socket.setTimeout(1000, () => {
      socket.destroy();
      resolve(said);
    });
  });
}
