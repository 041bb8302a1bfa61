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
  search: {
    bench: 'search',
    what: 'Answer with all three blocks among 100,000 courses, p99; none may differ from the naive filter',
    unit: 'ms',
    most: 2,
  },
  'search-nothing': {
    bench: 'search',
    what: 'The same for fourteen words that no course has, p99',
    unit: 'ms',
    most: 5,
  },
  key: { bench: 'search-page', what: 'Key press to painted results, 100,000 courses, p95', unit: 'ms', most: 50 },
  paint: {
    bench: 'first-paint',
    what: 'First paint of the slowest public page (562 ms a request, 1.47 Mbit/s, a quarter of the processor)',
    unit: 'ms',
    most: 1_600,
  },
  navigation: {
    bench: 'navigation',
    what: 'Press on a menu entry to the painted page, p95 of all roles',
    unit: 'ms',
    most: 150,
  },
  'signed-in': {
    bench: 'signed-in',
    what: 'Slowest signed-in page over an empty one (50,000 students, 100,000 applications)',
    unit: 'times',
    most: 3,
  },
  agency: {
    bench: 'agency',
    what: 'Slowest page of an agency over an empty one (50 people, 20,000 leads and students)',
    unit: 'times',
    most: 3,
  },
  'agency-bulk': {
    bench: 'agency',
    what: 'Assigning 5,000 leads of 20,000 leads and students at once',
    unit: 's',
    most: 60,
  },
  box: {
    bench: 'agency',
    what: 'Answer of the search box, p95 (one agency, 20,000 leads, students and applications)',
    unit: 'ms',
    most: 100,
  },
  start: { bench: 'start', what: 'Second start to search ready, 100,000 courses', unit: 's', most: 5 },
  'upload-list': {
    bench: 'upload',
    what: 'Search p99 during an upload of 20,000 rows over its calm p99',
    unit: 'times',
    most: 3,
  },
  upload: {
    bench: 'upload',
    what: 'Search p99 during an upload of 100,000 rows over its calm p99',
    unit: 'times',
    most: 3,
  },
  soak: {
    bench: 'soak',
    what: 'Resident memory of a web process with 20,000 courses after a soak in which no request failed',
    unit: 'MB',
    most: 300,
  },
  live: {
    bench: 'live',
    what: 'Message sent through one process to its frame from another, 500 open streams, p99',
    unit: 'ms',
    most: 1_000,
  },
  relevance: {
    bench: 'relevance',
    what: '150 graded topics among the demo’s courses, nDCG@10; no verdict may differ from those made by hand',
    unit: '',
    least: 0.9,
  },
  'made-found': {
    bench: 'relevance',
    what: 'Queries made from courses whose first page has the course, or ten that fit as well; the worst catalogue',
    unit: '%',
    least: 97,
  },
  'made-nothing': { bench: 'relevance', what: 'Of those, with an empty page', unit: '%', most: 0.5 },
  'made-misread': {
    bench: 'relevance',
    what: 'Of those, read as a filter that nobody asked for',
    unit: '%',
    most: 0.1,
  },
} as const satisfies Record<string, Goal>;

export type GoalName = keyof typeof GOALS;
