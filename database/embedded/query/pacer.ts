import { CommandError, ErrorCode } from '../errors';

/** How long one command may work before others get their turn, in milliseconds. */
const turn = 8;

/** Lets a long command give way to others, and ends it when its maxTimeMS is over. */
export class Pacer {
  private turnEnds = performance.now() + turn;

  /** @param deadline end of the command's time on the `performance.now()` clock; undefined for no limit */
  constructor(private readonly deadline?: number) {}

  /** To be called between slices of work. @throws MaxTimeMSExpired */
  async pause(): Promise<void> {
    const now = performance.now();
    if (this.deadline !== undefined && now > this.deadline)
      throw new CommandError(ErrorCode.MaxTimeMSExpired, 'operation exceeded time limit');
    if (now < this.turnEnds) return;
    await new Promise(setImmediate);
    this.turnEnds = performance.now() + turn;
  }
}
