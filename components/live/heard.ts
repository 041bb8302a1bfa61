import type { LiveEvent } from '@/lib/contract/messages/live';

/** What this tab heard lately, and since when it heard everything, by the server's clock. */

const MOST_KEPT = 500;
/** Ids tell whole seconds, processes hear of each other within half a second, and their clocks differ a little. */
const MARGIN_MS = 3_000;

let heardSince: number | null = null;
/** Where the stream was asked to begin, when that lies before the connection. */
let beginsAt = 0;
let heard: LiveEvent[] = [];

/** The id to resume after so that everything is heard that a page made at this moment (ms, the server's clock) may lack. */
export function idBefore(madeAt: number): string {
  // A second for the id, and one for the parts of a page that were made before the others.
  const second = Math.floor((madeAt - MARGIN_MS) / 1_000) - 2;
  return second.toString(16).padStart(8, '0').padEnd(24, '0');
}

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

/** The stream goes on after this id. Where it is the first one, every event is heard from there on. */
export function goOnHearing(id: string): void {
  if (heardSince !== null) return;
  hearFrom(id);
  beginsAt = timeOf(id);
}

/** Whether an event is from before the asked beginning: the server sends some seconds more than was asked for. */
export const isFromBefore = (id: string): boolean => timeOf(id) < beginsAt;

/** Nothing is known any more: another user may come. */
export function forgetHeard(): void {
  heardSince = null;
  heard = [];
  beginsAt = 0;
}

/** Whether what the server made at this moment (ms, its clock) still holds, as far as events that concern it tell. */
export function holdsSince(madeAt: number, concerns: (event: LiveEvent) => boolean): boolean {
  const from = madeAt - MARGIN_MS;
  if (heardSince === null || heardSince > from) return false;
  return !heard.some((event) => timeOf(event.id) >= from && concerns(event));
}

/** An id's time in ms, at the latest. */
const timeOf = (id: string) => (Number.parseInt(id.slice(0, 8), 16) + 1) * 1_000;
