import { OTHER_ENGLISH_TESTS } from '@/lib/domain/requirements/test-names';
import { withEditions } from './editions';
import { pattern, single } from './patterns';
import { goesOnWithPlaces } from './place-lists';

/** The text in the form the patterns are written for, character by character: places in it are places in the text. */
export function plainText(text: string): string {
  let plain = '';
  // The star of 'A*' is one of a grade.
  for (const char of text.replace(/(?<=(?<![A-Za-z])(?:[A-E]\*?){0,2}A)\*/g, STAR))
    plain += char.length === 1 ? plainChar(char) : ' '.repeat(char.length);
  // A comma between digits is a decimal point where one digit follows: '6,5'.
  plain = plain.replace(/(?<=\d),(?=\d(?!\d))/g, '.').replace(/(?<=\d),(?=\d{3})/g, '_');
  // 'A business-related subject'
  plain = plain.replace(/(?<=[a-z])-(?=related\b)/g, ' ');
  // 'CBSE 65%; state boards 70%' are tiers of one mark.
  plain = plain.replace(
    /(?<=\d ?%[^;.\n]{0,40});(?=\s*(?:and |or )?(?:(?:(?:all|any|the) )*other|state|cbse|isc|icse|hsc)[a-z/ ]{0,25}\bboards?\b[^;%\n]{0,15}\d\d ?%)/g,
    ',',
  );
  // '(a)', 'ii)' number the items of a list.
  if (!/\b(?:waive[ds]?|waivers?|exempt\w*)\b/.test(plain))
    plain = plain.replace(MARKERS, (all, before: string) => before.padEnd(all.length));
  // 'GPA 55%' is no average.
  plain = plain.replace(/\bc?gpa(?= (?:of )?\d\d(?:\.\d)? ?%)/g, (all) => ' '.repeat(all.length));
  // '60/100' is per cent.
  plain = plain.replace(/(?<![\d./])(\d\d(?:\.\d)?) ?(?:\/|out of) ?100\b(?![\d./])/g, (all, mark: string) =>
    `${mark}%`.padEnd(all.length),
  );
  // 'Two (2) years'
  plain = plain.replace(/\b([a-z]{3,7}(?:-one)?) ?\(0?(\d{1,2})\)/g, (all, word: string, figure: string) =>
    numberOf(word) === Number(figure) ? figure.padStart(all.length) : all,
  );
  return withEditions(withSkillLines(withParts(joined(plain, text))));
}

const MARKERS =
  /((?:^|[\n;:.,]|\b(?:or|and|either))\s*)(?:\((?:[a-d]|i{1,3}|iv|v|[1-6])\)|(?:[a-d]|i{1,3}|iv)\))(?=\s+[a-z])/g;

/** 'IELTS 6.5. Minimum section scores: reading 6 …' as one sentence. */
const withParts = (plain: string): string =>
  plain.replace(
    /(?<=(?:\b(?:ielts|toefl|pte|duolingo)\b|\b(?:total|overall) score)[^.;\n]{0,80}\d(?:\.\d)?)\.(?=\s+(?:with )?(?:(?:minimum|min\.?|individual|the|required) )*(?:section|band|component|sub-?test|skill|sub-?)s?[ -]?scores?\b)/g,
    ',',
  );

/** A test, and its overall score and skills on lines of their own, as one line. */
const withSkillLines = (plain: string): string =>
  plain.replace(
    /(\b(?:ielts|toefl|pte|duolingo)\b[^\n.;\d]{0,40})((?:\s*\n[\s:-]*(?:over-?all|total|reading|writing|listening|speaking)\b[^\n.;\d]{0,20}\d+(?:\.\d)?)+)/g,
    (_all, head: string, lines: string) =>
      `${head}${lines.replace(/\n/g, ',').replace(/^\s*,/, (one) => ' '.repeat(one.length))}`,
  );

const DASH = /(^|\n|\s)-(?=\s?[a-z(])/g;
/** What a dash begins that belongs to what stands before it: 'IELTS 6.5 - no band below 6'. */
const OF_BEFORE = /^\s*(?:no|not|none|nblt|min|minimum|with|each|all|individual|overall|or|and|in)\b/;

const NAMED_TEST =
  /\b(?:ielts|toefl|pte|ibt|academic|duolingo|det|english test|pearson|gre|gmat|cael|cambridge|languagecert)\)? *$/;

