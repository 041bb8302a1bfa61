import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Person } from '../people';

/** Other people's requests to a site, made by a process of its own until `end`. */
export class Others {
  private readonly times: number[] = [];
  private readonly lines: string[] = [];
  private readonly failures: string[] = [];
  private readonly waiting = new Set<() => void>();
  private readonly child: ChildProcess;

  constructor(url: string, as: Person) {
    const file = 'tests/support/hostile/others-process.ts';
    this.child = spawn(process.execPath, ['--import', 'tsx', file, url, as.userId], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, OTHERS_TOKEN: as.token },
    });
    const lines = createInterface({ input: this.child.stdout as NodeJS.ReadableStream });
    lines.on('line', (line) => {
      const [status, ms] = line.split(' ');
      if (status !== '200') this.failures.push(line);
      this.times.push(Number(ms));
      this.lines.push(line);
      for (const look of this.waiting) look();
    });
    this.child.on('exit', (code) => {
      if (code) this.failures.push(`the process ended with ${code}`);
      for (const look of this.waiting) look();
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** The 99th percentile, in milliseconds, of the requests answered while `work` runs and until there are `least` of them. */
  async p99(least: number, work: Promise<unknown> = Promise.resolve()): Promise<number> {
    const first = this.times.length;
    await Promise.all([work, this.answered(first + least)]);
    if (this.failures.length)
      throw new Error(`Other people's requests failed: ${this.failures.slice(0, 5).join(', ')}`);
    const times = this.times.slice(first).sort((a, b) => a - b);
    return times[Math.floor(times.length * 0.99)] ?? 0;
  }

  /** The slowest answers so far: status, milliseconds, path. */
  slowest(count: number): string[] {
    const ms = (line: string) => Number(line.split(' ')[1]);
    return this.lines.toSorted((one, other) => ms(other) - ms(one)).slice(0, count);
  }

  async end(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.stdin?.end();
    await gone;
  }

  /** Resolves when so many are answered, or one failed. */
  private answered(count: number): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.times.length < count && this.failures.length === 0) return;
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }
}
