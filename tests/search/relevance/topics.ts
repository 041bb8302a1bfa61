import { ABBREVIATIONS } from './abbreviations';
import { EXACT } from './exact';
import { MISSPELLINGS } from './misspellings';
import { SENTENCES } from './sentences';
import type { Topic } from './topic';

export const TOPICS: readonly Topic[] = [...ABBREVIATIONS, ...MISSPELLINGS, ...SENTENCES, ...EXACT];
