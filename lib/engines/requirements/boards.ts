import { BOARD, boardsIn } from '@/lib/domain/marks/indian-boards';
import type { Span } from './clause';
import { pattern } from './patterns';
import { unknownWords } from './rest';

const MARK = '(?<![\\d.-])(\\d\\d(?:\\.\\d)?) ?(?:%|per ?cent\\b)';
const TOKEN = pattern`${MARK}|(?<![a-z])${BOARD}(?![a-z])`;
/** Words that say no more than that these are marks of school. */
const OF_SCHOOL =
  /\b(?:overall|grades?|marks?|aggregate|average|or above|plus|standard|class|year|grade|std|xii|12(?:th)?|x|senior|higher|secondary|school|certificate|hsc|hssc|boards?|awarded|completion|successful|examinations?|india|from|following|for|in|of|by|with)\b/g;
/** What else the marks may be of, or whom they are not for. */
const OTHERWISE =
  /\b(?:english|10th|tenth|not|exclud\w*|except\w*|degree|bachelor\S*|waive\w*|ielts|10 ?\/ ?10|each|maths?|mathematics)\b/;

/** 'CBSE and ICSE 65%, state boards 70%': marks of school by the board, the lowest of which is asked of all. */
export function boardMarks(sentence: string): Span[] {
  const tokens = tokensIn(sentence);
  const [first, last] = [tokens[0], tokens.at(-1)];
  const groups = groupsByBoard(sentence);
  if (!first || !last || !groups) return [];
  const words = sentence.slice(first.from, last.to);
  const besides = sentence.replace(TOKEN, ' ');
  if (OTHERWISE.test(besides) || unknownWords(words.replace(TOKEN, ' ').replace(OF_SCHOOL, ' ')).length > 0) return [];
  const all = groups.map(({ least }) => least);
  const [least, to] = [Math.min(...all), Math.max(...all)];
  return [
    {
      from: first.from,
      to: last.to,
      kind: 'judged',
      asked: { about: 'percentage', least, ...(to > least && { to }), boards: groups },
    },
  ];
}

const tokensIn = (words: string) =>
  [...words.matchAll(TOKEN)].map(({ index, 0: all, 1: mark }) => ({
    from: index,
    to: index + all.length,
    mark: mark === undefined ? null : Number(mark),
    words: all,
  }));

/** Which marks are asked of which boards; null where words don't say it. */
export function groupsByBoard(words: string): { boards: string[]; least: number }[] | null {
  const tokens = tokensIn(words);
  // '65% (CBSE)' or 'CBSE 65%', the same in all of it.
  const isMarkFirst = tokens[0]?.mark !== null;
  const groups: { boards: string[]; least: number }[] = [];
  let open: string[] = [];
  for (const { mark, words: token } of tokens) {
    if (mark === null) {
      const to = isMarkFirst ? groups.at(-1)?.boards : open;
      to?.push(...boardsIn(token));
    } else {
      groups.push({ boards: isMarkFirst ? [] : open, least: mark });
      open = [];
    }
  }
  const isWhole = groups.length > 0 && groups.every(({ boards, least }) => boards.length > 0 && least >= 33);
  return isWhole && open.length === 0 ? groups : null;
}
