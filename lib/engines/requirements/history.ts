import { type Asked, apart, type Span, spanOf } from './clause';
import { pattern, single } from './patterns';
import { N, numberOf } from './plain';
import { DAYS, daysIn } from './refusals';
import { HAND_IN, SELECTION } from './rest';

const MOST = String.raw`(?:(?:maximum(?: of)?|max\.?(?: of)?|up ?to|upto|till|at most|no more than|not more than|not exceeding|not exceed|limit of|within|not be more than|(?:must|should|cannot|can|may) ?not have more than|should not exceed|must not exceed|may not exceed|cannot exceed|under|more than|exceeding|a|an|of|is|are|:|-|\(|the|limited to|should be|must be|may be|to be|only|and|\/|,|to|total of|(?:fewer|less) than or equal to|less or equal to) ?)*`;
const FEWER = '(?:(?:fewer|less) than(?! or equal)|under|below|<(?! ?:))';
const ALLOWED = String.raw`(?:\s*\)?\s*(?:(?:is|are|will be|may be|can be|in total|or less|or fewer|or below|max(?:imum)?|only|at most)\s+)*(?:allowed|accepted|acceptable|permitted|permissible|considered|tolerated|ok|okay|fine|maximum|max\.?|or fewer|or less|in total))?`;
/** Papers that were failed once, as each country calls them; 'ATKTs / backlogs' is one thing. */
const ONE_BACKLOG = String.raw`(?:back ?-?logs?|arrears|failed (?:papers|subjects)|(?:a\.?t\.?)?k\.?t\.?'?s?\b|re-?appears?|re-?sits?|compartments?|(?<![a-z])bls?(?= ?[<:(-]? ?\d))`;
export const BACKLOG = `(?:${ONE_BACKLOG}(?: ?(?:\\/|\\(|or|and) ?${ONE_BACKLOG}\\)?)*)`;
/** Behind a limit: another one for others, or what lets more in. */
const OTHER_LIMIT = single`^(?: for [a-z ./]{2,30}?(?=[,;(]| and ))?,? ?[(;]? ?(?:and |or |but )?(?:up ?to |max\.? |maximum )?(\d{1,2}) ?(?:${BACKLOG} )?(?:are |is |allowed |accepted )*(?:for|from|in|if|at) [^\d;.()\ue000]{2,50}\)?`;
const CASE_BY_CASE =
  /^,? ?\(?(?:on |as )?(?:an? )?(?:case[- ](?:by|to)[- ]case|individual|case)(?: basis)?(?: only)?\)?|^,? ?\(?(?:subject to|depending on|at the discretion of)[^;.,\d]*/;
/** Of a part of the studies alone. */
const OF_LAST =
  /^ ?\(?(?:in|during|from) (?:the |your |their )?(?:final|last|current|first|\d(?:st|nd|rd|th)) (?:years?|semesters?|terms?)/;
const MORE_BY_CASE =
  /^[,;.]? ?\(?(?:but |and )?(?:beyond|more than|above|over|higher than|any)(?: that| this| more|thing more| \d{1,2})?\b[^;.\d]{0,25}case[- ](?:by|to)[- ]case(?: basis)?\)?/;
const STILL = /\b(?:active|standing|pending|current|live|uncleared|open)\b/;
const BACKLOGS = [
  pattern`${MOST}(?:(${FEWER}) )?\b(${N}|zero|nil|no)\b\+? (?:(?:active|standing|pending|current|cleared|total|academic|history of|past) )*${BACKLOG}${ALLOWED}`,
  pattern`(?<=${BACKLOG}[^.;\d]{0,40}cleared),? ?\(?(?:max\.?|maximum|up ?to) (?:(${FEWER}) )?(\d{1,2})\)?(?= *$|[.,;)])`,
  pattern`(?:\b(?:maximum|max|number of|no\. of|total|the|a|academic) )*${BACKLOG}(?: (?:allowed|accepted|limit|history|permitted|range))*[ :(-]*${MOST}(?:(${FEWER}) )?(?<![-\d.])\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)\b(?!\s*(?:%|years?|yrs?))${ALLOWED}\)?`,
];
/** 'Between 5 and 15', '10-12': up to the lower number all are taken. */
const BACKLOG_RANGE = [
  pattern`(?:\b(?:the|total|number of|maximum|academic) )*${BACKLOG}(?: (?:are|is|accepted|acceptable|allowed|permitted|limit|vary|varies|typically|usually|range|ranges|from|between|should|must|not|be|exceed|more|than))*[ ,:(-]*(?:typically |usually )?(?:between |from )?(?<![-\d.])(\d{1,2}) ?(?:-|to|and) ?(\d{1,2})(?![\d%])(?! ?years?)${ALLOWED}\)?`,
  pattern`${MOST}(?:between |from )?(?<![-\d.])(\d{1,2}) ?(?:-|to|and) ?(\d{1,2}) ${BACKLOG}${ALLOWED}`,
];
const CLEARED = pattern`(?:\b(?:all|any|your|their|previous|the|to|ensure|that|must|need|you|have|should|applicants?|students?) )*${BACKLOG}(?: (?:are|is|be|been|must|should|have|has|need|needs|to|all|already))* cleared(?: before [a-z ]+)?|(?:no (?:cap|limit|restriction)s? on )?${BACKLOG}(?: (?:accepted|allowed))? (?:as long as|provided|if|once)(?: that)? (?:all |they )*are cleared`;
/** 'With a gap of more than 5 years can't be considered'. */
const REFUSED = String.raw`[^.;]{0,40}\b(?:cannot|can't|not|no longer) (?:normally |usually |generally |be |typically )*(?:considered|accepted|eligible|admitted|allowed|apply|acceptable)\b(?: for (?:this|the|our|any) [a-z]+)?`;
const WHO = '(?:(?:students|applicants|candidates|those|anyone) (?:with |who have |having ))?(?:an? )?';
const OVER_N = `(?:more than|over|above|exceeding|longer than|greater than) (${N})`;
const TOO_MANY = pattern`${WHO}${OVER_N} ${BACKLOG}${REFUSED}`;
const NO_BACKLOGS = pattern`(?:students with |applicants with |candidates with )?${BACKLOG} (?:is |are |will )?(?:not (?:be )?(?:allowed|accepted|acceptable|permitted|considered)|unacceptable)|(?:must have|without|with) (?:no|any) ${BACKLOG}|(?:(?:accepts?|takes?|considers?|only|those|students|applicants|candidates|who) )*(?:do|does|should|must|may) not have (?:any|a|an) (?:active )?${BACKLOG}|(?:\b(?:number|no\.|maximum|max\.?|total|active|of|academic) )*${BACKLOG}(?: (?:allowed|accepted|acceptable|permitted|limit))*[ :(-]+(?:nil|none|zero)\b\)?(?: (?:allowed|accepted))?`;

/** How many backlogs are accepted. */
export function backlogs(sentence: string): Span[] {
  if (!new RegExp(BACKLOG).test(sentence)) return [];
  const all = (...sources: RegExp[]) => sources.flatMap((source) => [...sentence.matchAll(source)]);
  const judged = (match: RegExpExecArray, most: number, sure = most) =>
    spanOf(match, { kind: 'judged', asked: { about: 'backlogs', most, ...(sure < most && { sure }) } });
  const spans = [
    ...all(TOO_MANY).map((match) => judged(match, numberOf(match[1] as string))),
    ...all(NO_BACKLOGS).map((match) => judged(match, 0)),
    ...all(CLEARED).map((match) => spanOf(match, { kind: 'profile', asked: { about: 'cleared' } })),
    ...all(...BACKLOG_RANGE).flatMap((match) =>
      Number(match[1]) < Number(match[2]) ? [judged(match, Number(match[2]), Number(match[1]))] : [],
    ),
    ...all(...BACKLOGS).map((match): Span => {
      const number = numberOf(match[2] as string);
      const most = match[1] ? number - 1 : number;
      // 'More than 5 backlogs' and those that are not cleared yet are another thing than how many there ever were.
      const isStill = STILL.test(match[0]);
      const isClear = !isStill && !/(?<!no |not |not be )(?:more than|exceeding)/.test(match[0]) && most >= 0;
      if (number === 0 && isStill) return spanOf(match, { kind: 'profile', asked: { about: 'cleared' } });
      if (isClear) return limited(match.index, match.index + match[0].length, most);
      return spanOf(match, isStill && number > 0 ? perhaps({ about: 'backlogs', most }) : { kind: 'unread' });
    }),
  ];
  return apart(spans).map((one) =>
    one.asked?.about === 'backlogs' && OF_LAST.test(sentence.slice(one.to)) ? { ...one, ...perhaps(one.asked) } : one,
  );

  function limited(from: number, end: number, most: number): Span {
    const behind = sentence.slice(end);
    const [more, byCase, other] = [MORE_BY_CASE, CASE_BY_CASE, OTHER_LIMIT].map((one) => one.exec(behind));
    const to = end + ((more ?? byCase ?? other)?.[0].length ?? 0);
    const asked = { about: 'backlogs' as const, most };
    if (more) return { from, to, ...perhaps(asked) };
    const limits = [most, byCase ? 0 : Number(other?.[1] ?? most)];
    const [sure, top] = [Math.min(...limits), Math.max(...limits)];
    return { from, to, kind: 'judged', asked: { ...asked, most: top, ...(sure < top && { sure }) } };
  }
}
/** What may be asked. */
const perhaps = (asked: Asked): Pick<Span, 'kind' | 'asked'> => ({
  kind: 'unread',
  asked: { about: 'perhaps', asked },
});

const GAP = `(?:(?:study|academic|education|educational|year) )*gaps?(?: years?)?(?: in (?:studies|education))?(?: after (?:12th|graduation|your last (?:qualification|studies)|studies))?`;
const TIME = '(years?|yrs?|months?)';
/** Behind a gap: since what, and a longer one of those who worked, which the rule of gaps allows for. */
const BEHIND_GAP = String.raw`(?: ?,? ?\(?without (?:any )?(?:work )?(?:exp\w*\.?|experience|work)\)?)?(?: ?\(?(?:with|if) (?:[a-z-]+ ){0,2}(?:work(?:ing)?(?: ex\w*| experience)?|exp\b\.?|experience|job)\b\)?)?(?:\s*after (?:the )?(?:12th|\+2|graduation|bachelor\S*|school(?:ing)?|(?:class|grade|year) 12))?(?:[;,]? ?\(?(?:or |and |but )?(?:up ?to |max\.? )?\d{1,2}(?: (?:years?|yrs?))? (?:with|if|for)\b[^;.]*\b(?:work\w*|exp|experience|employ\w*)\b(?: experience)?(?: in (?:an? |the )?(?:[a-z]+ ){0,3}(?:field|area|sector|industry|discipline|job|role)\b)?\)?)?`;
const SHOULD = String.raw`(?:\s*(?:should|must|may|can|cannot|is|are|will|shall|be|only|not|allowed|accepted|acceptable|considered|permitted|limit|period)\b)*`;
const GAPS = [
  pattern`${MOST}(?:\b\d ?(?:-|to) ?)?\b(${N})[ -]?${TIME}'?(?: of)? (?:of )?(?:a )?${GAP}${ALLOWED}`,
  pattern`(?:\b(?:an?|the|maximum|max\.?|any|total) )*${GAP}${SHOULD}[ :(-]*${MOST}(?:(?:less|shorter) than )?(?:\b\d ?(?:-|to) ?)?\b(${N})[ -]?${TIME}'?\)?${ALLOWED}${BEHIND_GAP}`,
];
/** 'Gap years: 5 max' */
const GAP_YEARS = pattern`(?:\b(?:max\.?|maximum|study|academic) )*gap years?(?: (?:allowed|accepted))?[ :(-]+${MOST}()(${N})\b(?! ?(?:%|months?))${ALLOWED}`;
const SINCE = pattern`(?:\b(?:the|a|last|qualification|studies|should|must|have|be|been|is|graduated|completed|obtained|within|no|not|more|than|at|most|up|to|maximum(?: of)?) )*\b(${N}) ${TIME} (?:(?:should|must|may|can|have|has|elapsed|passed|been) )*(?:since|from|after|of) (?:(?:the|your|their|completing|finishing) )*(?:last|most recent|previous|final) (?:qualification|studies|study|degree|education|exam)(?: completed)?`;
/** 'Graduated within the last 3 years', 'not out of study for more than 5 years' */
const OUT_OF_STUDY = pattern`(?:\b(?:applicants?|must|should|have|to|you) )*\bgraduated within (?:the )?(?:last |past )?(${N}) ${TIME}|\b(?:not|never) (?:have )?been out of (?:study|education|school|college|studies) for (?:more|longer) than (${N}) ${TIME}`;
/** 'The last qualification must have been completed within the past 3 years' */
const ENDED = pattern`(?:(?:last|most recent|previous|highest) (?:qualification|studies|study|degree|education|exam)s?|(?<!\b(?:tests?|ielts|toefl|pte|duolingo|scores?|exams?|english)\b[^.;]{0,40})\b(?:completed|awarded)(?= (?:within|(?:not|no) more than|in the (?:last|past)))|(?:degree|qualification|studies)s? (?:must|should|has to|needs to))[^.;\d]{0,40}\b(?:within|in|(?:not|no) more than) (?:the )?(?:last |past |previous |preceding )?(${N}) ${TIME}(?: ago)?\b(?: (?:prior to|before|preceding|of) (?:the )?[a-z]+(?: of (?:the )?application)?)?`;
const TOO_LONG = pattern`${WHO}(?:${GAP} (?:of |is )?${OVER_N} ${TIME}|${OVER_N} ${TIME}'?(?: of)? (?:an? )?${GAP})${REFUSED}`;
const NO_GAP = pattern`\b(?:no|zero) ${GAP}(?! (?:limit|restriction|policy|issue|bar|criteria|rule))${ALLOWED}|${GAP} (?:is |are )?not (?:allowed|accepted|acceptable|permitted|considered)|(?:\b(?:maximum|max\.?|any) )*${GAP}(?: (?:allowed|accepted|acceptable|permitted|limit))*[ :(-]+(?:nil|none|zero)\b\)?`;

/** 'A gap of more than 5 years must be supported by work experience' */
const WITH_WORK = pattern`(?:an? )?${GAP} (?:of |is )?${OVER_N} ${TIME} (?:must|should|needs?|has|have|is|are|requires?)\b[^.;]{0,40}\bwork\b[^.;]*`;
/** 'One year of work after the degree if the gap is over 2 years' */
const WORK_FOR_GAP = pattern`(?:\b(?:at least|minimum|min\.?|a|an) )*(?:\b${N}\+? ?(?:years?|yrs?|months?)'? )?(?:of )?(?:(?!gap)[a-z'-]+ ){0,3}\b(?:work(?:ing)?|exp\b\.?|experience|employment)\b[^.;\d]{0,40}\b(?:if|where|when|in case of|for (?:those|applicants|candidates|students|anyone) with|to (?:cover|justify))\b[^.;\d]{0,20}\bgaps?\b[^.;\d]{0,25}\b(${N}) ?${TIME}`;
/** 'No gap accepted beyond 2 years' */
const NONE_BEYOND = pattern`\bno ${GAP}${ALLOWED} (?:beyond|of|above|over) ?(?:more than )?(${N}) ${TIME}`;

/** How long ago the last studies may have ended, in years. */
export function gaps(sentence: string): Span[] {
  if (!/gap|last|recent|previous|final|graduated|out of|(?:completed|awarded) (?:not|no|within)/.test(sentence))
    return [];
  const all = (...sources: RegExp[]) => sources.flatMap((source) => [...sentence.matchAll(source)]);
  const judged = (match: RegExpExecArray, years: number) =>
    spanOf(match, { kind: 'judged', asked: { about: 'gap', years } });
  const yearsOf = ([, one, unit, other, otherUnit]: RegExpExecArray) =>
    numberOf((one || other || unit) as string) / ((one ? unit : otherUnit)?.startsWith('m') ? 12 : 1);
  return apart([
    ...all(NONE_BEYOND, WITH_WORK, WORK_FOR_GAP).map((match) => judged(match, yearsOf(match))),
    ...all(NO_GAP).map((match) => judged(match, 0)),
    ...all(TOO_LONG, OUT_OF_STUDY).map((match) => judged(match, yearsOf(match))),
    ...all(...GAPS, SINCE, ENDED, GAP_YEARS).map((match) => {
      const years = yearsOf(match);
      const [words] = match;
      // 'Six years with work': how long a gap may be without it isn't said, but a short one is none.
      if (words.match(/\d+/g)?.length === 1 && /\b(?:with|if)\b\D*$/.test(words) && /\b(?:work|exp|job)/.test(words))
        return spanOf(match, perhaps({ about: 'gap', years: 2 }));
      const isMore =
        /(?<!no |not |not be )(?:more than|exceeding)/.test(words) || /\b(?:need|explain|justif)/.test(words);
      const isClear = !isMore && years <= 30 && Number.isInteger(years * 2);
      return isClear ? judged(match, years) : spanOf(match, { kind: 'unread' });
    }),
  ]);
}

const YEARS = `(${N})(?: ?(?:-|to) ?${N})?\\+?(?: or more)?[ -]?(years?|yrs?|months?)(?:'s?|s')?`;
const EXPERIENCE = String.raw`(?:(?:work(?:ing)? )?(?:experience|exp\b\.?)|work(?:ing)? ex\b\.?|employment|practice|work(?:ing)?\b(?! permit| visa| placement))`;
const WORK_LEAD = String.raw`(?:\b(?:(?:have|has|had|having|with|at|least|a|an|minimum|min\.?|of|applicants?|candidates?|must|should|completed|gained|over|more|than|and|also|need|needs?|plus|preferably|hold|be|required|requires?|typically|normally)[ :]+)+)?`;
const WORK = [
  pattern`${WORK_LEAD}\b${YEARS} (?:of )?((?:[a-z/-]+ ){0,5}?)${EXPERIENCE}((?: (?:in|as|within|at|after|since|following|before|of|related to|relevant to) [a-z /'-]+)?)(?: (?:(?:is|are) )?(?:required|mandatory|compulsory|essential|necessary|must)\b(?: (?:post|after)[ -](?:the )?(?:bachelor'?s?|graduation|degree|qualification)(?: degree)?)?)?`,
  pattern`${WORK_LEAD}((?:[a-z-]+ ){0,3}?)(?:(?:work(?:ing)? )?(?:experience|exp\b\.?)|work(?:ing)? ex\b\.?)(?: required)?[ :(-]*(?:of )?(?:at least |minimum(?: of)? |min\.? )?\b${YEARS}((?: (?:in|as|within) [a-z /'-]+)?)`,
  pattern`${WORK_LEAD}\b${YEARS} (?:in|as|working in|working as|employed as) (an? )?([a-z /'-]+)(?: roles?| positions?| jobs?)()`,
];
const ANY_WORK = pattern`\b(?:(?:some|prior|previous|relevant|related|professional|work|working|industry|clinical|managerial|practical|significant|demonstrated|proven|the) )+experience\b(?: (?:in|of|as|within|with) [a-z /'-]+)?(?: (?:is )?(?:required|needed|essential|mandatory|necessary))?`;
const PLAIN_WORK =
  /^(?:full[- ]time|work|working|paid|professional|post[- ]?(?:graduation|study|qualification|degree)|employment|the|of|relevant|continuous|any|prior|previous|s|\s|after the first degree|after graduation|after a? ?(?:bachelor'?s? )?degree|since graduation|after (?:completing )?(?:your|their|the) (?:first |bachelor'?s )?degree)*$/;

/** What begins another demand behind an 'and': 'experience in sales and an interview'. */
const NEXT_DEMAND =
  /^(?:must|should|hold|holds|have|has|be|an?|the|pass|provide|submit|complete|attend|undergo|possess|show|proof|evidence|two|three|one|good|valid|current|\d+)\b/;

/** How long the words of a demand are without another one that 'and' joins to them. */
function ownLength(text: string): number {
  for (const { index, 0: joint } of text.matchAll(/ (?:and|plus|with|or) /g)) {
    const next = text.slice(index + joint.length);
    if (NEXT_DEMAND.test(next) || SELECTION.test(next) || HAND_IN.test(next)) return index;
  }
  return text.length;
}

/** Years of work that are asked for. */
export function works(sentence: string): Span[] {
  const asked = WORK.flatMap((source, place) =>
    [...sentence.matchAll(source)].flatMap((match): Span[] => {
      const [, one = '', two = '', three = '', four = ''] = match;
      const [number, unit, kind] = place === 1 ? [two, three, `${one} ${four}`] : [one, two, `${three} ${four}`];
      if (/gap|backlog|diploma|(?<!post-?)degree (?!$)|programme|course|old\b|\bif\b/.test(three) && place === 0)
        return [];
      // 'Up to 10 years with work': a limit of something else.
      if (/\b(?:up ?to|max(?:imum)?\.?(?: of)?|at most|within|gap of)\s*$/.test(sentence.slice(0, match.index)))
        return [spanOf(match, { kind: 'unread' })];
      const years = unit.startsWith('m') ? numberOf(number) / 12 : numberOf(number);
      const inField = place === 2 || !PLAIN_WORK.test(kind.trim());
      const tail = place === 2 ? 0 : four.length;
      const own = match[0].slice(0, match[0].length - tail + ownLength(four.slice(0, tail)));
      const to = match.index + own.replace(/\s*(?:or|and|with|plus)?\s*$/, '').length;
      return [{ from: match.index, to, kind: 'profile', asked: { about: 'work', years, inField } }];
    }),
  );
  const any = [...sentence.matchAll(ANY_WORK)].map(
    ({ index: from, 0: all }): Span => ({
      from,
      to: from + ownLength(all),
      kind: 'profile',
      asked: { about: 'work', years: null, inField: true },
    }),
  );
  return apart([...asked, ...any]);
}

const AGES = [
  pattern`(?:\b(?:applicants?|candidates?|students?|you|must|should|need to)[ :]+)+be (?:at least |aged |over )*(\d{2})(?: ?\+)?(?! ?(?:%|\d|/))(?: (?:years?|yrs?)(?: old| of age)?)?(?: (?:or|and) (?:over|older|above))?(?=[\s.;,]|$)(?: (?:by|on|at|before|when) (?:the )?[a-z /'-]+)?`,
  pattern`(?:\b(?:(?:applicants?|candidates?|students?|must|should|be|are|have|reached|the|age|of|aged|you|need|to|a|an|and|minimum|is|over|at|least|for|entry)[ :]+)+)?\b(\d{2}|eighteen|twenty-one) (?:years?|yrs?)(?: (?:old|of age|or older|or over|or above|and above|minimum age)| ?\+)(?: or (?:over|older|above|more))?(?: (?:by|on|at|before|when) (?:the )?[a-z /'-]+)?`,
  pattern`(?:\b(?:applicants?|candidates?|students?|must|should|be|you|need|to|the) )*\b(?:minimum age(?: requirement)?(?: (?:for|on|at) (?:entry|enrolment|enrollment|admission|registration))?|age requirement|age limit|aged|over the age of|age)[ :-]*(?:is |of |at least |minimum |over )*(\d{2}|eighteen|twenty-one)(?: (?:years?|yrs?)(?: old| of age)?)?(?: ?\+| (?:or|and) (?:over|older|above))?(?: (?:by|on|at|before|when) (?:the )?[a-z /'-]+)?`,
];

const AGED = String.raw`\b(?:applicants?|candidates?|students?|must|should|be|are|the|aged?|ages|of|is|limit|group|range|years?|old|for|entry|[:-]) *`;
/** 'Age: 18-30', 'upper age limit 35', 'not older than 35 years' */
const AGE_RANGES = [
  pattern`(?:${AGED})*\b(?:age|aged|ages)\b[ :]*(?:(?:limit|group|range|criteria|requirement)[ :]*)?(?:is |of |between |from )*(\d{2}) ?(?:-|to|and) ?(\d{2})\b(?! ?%)(?: ?(?:years?|yrs?)(?: old| of age)?)?`,
  pattern`(?:\b(?:the|an?) )*\b(?:(?:upper|maximum|max\.?|highest) age(?: limit)?|age limit)(?: for [a-z ]{3,20})?[ :-]*(?:is |of |up ?to |max(?:imum)?\.? |below |under )*()(\d{2})\b(?! ?(?:\+|or (?:above|over|older)))(?: ?(?:years?|yrs?)(?: old| of age)?)?`,
  pattern`(?:${AGED})*\b(?:age|aged)[ :]*(?:(?:should|must|is|be|limit) )*(?:(?:not|no) (?:be )?(?:more|over|above|older|greater|exceed\w*)(?: than)?|up ?to|max(?:imum)?\.?(?: of)?|below|under|till) ()(\d{2})\b(?! ?%)(?: ?(?:years?|yrs?)(?: old| of age)?)?(?: only)?`,
  pattern`(?:${AGED})*\b(?:(?:not|no) (?:be )?(?:older|more) than|under|below|up ?to|maximum|max\.?) (?:the age of )?()(\d{2}) (?:years? (?:old|of age)|yrs? (?:old|of age))`,
];

/** Words that make a number the highest age, or leave open which it is. */
const HIGHEST_AGE =
  /\b(?:under|maximum|max|not (?:be )?(?:older|more)|up ?to|below|upper|exceed\w*|younger|limit|less|between|to \d)\b/;
/** No course asks its youngest students to be older than this: a bare number above it is a highest age. */
const OLDEST_FLOOR = 25;

const DAY_BEHIND = single`^,? (?:on|by|as of|before) (?:the )?(?:${DAYS.source})`;
/** 'Under 18 can't apply' */
const TOO_YOUNG = pattern`(?:\b(?:if|you|are|applicants?|candidates?|students?|those|anyone|who|aged|is) )*\b(?:under|below|younger than) (?:the age of |age )?(\d{2})\b(?: years?(?: old| of age)?)?[^.;]{0,40}\b(?:cannot|can ?not|can't|not|unable)\b[^.;]{0,20}\b(?:apply|accept(?:ed)?|admit(?:ted)?|enrol\w*|eligible|considered)\b[^.;]*`;

/** The least age that is asked; a highest one is left unread. */
export function ages(sentence: string): Span[] {
  const young = [...sentence.matchAll(TOO_YOUNG)].map((match) =>
    spanOf(match, { kind: 'profile', asked: { about: 'age', least: Number(match[1]) } }),
  );
  if (young.length > 0) return young;
  const ranges = AGE_RANGES.flatMap((source) => [...sentence.matchAll(source)]).flatMap((match): Span[] => {
    const [least, most] = [Number(match[1] || 0), Number(match[2])];
    if (most <= OLDEST_FLOOR || least >= most || least > OLDEST_FLOOR) return [];
    return [spanOf(match, { kind: 'profile', asked: { about: 'age', least, most } })];
  });
  if (ranges.length > 0) return ranges;
  return AGES.flatMap((source) =>
    [...sentence.matchAll(source)].map((match): Span => {
      const from = match.index;
      const behind = match[0].search(/ (?:by|on|at|before|when) /);
      const tail = behind < 0 ? '' : match[0].slice(behind);
      const to = from + match[0].length - tail.length + (/ (?:and|plus|with|or) /.exec(tail)?.index ?? tail.length);
      const around = sentence.slice(Math.max(0, from - 14), to + 14);
      const least = numberOf(match[1] as string);
      const isFloor = !HIGHEST_AGE.test(around) && least <= OLDEST_FLOOR;
      const told = DAY_BEHIND.exec(sentence.slice(to));
      const [on] = told ? daysIn(told[0]) : [];
      return {
        from,
        to: to + (told?.[0].length ?? 0),
        ...(isFloor ? { kind: 'profile', asked: { about: 'age', least, ...(on && { on }) } } : { kind: 'unread' }),
      };
    }),
  );
}

const SCHOOLING = [
  pattern`(?:\b(?:(?:an?|the|minimum|of|at|least|total|completed?|must|have|with|full)[ :]+)+)?\(?\b(1[0-9]|ten|twelve|fifteen|sixteen)\+?[ -](?:years?|yrs?)'? ?(?:of )?(?:(?:formal|full-time|full time|regular|total|prior|continuous|general|academic) )*(?:education|schooling|study|studies)\b\)?(?: (?:is |are )?(?:required|needed|completed))?`,
  pattern`(?:\b(?:(?:an?|the|minimum|of|at|least|completed?)[ :]+)+)?(?<!\b(?:3|three)-?(?: ?years?)? ?(?:or|\/|-|to) ?(?:a )?|\bfor (?:an? )?)\b(four|4)[ -](?:years?|yrs?) (?:full-time |special )?(?:us |american |canadian )?(?:bachelor(?:'?s)?(?: degree)?|baccalaureate degree|undergraduate degree|hon(?:ou)?rs degree|degree)|(?<!-)\b(?:bachelor\S*(?: degree)?|degree) of (four|4) years?\b`,
  pattern`\b10 ?\+ ?2 ?\+ ?([345])\b(?: years?)?(?: (?:is |are )?(?:required|needed))?`,
];

/** Years of education in all: a four-year degree makes sixteen. */
export function schooling(sentence: string): Span[] {
  return SCHOOLING.flatMap((source, place) =>
    [...sentence.matchAll(source)].map((match): Span => {
      const least = place === 0 ? numberOf(match[1] as string) : place === 2 ? 12 + Number(match[1]) : 16;
      return spanOf(match, { kind: 'profile', asked: { about: 'education years', least } });
    }),
  );
}
