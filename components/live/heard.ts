import type { LiveEvent } from '@/lib/contract/messages/live';

/** What this tab heard lately, and since when it heard everything, by the server's clock. */

const MOST_KEPT = 500;
/** Ids tell whole seconds, processes hear of each other within half a second, and their clocks differ a little. */
const MARGIN_MS = 3_000;

let heardSince: number | null = null;
let heard: LiveEvent[] = [];

/** From the frame with this id on, every event is heard. */
export function hearFrom(id: string): void {
  heardSince = timeOf(id);
  heard = [];
}

/** Keeps an event. Tabs that share another's connection hear everything from their first event on. */
export function hear(event: LiveEvent): void {
  heardSince ??= timeOf(event.id);
  heard.push(event);
  if (heard.length <= MOST_KEPT) return;
  const dropped = heard.shift();
  if (dropped) heardSince = Math.max(heardSince, timeOf(dropped.id));
}

/** Nothing is known any more: another user may come. */
export function forgetHeard(): void {
  heardSince = null;
  heard = [];
}

/** Whether what the server made at this moment (ms, its clock) still holds, as far as events that concern it tell. */
export function holdsSince(madeAt: number, concerns: (event: LiveEvent) => boolean): boolean {
  const from = madeAt - MARGIN_MS;
  if (heardSince === null || heardSince > from) return false;
  return !heard.some((event) => timeOf(event.id) >= from && concerns(event));
}

/** An id's time in ms, at the latest. */
const timeOf = (id: string) => (Number.parseInt(id.slice(0, 8), 16) + 1) * 1_000;
