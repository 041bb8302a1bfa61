import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { configSchema } from 'next/dist/server/config-schema';
import { describe, expect, it } from 'vitest';
import nextConfig from '@/next.config.js';

describe('insides that docs/next-internals.md lists', () => {
  it('Next knows every option of next.config.js', () => {
    expect(configSchema?.safeParse(nextConfig).error?.issues ?? []).toEqual([]);
    const unknown = { ...nextConfig, experimental: { ...nextConfig.experimental, turbopackSomething: {} } };
    expect(configSchema?.safeParse(unknown).success).toBe(false);
  });

  it('V8 has the flags that the house sets', () => {
    const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
    const set = ['lib/wiring/boot.ts', 'lib/platform/threads/young-heap.ts', 'scripts/site.ts']
      .flatMap((path) => [
        ...readFileSync(path, 'utf8').matchAll(/--(?:no-)?([a-z]+(?:-[a-z]+){2,}|parallel-scavenge)/g),
      ])
      .map(([, name]) => name);
    expect(new Set(set)).toEqual(new Set(['heap-growing-percent', 'parallel-scavenge', 'max-semi-space-size']));
    for (const name of new Set(set)) expect(stdout).toContain(`--${name} (`);
  });

  it.runIf(isGlibc())('glibc gives freed buffers back to the system', () => {
    const settings = /^ENV (MALLOC_.*)$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1]?.split(' ') ?? [];
    expect(settings).toHaveLength(3);
    const site = readFileSync('scripts/site.ts', 'utf8');
    for (const [name, value] of settings.map((one) => one.split('='))) {
      expect(site).toContain(`${name}: process.env.${name} ?? '${value}'`);
    }
    const env = { ...process.env, ...Object.fromEntries(settings.map((one) => one.split('='))) } as NodeJS.ProcessEnv;
    const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', '--eval', FREES_BUFFERS], {
      env,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    // Without these settings a fifth goes back.
    expect(Number(stdout)).toBeGreaterThan(0.6);
  });
});

function isGlibc(): boolean {
  return JSON.stringify(process.report.getReport()).includes('"glibcVersionRuntime"');
}

/** Takes 300 large buffers among small ones that stay, four times, and writes which share of the last ones went back. */
const FREES_BUFFERS = `
const rss = () => process.memoryUsage.rss();
let share = 0;
const small = [];
for (let round = 0; round < 4; round++) {
  small.length = 0;
  gc();
  const before = rss();
  let large = [];
  for (let one = 0; one < 300; one++) {
    large.push(Buffer.allocUnsafeSlow(400_000).fill(1));
    small.push(Buffer.allocUnsafeSlow(20_000).fill(1));
  }
  large = null;
  const top = rss();
  gc();
  gc();
  share = (top - rss()) / (300 * 400_000);
}
process.stdout.write(String(share));
`;
