/**
 * How long the parts of IELTS Speaking take, in seconds. Who publishes it: ielts.org, on the page of the test's format; as public
 * audits quote it, last on 3 October 2026. The exam gives no time to a single answer: the examiner goes on when a part's time is over.
 */
export const SPEAKING_TIMES = {
  parts: { 1: [240, 300], 2: [180, 240], 3: [240, 300] },
  /** To think about the card, with pencil and paper. */
  prepare: 60,
  /** The talk is one to two minutes; the examiner stops it after two. */
  talk: 120,
  whole: [660, 840],
} as const;

export const SPEAKING_SOURCE = {
  address: 'https://ielts.org/take-a-test/test-types/ielts-academic-test/ielts-academic-format-speaking',
  quotedOn: '2026-10-03',
} as const;
