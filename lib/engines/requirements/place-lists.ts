import { PLACES } from '@/lib/domain/places/demonyms';
import { pattern, single } from './patterns';

const NAMES = [...PLACES.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.()]/g, '\\$&'));
const ONE = `(?:the )?(?:republic of )?(${NAMES.join('|')})(?![a-z])`;
/** 'Canada (except Quebec)' */
const EXCEPTED = '(?: ?\\((?:with the )?(?:except\\w*|excluding|not)[^()]*\\))?';
/** Countries in a row. */
export const PLACE_LIST = pattern`(?<![a-z])${ONE}${EXCEPTED}(?:(?:[\s,;/&]|\band\b|\bor\b)+${ONE}${EXCEPTED})*`;
/** Each of them, with what of it is excepted. */
export const ONE_LISTED = pattern`(?<![a-z])${ONE}(${EXCEPTED})`;
/** A line of a list that a heading leads to. */
const PLACE_LINE = single`^[\s,;-]*${ONE}${EXCEPTED}(?:[\s,;/&]+(?:and |or )?${ONE})*[\s,;.]*$`;

/** Words that let people off a test. */
export const LIFTS =
  /\b(?:exempt\w*|waive[ds]?|waivers?|(?:is|are|be) not (?:be )?(?:required|needed)|not (?:be )?required to|(?:do|does|will|would) not (?:need|have)|(?:don't|doesn't|won't|need not|needn't) ?(?:need|have)?|no (?:english |further )?(?:language )?(?:test|ielts|toefl)|unless|automatically (?:meet|satisfy))\b/;
/** Whether a line goes on with the countries that a heading leads to. */
export const goesOnWithPlaces = (before: string, line: string): boolean =>
  PLACE_LINE.test(line) &&
  (/:\s*$/.test(before) || PLACE_LINE.test(before.split('\n').at(-1) ?? '')) &&
  LIFTS.test(before);
