/** How often a process may be started again within a minute. */
export const MOST_RESTARTS = 5;
const MINUTE_MS = 60_000;

/** Counts how often a process was started again, so that one that ends at once doesn't do so for ever. */
export class Restarts {
  private times: number[] = [];

  /** Whether the process may be started once more, which then counts. `now`: the time in ms. */
  allows(now = Date.now()): boolean {
    this.times = this.times.filter((time) => now - time < MINUTE_MS);
    if (this.times.length >= MOST_RESTARTS) return false;
    this.times.push(now);
    return true;
  }
}
