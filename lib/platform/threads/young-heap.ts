import { setFlagsFromString } from 'node:v8';

/** MB of each half of the space for new objects: Node's default. */
const HALF = 16;

/**
 * Lets threads that begin from here on have as much room for new objects as Node gives them elsewhere. The web process keeps its own
 * small (scripts/site.ts), and V8 takes that for each new thread over the thread's own limits; a thread that makes many short-lived
 * objects, such as one that reads a spreadsheet, would spend half its time collecting them. A heap that exists stays as it is.
 */
export function roomyYoungHeaps(): void {
  setFlagsFromString(`--max-semi-space-size=${HALF}`);
}
