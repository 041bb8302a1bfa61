/** Lets so many pieces of work run at a time; the others wait in the order they came. */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The next one has its permit from here: none that comes now is let in before it.
      const next = this.waiting.shift();
      if (next) next();
      else this.free++;
    }
  }
}
