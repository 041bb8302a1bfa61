/** How many items of a light loop are worth one course. */
const LIGHT = 8;
/** A break costs about as much as a dozen courses, so one that comes sooner than this after the last is left out, in ms. */
const SHORTEST = 1;

/** Lets a long computation yield to the event loop every so often. */
export class Yielder {
  private done = 0;
  private last = performance.now();

  /**
   * `every`: how many courses to work through without a break. `restMs`: how long a break lasts at least, looked up at each; with 0, a
   * request that comes back to the event loop several times waits for a piece of the computation each time.
   */
  constructor(
    private readonly every: number,
    private readonly restMs: () => number = () => 0,
  ) {}

  /** Whether a break is due after so many more courses; then await `pause`. */
  due(courses: number): boolean {
    this.done += courses;
    return this.done >= this.every;
  }

  /** Yields, unless it has just done so: resolves after pending I/O callbacks have run. */
  async pause(): Promise<void> {
    this.done = 0;
    if (performance.now() - this.last < SHORTEST) return;
    const rest = this.restMs();
    await new Promise((resolve) => {
      if (rest > 0) setTimeout(resolve, rest);
      else setImmediate(resolve);
    });
    this.last = performance.now();
  }

  /** Does a light loop from 0 to before `length` in parts, with a break after each; `work` does the items [from, to). */
  async inParts(length: number, work: (from: number, to: number) => void): Promise<void> {
    const part = this.every * LIGHT;
    for (let from = 0; from < length; from += part) {
      work(from, Math.min(length, from + part));
      await this.pause();
    }
  }
}
