import type { searchCourses } from '@/lib/contract/catalogue/courses';
import type { Result } from '@/lib/contract/operation';

/** What of a course's texts matched a search. */
export type Matched = Result<typeof searchCourses>['matched'][string];

/** A text with the pieces that matched as `mark`; those that differ from what was typed look different (app/styles/utilities.css). */
export function MatchedText({ text, pieces = [] }: { text: string; pieces?: Matched['course'] }) {
  return pieces.length === 0
    ? text
    : [
        ...pieces.flatMap(({ from, to, differs }, place) => [
          text.slice(pieces[place - 1]?.to ?? 0, from),
          <mark key={from} className={differs && 'differs'}>
            {text.slice(from, to)}
          </mark>,
        ]),
        text.slice(pieces.at(-1)?.to),
      ];
}