/** '-or-' as 'or', and the items of a list between dashes as lines. */
function joined(plain: string, text: string): string {
  const ways = plain.replace(/-( ?or ?)-/g, ' $1 ').replace(/(?<=\bor )-(?= ?[a-z])/g, ' ');
  return ways
    .split(/(?<=\n)/)
    .map((line, place, lines) => {
      const start = lines.slice(0, place).join('').length;
      const dashes = [...line.matchAll(DASH)].map(({ index, 1: before = '' }) => index + before.length);
      const isLed = /^\s*-\s?[a-z(]/.test(line);
      const items = dashes.filter((at) => {
        // 'IELTS - A minimum of 6.5': what the name leads to.
        if (NAMED_TEST.test(line.slice(0, at))) return false;
        const isCapital = /^-\s?\p{Lu}/u.test(text.slice(start + at));
        return isCapital || (!OF_BEFORE.test(line.slice(at + 1)) && /^- /.test(line.slice(at)));
      });
      if (!isLed && (items.length < 2 || !/^- \S+ \S+ \S+/.test(line.slice(items[0])))) return line;
      return [...line].map((char, at) => (items.includes(at) ? '\n' : char)).join('');
    })
    .join('');
}

function plainChar(char: string): string {
  const same = SAME[char];
  if (same !== undefined) return same;
  if (/\s/.test(char) && char !== '\n') return ' ';
  const lower = char.toLowerCase();
  return lower.length === 1 ? lower : char;
}

const STAR = '\ue001';
/** Characters, and those that stand for each. */
const SAME: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    '*': STAR,
    "'": '’‘`´',
    '"': '“”',
    '-': '–—‑−',
    '\n': '\r•·●▪|',
    '(': '[{',
    ')': ']}',
    ':': '=',
    ' ': '≥≈~>*',
  }).flatMap(([plain, all]) => [...all].map((one) => [one, plain])),
);

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  nil: 0,
  no: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  'twenty-one': 21,
};
/** A number as a figure or a word, as a part of patterns. */
export const N = String.raw`(?:\d{1,3}(?:\.\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|sixteen|eighteen|twenty-one)`;
export const numberOf = (text: string): number => NUMBER_WORDS[text] ?? Number(text);

/** Bands of IELTS and averages that are written out, in figures at the same places: 'six point five' as '           6.5'. */
export const inFigures = (sentence: string): string =>
  sentence.replace(
    /\b(five|six|seven|eight|nine|ten)(\.| ?-?point[- ]five| and a half|-and-a-half)?(?![\w-])/g,
    (all, number: string, half) =>
      `${numberOf(number)}${half && half !== '.' ? '.5' : (half ?? '')}`.padStart(all.length),
  );

/** The parts between what a pattern matches, with their places. */
export function cut(text: string, pattern: RegExp, from = 0): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  let start = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push({ from: from + start, to: from + match.index });
    start = match.index + match[0].length;
  }
  parts.push({ from: from + start, to: from + text.length });
  return parts.filter((part) => part.to > part.from);
}

/** What stands for words that are accounted for already: no word, and a border between words. */
export const TAKEN = '\ue000';
export const masked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + TAKEN.repeat(to - from) + text.slice(to);

/** Abbreviations whose point ends no sentence. */
const SHORT =
  /(?:\b(?:min|max|approx|e\.g|i\.e|eg|ie|no|std|hons|incl|equiv|yrs?|dr|prof|u\.s|u\.k|b|m|ph|b\.sc|m\.sc|b\.a|m\.a|b\.com|b\.e|b\.tech)|^\s*\d{1,2})$/;

/** 'Five backlogs max.' ends one. */
const MAXIMUM_LAST = /\b(?:back ?-?logs?|arrears|years?|yrs?|gap|words|pages) max$/;

