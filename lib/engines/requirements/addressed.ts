import type { Applicants } from '@/lib/domain/requirements/applicants';
import { type Part, saysSomething } from './applicants';
import type { Asked, Span } from './clause';
import { MAY_BE, speaksOfTaught } from './lifted';
import { unknownWords } from './rest';

/** What lets some off is read with the words that say whom. */
const LIFTS =
  /\b(?:waive\w*|exempt\w*|not (?:be )?(?:required|needed|necessary)|(?:needs?|require) no (?:further |additional |separate )?(?:english |language |proficiency )*(?:tests?|ielts|toefl|pte))\b/;

/** A part of a sentence with spaces for the words that say for whom it is, so that places in it stay. */
export function withoutMarks(sentence: string, { from, to, marks }: Part): string {
  let own = sentence.slice(from, to);
  if (LIFTS.test(own)) return own;
  for (const mark of marks)
    own = own.slice(0, mark.from - from) + ' '.repeat(mark.to - mark.from) + own.slice(mark.to - from);
  return own;
}

/** Words that lift something and say nothing else. */
const OF_LIFTING =
  /\b(?:waived?|waivers?|exempt(?:ed|ion)?|ielts|toefl|pte|gre|gmat|english|language|tests?|scores?|not|no|required|needed|necessary|further|additional|separate|prof|proficiency|automatically)\b/g;
/** Whether all whom a mark names are let off: nothing else is said of them, and not that they may be. */
const isForAll = (own: string, { from, to }: Part['marks'][number], start: number): boolean => {
  // What stands before a semicolon is another thing: 'IELTS 6.5; not required of citizens of Nigeria'.
  const before =
    own
      .slice(0, from - start)
      .split(';')
      .at(-1) ?? '';
  const [whose, rest] = [own.slice(from - start, to - start), before + own.slice(to - start)];
  const isOfTime = /\d|\b(?:years?|months?|recent\w*|last|two|three|four)\b/.test(whose);
  return (
    !isOfTime && !MAY_BE.test(rest) && !/\d/.test(rest) && unknownWords(rest.replace(OF_LIFTING, ' ')).length === 0
  );
};

/** A waiver without where one studied, and not for certain. */
const withoutPlaces = ({ studied: _all, sure: _certain, ...asked }: Extract<Asked, { about: 'waiver' }>) => asked;

/** Whom the next sentence is for, where this one only says that. */
export function headingOf(sentence: string, parts: readonly Part[]): Applicants | undefined {
  const [part] = parts;
  if (parts.length !== 1 || !part?.who || part.who === 'unclear') return undefined;
  return saysSomething(withoutMarks(sentence, part)) ? undefined : part.who;
}

/** Who may come at all is not asked of those who are named, but of the others: 'must be citizens of Canada', the names taken out. */
const OF_COMING =
  /\b(?:only|apply|applying|eligible|eligibility|open|limited|restricted|reserved|available|considered|admitted|enrol\w*|welcome|invited|must (?:all )?be(?: an?)? {6,})\b/;
const OF_GRADUATE = /\b(?:gre|gmat)\b/;
const OF_ENGLISH = /\b(?:ielts|toefl|pte|duolingo|det|english)\b/;

/**
 * The clauses of a part, asked of whom it is for. What the part lifts off some is asked of the others, so it is a waiver; what is
 * for people of whom nothing says who they are is unread.
 * @param own the part's words, as the spans count them
 * @param heading of the sentence before
 */
export function addressed(
  spans: readonly Span[],
  { from: start, who: stated, marks }: Part,
  own: string,
  heading: Applicants | undefined,
): Span[] {
  if (stated === 'unclear') return spans.map(({ from, to }) => ({ from, to, kind: 'unread' }));
  const who = stated ?? (marks.length === 0 ? heading : undefined);
  if (!who) return [...spans];
  if (stated && LIFTS.test(own)) {
    // The names of those who are let off are no demand.
    const isName = ({ from, to }: Span) =>
      marks.some((mark) => mark.from <= from + start && start + from + own.slice(from, to).trimEnd().length <= mark.to);
    const isSure = marks.length === 1 && isForAll(own, marks[0] as Part['marks'][number], start);
    return spans.map((span): Span => {
      if (span.kind === 'unread' && isName(span)) return { ...span, kind: 'none' };
      return span.asked?.about === 'waiver' &&
        marks.some((mark) => mark.from - start < span.to && span.from < mark.to - start)
        ? // Where they studied, the mark says whole.
          {
            ...span,
            asked: {
              ...withoutPlaces(span.asked),
              ...(isSure && { sure: true as const }),
              ...(speaksOfTaught(own) && { taught: true as const }),
            },
            who,
          }
        : span;
    });
  }
  return spans.map((span): Span => {
    const words = own.slice(span.from, span.to);
    if (span.kind === 'none') {
      const of = OF_GRADUATE.test(words) ? 'graduate' : OF_ENGLISH.test(words) ? 'english' : null;
      return of && !span.asked ? { ...span, asked: { about: 'waiver', of } } : span;
    }
    if (span.kind === 'unread' && OF_COMING.test(own)) return span;
    return { ...span, who };
  });
}
