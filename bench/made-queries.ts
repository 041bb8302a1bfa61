import type { SearchCourse } from '@/lib/engines/search/types/query';
import { demoCatalogue, hasRegister, registerCatalogue } from '../tests/search/relevance/catalogues';
import { causesOf } from '../tests/search/unseen/causes';
import { measure, measureTopics } from '../tests/search/unseen/measure';
import { pagesOf } from '../tests/search/unseen/page';
import { registerLike } from '../tests/search/unseen/register';
import { OPEN_TOPICS } from '../tests/search/unseen/topics';
import { reach } from './results';

const QUERIES = Number(process.env.SEARCH_QUERIES ?? 10_000);
const SEED = Number(process.env.SEARCH_SEED ?? Date.now() % 1_000_000);
const CAUSES_TOLD = Number(process.env.SEARCH_CAUSES ?? 8);

/**
 * Queries made from courses of the demo, of a catalogue like a register, and of the Australian register where it lies beside the project:
 * how many find their course or ten that fit as well, nothing, or a filter that nobody asked for; and by what they went wrong.
 * SEARCH_SEED repeats a run.
 */
export async function benchMadeQueries(): Promise<void> {
  const catalogues: [string, readonly SearchCourse[]][] = [
    ['demo', demoCatalogue()],
    ['like a register', registerLike()],
    ...(hasRegister ? [['register', await registerCatalogue()] as [string, SearchCourse[]]] : []),
  ];
  let [found, nothing, misread] = [1, 0, 0];
  for (const [name, courses] of catalogues) {
    const page = await pagesOf(courses);
    const own = measure(page, courses, QUERIES, SEED);
    const shares = `found ${percent(own.found)}   nothing ${percent(own.nothing)}   misread ${percent(own.misread)}`;
    console.log(`\n${name}: ${shares}   of ${QUERIES} queries, SEARCH_SEED=${SEED}`);
    for (const cause of causesOf(own.wrong, page, courses).slice(0, CAUSES_TOLD)) {
      console.log([`  ${cause.queries} × ${cause.name}`, ...cause.examples].join('\n    '));
    }
    found = Math.min(found, own.found);
    nothing = Math.max(nothing, own.nothing);
    misread = Math.max(misread, own.misread);
    if (name === 'demo') {
      const topics = measureTopics(page, courses, OPEN_TOPICS);
      console.log(
        `topics by hand: nDCG@10 ${topics.ndcg.toFixed(3)}   nothing ${percent(topics.nothing)}   misread ${percent(topics.misread)}   of ${topics.topics}`,
      );
    }
  }
  reach('made-found', found * 100);
  reach('made-nothing', nothing * 100);
  reach('made-misread', misread * 100);
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
