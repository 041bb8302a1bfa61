import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

const GB = 1_000_000_000;

/** Bytes that a build takes at its most; in the small way, one step after the other, it is slower and takes less. */
const BUILD_TAKES = 2.6 * GB;
const SMALL_BUILD_TAKES = 2.2 * GB;

/** What this process and its children may still take. */
export interface Room {
  /** Bytes, with what may be swapped out. */
  free: number;
  /** Bytes that there are at all: of the machine, or of the container's limit. */
  total: number;
}

/** The memory that is free now, within a container's limit too. */
export function memoryRoom(): Room {
  const limit = process.constrainedMemory();
  const isLimited = limit > 0 && limit < totalmem();
  // A container's limit counts memory alone; the machine's swap is of use only without one.
  const swap = isLimited ? 0 : freeSwap();
  const kept = isLimited ? reclaimable() : 0;
  return {
    free: Math.min(process.availableMemory() + swap + kept, isLimited ? limit : Infinity),
    total: isLimited ? limit : totalmem(),
  };
}

/** Where a container's memory is described: with the second and the first kind of control groups. */
const STATISTICS = [
  ['/sys/fs/cgroup/memory.stat', /^inactive_file (\d+)$/m],
  ['/sys/fs/cgroup/memory/memory.stat', /^total_inactive_file (\d+)$/m],
] as const;

/**
 * Bytes of files that a container's limit counts, and that the system gives up when memory is asked for: after an
 * installation most of the limit.
 */
function reclaimable(): number {
  for (const [file, pattern] of STATISTICS) {
    const [, bytes] = pattern.exec(read(file)) ?? [];
    if (bytes) return Number(bytes);
  }
  return 0;
}

/** How to build in so much room: as usual, in the small way, or not at all. */
export function wayToBuild({ free }: Room): 'usual' | 'small' | 'none' {
  if (free >= BUILD_TAKES) return 'usual';
  return free >= SMALL_BUILD_TAKES ? 'small' : 'none';
}

/** Bytes as gigabytes for people: 1.5 GB. */
export const inGigabytes = (bytes: number) => `${(bytes / GB).toFixed(1)} GB`;

/** One sentence: there is no room to build, and what to do. */
export function noRoomToBuild({ free, total }: Room): string {
  return `The site can't be built here: that needs ${inGigabytes(SMALL_BUILD_TAKES)} of free memory, and ${inGigabytes(free)} of ${inGigabytes(total)} is free. Close other programs or add swap space; or use a release archive, which is already built (docs/deploy.md, 'A small server'); or build the same version on another machine (node scripts/run.mjs scripts/start/build.ts) and copy its folder .next here. To try anyway: BUILD_ANYWAY=1 npm start`;
}

/** One sentence on a build that a signal ended. */
export function buildWasEnded(signal: string, { free, total }: Room): string {
  const why =
    signal === 'SIGKILL' || signal === 'SIGABRT'
      ? 'most likely because memory ran out'
      : signal === 'SIGBUS' || signal === 'SIGSEGV'
        ? 'most likely because a file in node_modules is damaged or the disk is full: remove node_modules and start again'
        : 'from outside';
  return `The site could not be built: the build was ended by ${signal}, ${why}. It needs ${inGigabytes(SMALL_BUILD_TAKES)} of memory or more, ${inGigabytes(BUILD_TAKES)} to be quick; ${inGigabytes(free)} of ${inGigabytes(total)} is free now.`;
}

function freeSwap(): number {
  const [, kilobytes = '0'] = /^SwapFree:\s+(\d+) kB$/m.exec(read('/proc/meminfo')) ?? [];
  return Number(kilobytes) * 1024;
}

/** A file of the system; '' where there is none. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
