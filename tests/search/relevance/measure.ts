import type { SearchCourse } from '@/lib/engines/search/types/query';
import type { Find } from './engines';
import { ndcg, type Topic } from './topic';

export interface Relevance {
  /** Topics that the catalogue has something for. */
  topics: number;
  /** Mean nDCG@10 over those. */
  ndcg: number;
  /** Share of them that find nothing. */
  nothing: number;
}

/** How well an engine finds the topics in a catalogue; topics that no course of it answers are left out. */
export function relevanceOf(find: Find, courses: readonly SearchCourse[], topics: readonly Topic[]): Relevance {
  let [asked, sum, empty] = [0, 0, 0];
  for (const topic of topics) {
    const found = find(topic.q);
    const score = ndcg(found, courses, topic);
    if (score === null) continue;
    asked++;
    sum += score;
    if (found.length === 0) empty++;
  }
  return { topics: asked, ndcg: sum / asked, nothing: empty / asked };
}
