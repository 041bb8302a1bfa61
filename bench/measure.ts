const RUNS = Number(process.env.BENCH_RUNS ?? 30);

/** Runs something 3 times to warm up and 30 times (BENCH_RUNS) for one line of figures: median, 90th percentile, longest, in ms. */
async function measure(what: string, run: () => Promise<unknown>): Promise<void> {
  for (let warm = 0; warm < 3; warm++) await run();
  const times: number[] = [];
  for (let time = 0; time < RUNS; time++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.min(RUNS - 1, Math.floor(share * RUNS))] as number).toFixed(1).padStart(7);
  console.log(`${what.padEnd(34)} p50 ${at(0.5)} ms   p90 ${at(0.9)} ms   largest ${at(1)} ms`);
}

/** Measures each by its name, one after another. */
export async function measureEach(readings: Record<string, () => Promise<unknown>>): Promise<void> {
  for (const [what, run] of Object.entries(readings)) await measure(what, run);
}
