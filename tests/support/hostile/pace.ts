import { readdirSync, readFileSync } from 'node:fs';

/** So much of the processor may be saved up, in seconds: no burst follows a wait. */
const MOST_SAVED = 0.1;
/** The kernel counts in hundredths of a second: asked twice within one, it says the same. */
const TICK_MS = 10;
/** What a request is taken to cost before some were made, in seconds. */
const FIRST_COST = 0.02;

/** Holds what the site and its database take of the processor against a share of one core. */
export class Pace {
  private counted = { at: Number.NEGATIVE_INFINITY, spent: 0 };
  private readonly began: { at: number; spent: number };
  private last: { at: number; spent: number };
  private left = MOST_SAVED;
  private started = 0;
  private notBefore = 0;

  /** `except`: the processes that this one started and that are no part of the site. */
  constructor(private readonly except: readonly number[]) {
    this.began = this.now();
    this.last = this.began;
  }

  seconds(): number {
    return (performance.now() - this.began.at) / 1000;
  }

  /** How much of a core was taken so far. */
  share(): number {
    return (this.now().spent - this.began.spent) / this.seconds();
  }

  /**
   * Whether a request may begin that is paid by this share of a core. They begin one after another, each when the one before is paid
   * at what they cost on average: twenty that wait don't begin at once.
   */
  mayBegin(allowed: number): boolean {
    const now = this.now();
    const earned = (allowed * (now.at - this.last.at)) / 1000;
    this.left = Math.min(MOST_SAVED, this.left + earned - (now.spent - this.last.spent));
    this.last = now;
    if (this.left <= 0 || now.at < this.notBefore) return false;
    this.started++;
    const cost = this.started < 50 ? FIRST_COST : (now.spent - this.began.spent) / this.started;
    this.notBefore = now.at + (1000 * cost) / allowed;
    return true;
  }

  private now() {
    const at = performance.now();
    if (at - this.counted.at >= TICK_MS) this.counted = { at, spent: this.processorSeconds() };
    return { at, spent: this.counted.spent };
  }

  /** What the site's processes have taken of the processor so far. Seconds. */
  private processorSeconds(): number {
    const children = readdirSync('/proc/self/task').flatMap((thread) =>
      readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return children.reduce((sum, pid) => {
      if (this.except.includes(Number(pid))) return sum;
      const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return sum + (Number(after[11]) + Number(after[12])) / 100;
    }, 0);
  }
}