/** The sentences of a text: at line ends and at points that end one. */
export function sentencesOf(plain: string, text: string): { from: number; to: number }[] {
  return mergedWays(
    plain,
    cut(plain, /\n+/g)
      .flatMap((line) => partsAtStarts(plain, text, line))
      .flatMap((whole) => partsAtSemicolons(plain, whole))
      .flatMap((whole) => partsOfSheet(plain, whole))
      .flatMap((line) => {
        const found: { from: number; to: number }[] = [];
        let start = line.from;
        for (let at = line.from; at < line.to; at++) {
          if (!'.!?'.includes(plain[at] as string)) continue;
          const next = plain.slice(at + 1, line.to);
          const endsHere =
            /^\s*$/.test(next) ||
            /^["')]*\s+[\p{Lu}\d"'(*-]/u.test(text.slice(at + 1, line.to)) ||
            (/^\s+[a-z]/.test(next) &&
              (/(?:[\d)%+]|\d(?:th|st|nd|rd)|[a-z]{3}|\b[up]g)$/.test(plain.slice(start, at)) ||
                /\b[A-Z]$/.test(text.slice(start, at))));
          if (
            !endsHere ||
            (SHORT.test(plain.slice(start, at)) &&
              !MAXIMUM_LAST.test(plain.slice(start, at)) &&
              /^\s*[\d(]|^\s*\p{Ll}/u.test(text.slice(at + 1, line.to)))
          )
            continue;
          found.push({ from: start, to: at + 1 });
          start = at + 1;
        }
        found.push({ from: start, to: line.to });
        return found.filter(({ from, to }) => plain.slice(from, to).trim() !== '');
      }),
  );
}

/** Where a sentence begins that nothing separates: 'writing 6.0 We only accept', 'in standard xii IELTS: 6.5'; not after '1)'. */
const STARTS =
  /(?<=[\d)]\)? )(?<!(?:^|[:;,.\n]|\b(?:and|or))\s*\(?\d\) )(?=(?:we|you|students|applicants|candidates|please|scores|the|for|if|all|completion|minimum(?! (?:section|band|component|skill|sub-?|individual|test)[ -]?scores?)) [a-z])|(?<=\d )(?=toefl {6})|(?<=\b(?:xii|12th|degree|equivalent|diploma|component|each|band|skill|section) )(?=(?:academic |ibt )?(?:ielts|toefl|pte|pearson|duolingo)[a-z ()-]{0,30}:)/g;

function partsAtStarts(plain: string, text: string, { from, to }: { from: number; to: number }) {
  const at = [...plain.slice(from, to).matchAll(STARTS)].map(({ index }) => from + index);
  const starts = [from, ...at.filter((start) => /^(?:\p{Lu}\p{Ll}|IELTS|TOEFL|PTE|IBT)/u.test(text.slice(start)))];
  return starts.map((start, place) => ({ from: start, to: starts[place + 1] ?? to }));
}

/** Begins another way than what stands before it, but for another test or a higher score of the same. */
const OTHER_WAY =
  /^[\s-]*or\b[\s:-]*(?!\b(?:above|higher|more|better|over|greater|equivalent|lower|less|below|fewer)\b)/;

const OTHER_TEST = single`\b(?:${OTHER_ENGLISH_TESTS})`;

/** 'A; or B', 'A. OR B' and 'A', 'or', 'B' as one sentence, whatever marks stand between; tests are ways by themselves. */
function mergedWays(plain: string, sentences: readonly { from: number; to: number }[]): { from: number; to: number }[] {
  const merged: { from: number; to: number }[] = [];
  for (const one of sentences) {
    const words = plain.slice(one.from, one.to);
    const last = merged.at(-1);
    const before = last ? plain.slice(last.from, last.to) : '';
    if (last && goesOnWithPlaces(before, words)) {
      last.to = one.to;
      continue;
    }
    const isWay = OTHER_WAY.test(words) || /\bor[\s:.;-]*$/.test(before);
    const isTest = mentionsTest(words) || OTHER_TEST.test(words);
    const isAfterTest = mentionsTest(before) || (OTHER_TEST.test(before) && /\d{3}/.test(before));
    if (last && isWay && !(isTest && isAfterTest)) last.to = one.to;
    else merged.push({ ...one });
  }
  return merged;
}

