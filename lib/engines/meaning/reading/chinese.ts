import { CHINESE, SAYS_NOTHING } from '../tables/chinese';

const HAN = /\p{Script=Han}/u;
const WORDS = new RegExp(
  [...CHINESE.keys(), ...SAYS_NOTHING].sort((one, other) => other.length - one.length).join('|'),
  'gu',
);

/**
 * A keyword with its Chinese words for countries, levels, tests and fields as the tables have them; the longest is read first. What else is
 * written in Chinese stays as it is, for `leaveUnread`.
 */
export const fromChinese = (q: string): string =>
  HAN.test(q)
    ? q
        .normalize('NFKC')
        .replaceAll('、', ',')
        .replace(WORDS, (word) => ` ${CHINESE.get(word) ?? ''} `)
    : q;
