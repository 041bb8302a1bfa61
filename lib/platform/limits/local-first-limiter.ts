import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { log } from '@/lib/platform/log';

/** How long tries are counted here alone. */
const SHARE_MS = 1_000;
/** Keys that used less of the budget than this share at one process are not reported: most never reach the database. */
const QUIET_SHARE = 0.1;

interface Options {
  /** How many tries in how many seconds. */
  points: number;
  seconds: number;
  /** Adds tries to the counter that all processes share; returns their sum, and for how long it counts. */
  add: (key: string, tries: number) => Promise<Pick<RateLimiterRes, 'consumedPoints' | 'msBeforeNext'>>;
}

/**
 * A budget that is spent in memory, without waiting for the database, and added up with the other processes about once
 * a second: together they let pass what the budget says, what came in that second, and at each process the tenth that
 * isn't reported. While the database is away each process counts for itself.
 */
export class LocalFirstLimiter {
  private readonly local: RateLimiterMemory;
  /** Tries by key that the shared counter doesn't know of. */
  private readonly unshared = new Map<string, number>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly options: Options) {
    this.local = new RateLimiterMemory({ points: options.points, duration: options.seconds });
  }

  /** Takes one try. Returns the limiter's state, or rejects with the one that says how long to wait. */
  async consume(key: string): Promise<RateLimiterRes> {
    const state = await this.local.consume(key);
    this.keep(key, 1);
    return state;
  }

  /** Reports what was counted here to the shared counter, and takes over what it knows. By itself about once a second. */
  async share(): Promise<void> {
    const reports: Promise<void>[] = [];
    for (const [key, tries] of this.unshared) {
      const state = await this.local.get(key);
      const isBusy = (state?.consumedPoints ?? 0) >= this.options.points * QUIET_SHARE;
      if (isBusy || !state) this.unshared.delete(key);
      if (isBusy) reports.push(this.report(key, tries));
    }
    await Promise.all(reports);
  }

  private async report(key: string, tries: number): Promise<void> {
    try {
      const { consumedPoints, msBeforeNext } = await this.options.add(key, tries);
      const since = this.unshared.get(key) ?? 0;
      await this.local.set(key, consumedPoints + since, Math.max(msBeforeNext, 1) / 1000);
    } catch (error) {
      log().warn({ err: error }, 'tries could not be added up with the other processes; trying again');
      this.keep(key, tries);
    }
  }

  private keep(key: string, tries: number): void {
    this.unshared.set(key, (this.unshared.get(key) ?? 0) + tries);
    this.timer ??= setTimeout(() => void this.tick(), SHARE_MS).unref();
  }

  private async tick(): Promise<void> {
    await this.share();
    this.timer = this.unshared.size > 0 ? setTimeout(() => void this.tick(), SHARE_MS).unref() : null;
  }
}
