/** What a bench is held to: a figure that is at most, or at least, so much. */
export interface Goal {
  /** The bench that measures it: `npm run bench -- NAME`. */
  readonly bench: string;
  readonly what: string;
  readonly unit: string;
  readonly most?: number;
  readonly least?: number;
}

/** Every goal, by the name its bench reports it under, in the order of docs/performance.md. */
export const GOALS = {
  'search.p99.100k': { bench: 'search', what: 'Exact answer among 100,000 courses, p99', unit: 'ms', most: 0.35 },
  'search.times.100k': {
    bench: 'search',
    what: "The naive filter's p99 over ours, 100,000 courses",
    unit: 'times',
    least: 1_500,
  },
  'search.deviating': { bench: 'search', what: 'Answers that differ from the naive filter', unit: 'answers', most: 0 },
  'search.blocks.100k': {
    bench: 'search',
    what: 'All three blocks of an answer among 100,000 courses, p99',
    unit: 'ms',
    most: 1,
  },
  'search.p99.1m': { bench: 'search', what: 'Exact answer among a million courses, p99', unit: 'ms', most: 1.2 },
  'search.build.1m': { bench: 'search', what: 'Index of a million courses built', unit: 's', most: 3 },
  'search.memory.1m': { bench: 'search', what: 'Memory of the index of a million courses', unit: 'MB', most: 200 },
  'what-if.p99.100k': {
    bench: 'what-if',
    what: 'What higher scores would open among 100,000 courses, p99',
    unit: 'ms',
    most: 50,
  },
  'page.key': { bench: 'search-page', what: 'Key press to painted results, p95', unit: 'ms', most: 50 },
  'page.shift': { bench: 'search-page', what: 'Layout shift while typing', unit: '', most: 0.01 },
  'page.scripts': { bench: 'search-page', what: "The search page's scripts over an empty page", unit: 'kB', most: 25 },
  'navigation.p95': {
    bench: 'navigation',
    what: 'Press on a menu entry to the painted page, p95 of all roles',
    unit: 'ms',
    most: 150,
  },
  'api.by-id': {
    bench: 'api',
    what: "By-id reads, the slowest: requests per second of a constant route's",
    unit: '%',
    least: 60,
  },
  'api.lists': {
    bench: 'api',
    what: "Lists of one's own records, the slowest: requests per second of a constant route's",
    unit: '%',
    least: 50,
  },
  'api.search': {
    bench: 'api',
    what: "Searches, the slower of new and repeated: requests per second of a constant route's",
    unit: '%',
    least: 70,
  },
  'tables.pages': {
    bench: 'tables',
    what: 'Slowest page about applications over an empty page (5,000 applications, 30,000 items)',
    unit: 'times',
    most: 3,
  },
  'tables.staff': {
    bench: 'tables',
    what: "Slowest of the staff's pages and searches over an empty page (50,000 students, 100,000 applications)",
    unit: 'times',
    most: 3,
  },
  'start.page': { bench: 'start', what: 'Second start to the first page, 100,000 courses', unit: 's', most: 3 },
  'start.search': { bench: 'start', what: 'Second start to search ready, 100,000 courses', unit: 's', most: 5 },
  'million.start': { bench: 'million', what: 'Second start to search ready, a million courses', unit: 's', most: 15 },
  'million.search': { bench: 'million', what: 'Search over HTTP among a million courses, p99', unit: 'ms', most: 25 },
  'import.floor': {
    bench: 'import-upload',
    what: 'Upload of 100,000 rows × 24 columns over reading and one bulk write',
    unit: 'times',
    most: 1.2,
  },
  'import.search': {
    bench: 'import-upload',
    what: 'Search p99 during that upload over its calm p99',
    unit: 'times',
    most: 3,
  },
  'import.known': { bench: 'import-upload', what: 'Planning those rows when all are known', unit: 's', most: 8 },
  'import.back': { bench: 'import-upload', what: 'Taking that upload back over applying it', unit: 'times', most: 1 },
  'web.performance': {
    bench: 'web',
    what: 'Lighthouse performance, the lowest public page',
    unit: 'points',
    least: 95,
  },
  'web.behind': {
    bench: 'web',
    what: 'Lighthouse performance of that page behind an empty Next page',
    unit: 'points',
    most: 3,
  },
  'web.lcp': {
    bench: 'web',
    what: 'Largest contentful paint, simulated, the slowest public page',
    unit: 'ms',
    most: 1_600,
  },
  'web.lcpSeen': {
    bench: 'web',
    what: 'The same, seen in a browser that is held to that network (562 ms a request, 1.47 Mbit/s) and a quarter of the processor',
    unit: 'ms',
    most: 1_600,
  },
  'web.others': {
    bench: 'web',
    what: 'Lighthouse accessibility, best practices and SEO, the lowest',
    unit: 'points',
    least: 100,
  },
  'export.memory': {
    bench: 'export',
    what: "Peak memory over its start while a student's file of 200 MB is exported",
    unit: 'MB',
    most: 100,
  },
  'export.p50': {
    bench: 'export',
    what: "Another student's page while 20 files are exported, p50 over calm",
    unit: 'times',
    most: 1.5,
  },
  'export.p95': {
    bench: 'export',
    what: "Another student's page while 20 files are exported, p95 over calm",
    unit: 'times',
    most: 1.5,
  },
  'soak.memory': {
    bench: 'soak',
    what: 'Resident memory of a web process with 20,000 courses after a soak',
    unit: 'MB',
    most: 300,
  },
  'soak.failures': { bench: 'soak', what: 'Failed requests of the soak', unit: 'requests', most: 0 },
} as const satisfies Record<string, Goal>;

export type GoalName = keyof typeof GOALS;
