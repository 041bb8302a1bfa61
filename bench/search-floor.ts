import type { CourseIndex } from '@/lib/engines/search/course-index';
import { type Kernel, kernelOver } from '@/lib/engines/search/kernel/kernel';
import type { RowSets } from '@/lib/engines/search/row-sets';
import type { SearchQuery } from '@/lib/engines/search/types';

/** Far more than the processor's caches hold. */
const BYTES = 256 * 1024 * 1024;
const PAGE = 65_536;

/**
 * How long each query's answer takes at least, in ms: the bytes that the kernel is asked to go through, at the speed at which it counts the bits of
 * memory that no cache holds. The distance from it is what looking up words, walking an order and making the answer take.
 */
export function popcountFloor(index: CourseIndex, queries: readonly SearchQuery[]): number[] {
  const { sets } = (index as unknown as { version: { catalogue: { sets: { kernel: Kernel } & RowSets } } }).version
    .catalogue;
  const own = sets.kernel;
  let bytes = 0;
  const noting =
    <K extends keyof Kernel>(name: K, touched: (...given: Parameters<Kernel[K]>) => number) =>
    (...given: Parameters<Kernel[K]>): ReturnType<Kernel[K]> => {
      bytes += touched(...given);
      return (own[name] as (...all: Parameters<Kernel[K]>) => ReturnType<Kernel[K]>)(...given);
    };
  const counting: Kernel = {
    and: noting('and', (_target, _a, _b, length) => 3 * length),
    andNot: noting('andNot', (_target, _a, _b, length) => 3 * length),
    or: noting('or', (_target, _a, _b, length) => 3 * length),
    count: noting('count', (_a, length) => length),
    countBoth: noting('countBoth', (_a, _b, length) => 2 * length),
    addRows: noting('addRows', (_target, _list, rows) => 5 * rows),
    countRows: noting('countRows', (_a, _list, rows) => 5 * rows),
    listRows: noting('listRows', (a, length) => length + 4 * own.count(a, length)),
    countRanges: noting('countRanges', (_a, _pairs, ranges) => sets.bytesPerSet + 12 * ranges),
    countCodes: noting('countCodes', (a, length) => length + 2 * own.count(a, length)),
    dropFlagged: noting(
      'dropFlagged',
      (target, stated, _codes, _flags, length) => 3 * length + 3 * own.countBoth(target, stated, length),
    ),
    between: noting('between', (_target, _codes, _low, _width, length) => 9 * length),
    bothWithin: noting('bothWithin', (_target, _a, _mostA, _b, _mostB, length) => 17 * length),
  };
  Object.assign(sets, { kernel: counting });
  const touched = queries.map((query) => {
    bytes = 0;
    index.search(query);
    return bytes;
  });
  Object.assign(sets, { kernel: own });
  const perMs = bytesPerMs();
  console.log(`The kernel counts bits in memory at ${((perMs * 1000) / 1e9).toFixed(1)} GB/s.`);
  return touched.map((one) => one / perMs);
}

function bytesPerMs(): number {
  const kernel = kernelOver(new WebAssembly.Memory({ initial: BYTES / PAGE }));
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    kernel.count(0, BYTES);
    return performance.now() - start;
  });
  return BYTES / Math.min(...times);
}
