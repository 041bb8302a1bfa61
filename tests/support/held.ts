/**
 * How long the thread was held in one piece meanwhile, at the longest, in milliseconds: by the clock, but no longer than the process had the
 * processor, so that a machine at other work doesn't count.
 */
export async function held<T>(work: () => Promise<T> | T): Promise<{ longest: number; result: T }> {
  let [longest, since, used] = [0, performance.now(), process.cpuUsage()];
  const look = () => {
    const spent = process.cpuUsage(used);
    longest = Math.max(longest, Math.min(performance.now() - since, (spent.user + spent.system) / 1000));
    since = performance.now();
    used = process.cpuUsage();
  };
  const beat = setInterval(look, 1);
  try {
    const result = await work();
    // What it did last is still in the piece that ends with the next turn.
    look();
    return { longest, result };
  } finally {
    clearInterval(beat);
  }
}
