import { connectDatabase } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { RaisedAddress } from '@/models/raised-address';

/** How old what a process knows may get while requests come. */
const OLDEST_MS = 1_000;

interface State {
  raised: Map<string, { times: number; endsOn: Date }>;
  readAt: number;
  /** How many readings have begun, and which of them `raised` is of. */
  begun: number;
  turn: number;
}

const state = () => once('raised-addresses', (): State => ({ raised: new Map(), readAt: 0, begun: 0, turn: 0 }));

/**
 * How many times the usual budgets this address has: 1 unless an admin raised it. What another process has raised counts here a
 * second later, so that no request waits for the database.
 */
export function raisedBy(address: string): number {
  const here = state();
  if (env().RATE_LIMITS !== 'off' && Date.now() - here.readAt > OLDEST_MS) {
    readRaisedAddresses().catch((error) => log().warn({ err: error }, 'raised rate limits could not be read'));
  }
  const raised = here.raised.get(address);
  return raised && raised.endsOn.getTime() > Date.now() ? raised.times : 1;
}

/** Reads anew which addresses are raised. */
export async function readRaisedAddresses(): Promise<void> {
  const here = state();
  here.readAt = Date.now();
  const turn = ++here.begun;
  await connectDatabase();
  const found = await RaisedAddress.find({ endsOn: { $gt: new Date() } }).lean();
  // One that began later, as after an admin raised one, may have ended before.
  if (turn < here.turn) return;
  here.turn = turn;
  here.raised = new Map(found.map(({ _id, times, endsOn }) => [_id, { times, endsOn }]));
}
