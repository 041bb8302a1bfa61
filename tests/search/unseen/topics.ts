import { HELD_BEYOND } from './held-beyond';
import { HELD_INDIA } from './held-india';
import { OPEN_BEYOND } from './open-beyond';
import { OPEN_INDIA } from './open-india';
import type { UnseenTopic } from './topic';

/** 75 that the reader's author may look at. */
export const OPEN_TOPICS: readonly UnseenTopic[] = [...OPEN_INDIA, ...OPEN_BEYOND];

/** 75 that are run once, when the reader is done, with HELD_TOPICS=1. */
export const HELD_TOPICS: readonly UnseenTopic[] = [...HELD_INDIA, ...HELD_BEYOND];
