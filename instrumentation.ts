import type { Instrumentation } from 'next';

/** Runs once in each server process, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { boot } = await import('@/lib/wiring/boot');
  await boot();
}

/** Next calls it with whatever a page threw. */
export const onRequestError: Instrumentation.onRequestError = async (error, { headers }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { pageFailed } = await import('@/lib/wiring/page-failed');
  pageFailed(error, headers);
};
