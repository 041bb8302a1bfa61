import { CHINESE, SAYS_NOTHING } from '../tables/chinese';
import { CITIES } from '../tables/cities';

const HAN = /\p{Script=Han}/u;
const WORDS = new RegExp(
  [...CHINESE.keys(), ...SAYS_NOTHING].sort((one, other) => other.length - one.length).join('|'),
  'gu',
);

const CITY_WORDS = [...CHINESE].flatMap(([word, name]) => (CITIES.has(name) ? [word] : []));
/** 'Sydney university'. */
const OF_CITY = new RegExp(`(${CITY_WORDS.join('|')})大学`, 'gu');

const HAD = /(\p{Script=Han}+)本科(?=.*(?:想|申请|读).*(?:硕士|碩士|研究生|博士))/u;

/**
 * A keyword with its Chinese words for countries, levels, tests and fields as the tables have them; the longest is read first. What else is
 * written in Chinese stays as it is, for `leaveUnread`.
 */
export const fromChinese = (q: string): string =>
  HAN.test(q)
    ? q
        .normalize('NFKC')
        .replaceAll('、', ',')
        // 'University of Sydney', which the catalogue knows by that name.
        .replace(OF_CITY, ' university of $1 ')
        // 'Finance bachelor, want to study accounting master'.
        .replace(HAD, ' bsc $1 graduate ')
        .replace(WORDS, (word) => ` ${CHINESE.get(word) ?? ''} `)
    : q;
