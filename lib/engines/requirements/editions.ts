import { pattern } from './patterns';

/** The first day of TOEFL iBT tests that report 1 to 6, as texts write it, and the day before. */
const CHANGE = String.raw`(?:2[01](?:st|th)?[ -](?:of )?jan(?:uary|\.)?,?[ -]2026|jan(?:uary|\.)? 2[01](?:st|th)?,? 2026|0?1\/2[01]\/(?:20)?26|2[01]\/0?1\/(?:20)?26|2026-01-2[01]|jan(?:uary|\.)?,? 2026)`;
const TESTS = '(?:(?:the |all |any )?(?:tests?|exams?|examinations?|scores?|results?|reports?) )';
const DATED = pattern`\(?(?:\b(?:for|if|valid|when) )*${TESTS}?(?:(?:that|which|were|are|taken|dated|earned|sat|completed|achieved|obtained|issued) )*(?:\b(?:on|or|and|prior to|before|after|from|since|until|up to|through|starting|beginning) )+${CHANGE}(?: (?:(?:or|and) (?:later|after|earlier|before)|onwards?))?|\b(?:before that|until then|(?:for )?(?:earlier|older|previous) ${TESTS.replace(' )', ')')}(?: taken)?)`;
const CHANGED = new RegExp(CHANGE);
const LEADS =
  /^[\s)]*:|^[\s,)]*(?:\((?:(?:on|the|new|old|current|previous|revised|1-6|0-120|scale|version|edition|scoring)\s?)+\)[\s,]*)?(?:(?:an?|the|minimum|total|overall|scores?|of|at|least|is|required|ibt|band)[\s:]+)*\d/;
const NAME = 'toefl';
/** The highest total of the new scale, and of a section on the old one. */
const NEW_MOST = 6;
const OLD_SECTION = 30;

/**
 * A text that asks for TOEFL by the day of the test, with the test's name in the place of each day where a score is of no named
 * test: the scores tell the two scales apart.
 * @param plain in the form of `plainText`; places stay
 */
export function withEditions(given: string): string {
  const plain = /\btoefl\b/.test(given) ? given.replace(PAPER, (one) => ' '.repeat(one.length)) : given;
  if (!CHANGED.test(plain)) return plain;
  let left = plain;
  const put = (from: number, to: number, words: string) => {
    left = left.slice(0, from) + words.padEnd(to - from).slice(0, to - from) + left.slice(to);
  };
  for (const match of plain.matchAll(DATED)) {
    const [from, to] = [match.index, match.index + match[0].length];
    const known = left.lastIndexOf(NAME, from);
    const since = known < 0 ? Math.max(0, left.lastIndexOf('\n', from)) : known;
    const said = left.slice(since, from);
    const closes = left.slice(to).startsWith(')') && match[0].startsWith('(') ? 1 : 0;
    if (LEADS.test(left.slice(to))) {
      put(from, to + closes, known < 0 || /\d/.test(said) ? `${/(?:^|\s)$/.test(said) ? '' : ' '}${NAME}` : '');
      continue;
    }
    const numbers = [...said.matchAll(/\d+(?:\.\d+)?/g)].filter(({ 0: one }) => isTotal(Number(one)));
    const isNew = (one: RegExpMatchArray) => Number(one[0]) <= NEW_MOST;
    const [first] = numbers;
    const other = known < 0 ? first : numbers.find((one) => first && isNew(one) !== isNew(first));
    if (other) {
      const start = since + (other.index as number);
      put(start, to + closes, `${NAME} ${left.slice(start, from)}`);
    } else put(from, to + closes, '');
  }
  return left;
}

/** The paper test of before, which no profile holds, beside the score of the one on a computer. */
const PAPER =
  /\b[3-6]\d\d\b ?\(?(?:on |for )?(?:the )?(?:toefl )?(?:paper|pbt|itp)(?:[- ](?:based|delivered))?(?: test| version)?\)?(?: ?(?:or|,|\/|and)(?= ))?|(?<=\d ?)\((?:internet|ibt|internet[- ]based)(?: test)?\)/g;
const isTotal = (score: number) => score <= NEW_MOST || (score > OLD_SECTION && score <= 120);
