import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMongod } from '@/database/mongod';
import { temporaryFolder } from './support/database';

/** Stands for mongod: writes down its arguments, and stays until it is stopped; with `ends`, it ends at once. */
const program = (log: string, ends: boolean) => `#!${process.execPath}
require('node:fs').writeFileSync(${JSON.stringify(log)}, JSON.stringify(process.argv.slice(2)));
${ends ? 'process.exit(48)' : "setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit(0))"}
`;

describe.skipIf(process.platform === 'win32')('a mongod that the product starts itself', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let log: string;
  let binary: string;
  beforeEach(() => {
    folder = temporaryFolder();
    [log, binary] = [join(folder.path, 'arguments.json'), join(folder.path, 'bin', 'mongod')];
    mkdirSync(dirname(binary));
  });
  afterEach(() => folder.remove());

  function install(ends: boolean): void {
    writeFileSync(binary, program(log, ends));
    chmodSync(binary, 0o755);
  }

  it('listens on a socket that only this user may open, and on no port', async () => {
    install(false);
    const asked: string[] = [];
    const answers = async (uri: string) => asked.push(uri) > 1 && existsSync(log);
    const data = join(folder.path, 'data');
    const started = await startMongod(binary, data, answers);
    const args: string[] = JSON.parse(readFileSync(log, 'utf8'));
    const valueAt = (name: string) => args[args.indexOf(name) + 1] ?? '';
    expect(valueAt('--dbpath')).toBe(data);
    const socket = valueAt('--bind_ip');
    expect(socket).toMatch(/^\/.+\.sock$/);
    expect(statSync(dirname(socket)).mode & 0o777).toBe(0o700);
    expect(valueAt('--filePermissions')).toBe('0600');
    expect(args).not.toContain('--port');
    expect(args).not.toContain('--bind_ip_all');
    expect(started.uri).toBe(`mongodb://${encodeURIComponent(socket)}`);
    expect(new Set(asked)).toEqual(new Set([started.uri]));
    await started.stop();
    expect(existsSync(dirname(socket))).toBe(false);
  });

  it('that ends at once, or is no program, is one sentence', async () => {
    install(true);
    const never = async () => false;
    await expect(startMongod(binary, join(folder.path, 'data'), never)).rejects.toThrow(/did not start on .*data/);
    await expect(startMongod(join(folder.path, 'none'), join(folder.path, 'data'), never)).rejects.toThrow(
      /did not start/,
    );
  });
});
