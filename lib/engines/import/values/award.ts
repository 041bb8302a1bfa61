import { levelWords } from './level';

/** What says no more than one of our levels, or nothing at all. */
const PLAIN =
  /\b(?:ug|pg|graduate|under|post|bachelors?|diploma|dip|cert(?:ificate)?|associates?|foundation|first|college|levels?|degrees?|courses?|program(?:me)?s?|awards?|qualifications?|stud(?:y|ies)|school|an?|of|in|the)\b/g;
const NAMES_AWARD = /\b(?:bachelors?|masters?|doctor(?:al|ate)?|juris|dip(?:loma)?|cert(?:ificate)?|associates?)\b/;
/** A level in words, not an award: 'PG Taught'. */
const NAMES_LEVEL = /\b(?:ug|pg)\b/;

/** A level's text as the award that it names: 'Doctor of Philosophy (PhD)', 'MEng'. '' where it says no more than the level. */
export function awardIn(level: string): string {
  const words = levelWords(level);
  const isMore = words.replace(PLAIN, ' ').trim() !== '';
  return isMore && (NAMES_AWARD.test(words) || !NAMES_LEVEL.test(words)) ? level : '';
}
