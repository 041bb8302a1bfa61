/** How many items of a light loop are worth one course. */
const LIGHT = 8;

/** Lets a long computation yield to the event loop every so often. */
export class Yielder {
  private done = 0;

  /** `every`: how many courses to work through without a break. */
  constructor(private readonly every: number) {}

  /** Whether a break is due after so many more courses; then await `pause`. */
  due(courses: number): boolean {
    this.done += courses;
    return this.done >= this.every;
  }

  /** Yields: resolves after pending I/O callbacks have run. */
  pause(): Promise<void> {
    this.done = 0;
    return new Promise((resolve) => setImmediate(resolve));
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
