import { AppError } from '@/lib/domain/errors';

interface Waiting {
  of: string | null;
  begin: () => void;
}

/**
 * Lets so many pieces of work run at a time, of one address never more than one, so that no address keeps the others from
 * theirs. The others wait in the order they came.
 */
export class Places {
  private readonly waiting: Waiting[] = [];
  private readonly busy = new Set<string>();

  /** `most`: how many may wait, of one address and in all. */
  constructor(
    private free: number,
    private readonly most: { each: number; all: number },
  ) {}

  /**
   * Does the work once there is a place for this address; scripts give null. Throws 429 when too many of the
   * address wait already, 503 when too many wait in all.
   */
  async run<T>(of: string | null, work: () => Promise<T>): Promise<T> {
    if (!this.take(of)) await this.turn(of);
    try {
      return await work();
    } finally {
      this.leave(of);
    }
  }

  private take(of: string | null): boolean {
    if (this.free === 0 || (of !== null && this.busy.has(of))) return false;
    this.free--;
    if (of !== null) this.busy.add(of);
    return true;
  }

  private turn(of: string | null): Promise<void> {
    if (this.waiting.length >= this.most.all) {
      throw new AppError('unavailable', 'The site is very busy. Please try again in a moment.', { retryAfter: 5 });
    }
    if (of !== null && this.waiting.filter((one) => one.of === of).length >= this.most.each) {
      throw new AppError('too_many_requests', 'Too many attempts at once. Please try again in a moment.', {
        retryAfter: 5,
      });
    }
    return new Promise((resolve) => this.waiting.push({ of, begin: resolve }));
  }

  private leave(of: string | null): void {
    this.free++;
    if (of !== null) this.busy.delete(of);
    // The next one has its place from here: none that comes now is let in before it.
    const next = this.waiting.findIndex((one) => this.take(one.of));
    if (next >= 0) this.waiting.splice(next, 1)[0]?.begin();
  }
}
