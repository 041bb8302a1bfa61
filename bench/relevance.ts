import type { SearchCourse } from '@/lib/engines/search/types';
import { demoCatalogue, hasRegister, registerCatalogue } from '../tests/search/relevance/catalogues';
import { fuse, minisearch, ours, substring } from '../tests/search/relevance/engines';
import { relevanceOf } from '../tests/search/relevance/measure';
import { TOPICS } from '../tests/search/relevance/topics';

/** Prints how well 150 graded topics are found: by ours, minisearch, fuse.js and the plain substring search. */
export async function benchRelevance(): Promise<void> {
  await printCatalogue("the demo's courses", demoCatalogue());
  if (hasRegister) await printCatalogue('the Australian register of January 2023', await registerCatalogue());
}

async function printCatalogue(name: string, courses: SearchCourse[]): Promise<void> {
  console.log(`\n${name}: ${courses.length.toLocaleString('en-GB')} courses`);
  const engines = { ours: await ours(courses), minisearch: minisearch(courses), 'fuse.js': fuse(courses) };
  for (const [engine, find] of Object.entries({ ...engines, substring: substring(courses) })) {
    const { topics, ndcg, nothing } = relevanceOf(find, courses, TOPICS);
    const share = `${(nothing * 100).toFixed(1)} %`;
    console.log(
      `${engine.padEnd(12)} nDCG@10 ${ndcg.toFixed(3)}   finds nothing ${share.padStart(7)}   of ${topics} topics`,
    );
  }
}