/** What a cell of a sheet begins: 'UG marks 50%, IELTS 6.5, Backlogs max 12, Gap 10 years'. */
const OF_TESTS = '(?:ielts|toefl|pte|duolingo|det|gre|gmat)\\b';
const OF_SHEET = String.raw`(?:(?:ug|academic|min(?:imum)?(?! [\d.]+ (?:in|for|per|each|overall)\b)|percentage|aggregate|marks?|c?gpa|bachelor'?s?|degree|graduation|12th|study|education)\b[^,;:]{0,25}[\d%]|(?:max\.? |maximum )?(?:back ?-?logs?|atkts?)\b|(?:study |academic |education )?gap\b|moi\b|\d{2} ?%|interview\b|application fee|deposit\b|work ex|(?:3|4|three|four|15|16)[- ]?(?:years?|yrs?)\b)`;
const CELL = pattern`(?<=,)(?=\W*(?:${OF_TESTS}|${OF_SHEET}))`;
const TEST_FIRST = single`^\W*${OF_TESTS}`;
const NO_TEST = single`^\W*${OF_SHEET}`;

/** The cells of a sheet's row that somebody joined with commas, each by itself; what says for whom stays whole. */
function partsOfSheet(plain: string, { from, to }: { from: number; to: number }): { from: number; to: number }[] {
  const cells = cut(plain.slice(from, to), CELL, from);
  const others = cells.filter((one) => NO_TEST.test(plain.slice(one.from, one.to)));
  return (others[0] === cells[0] || TEST_FIRST.test(plain.slice(from, to))) && cells.length >= 4 && others.length >= 2
    ? cells
    : [{ from, to }];
}

const ONE_SIDE = /\b(?:ug|under-?graduates?|bachelor'?s?)\b/;
const OTHER_SIDE = /\b(?:pg|post-?graduates?|master'?s?)\b/;

const FLOOR_FIRST =
  /^\s*(?:with |and |but )*(?:(?:only )?(?:one|a single) (?:band|component|section|skill)\b|no |none|not |nblt|minimum (?:of )?[\d.]+ (?:in|for|per)|min\.? [\d.]+ (?:in|for|per|each)|at least [\d.]+ (?:in|for)|each|all |individual|(?:every|any) |[\d.]+ (?:in|for) (?:each|every|all)|(?:reading|writing|speaking|listening)[ :]+\d)/;
/** 'Backlogs: 15 for MSc; 10 for MBA' */
const LIMIT = /\b(?:back ?-?logs?|arrears|atkts?)\b.*\d/;
const mentionsTest = (text: string) => /\b(?:ielts|toefl|pte|pearson|duolingo|det|gre|gmat)\b/.test(text);

/** A semicolon ends a sentence, but between the two halves of a pair such as 'UG: 6.0; PG: 6.5'. */
function partsAtSemicolons(plain: string, { from, to }: { from: number; to: number }): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  for (const part of cut(plain.slice(from, to), /(?<=;)/g, from)) {
    const last = parts.at(-1);
    const [one, other] = [last, part].map((half) => half && plain.slice(half.from, half.to));
    const goesOn =
      one &&
      other &&
      ((mentionsTest(one) && FLOOR_FIRST.test(other) && !mentionsTest(other.split(/\.\s/)[0] as string)) ||
        (/\bgaps?\b.*\d/.test(one) &&
          /^\s*(?:and |but |or |up ?to )?\d{1,2} (?:years?|yrs?) (?:with|if|for)\b/.test(other)) ||
        (LIMIT.test(one) && /^\s*(?:and |but |up ?to )?\d{1,2} (?:for|in|from|if) /.test(other)) ||
        (/%/.test(one) && /^[\s\d.]+%[^%]*\b(?:experience|work)\b/.test(other)));
    const isPair =
      goesOn ||
      (one &&
        other &&
        ((ONE_SIDE.test(one) && !OTHER_SIDE.test(one) && OTHER_SIDE.test(other) && !ONE_SIDE.test(other)) ||
          (OTHER_SIDE.test(one) && !ONE_SIDE.test(one) && ONE_SIDE.test(other) && !OTHER_SIDE.test(other))));
    if (isPair && last) last.to = part.to;
    else parts.push({ ...part });
  }
  return parts;
}
