import type { Skill } from './clause';
import { single } from './patterns';

/** How texts word the parts of a test and the least that is asked in them. */

export const SKILLS: readonly (readonly [Skill, RegExp])[] = [
  ['reading', /\breading\b|\br\b/],
  ['writing', /\bwrit(?:ing|ten)\b|\bw\b(?!\/ )/],
  ['speaking', /\bspeaking\b|\bs\b/],
  ['listening', /\blistening\b|\bl\b/],
  ['literacy', /\bliteracy\b/],
  ['comprehension', /\bcomprehension\b/],
  ['conversation', /\bconversation\b/],
  ['production', /\bproduction\b/],
];
/** The parts of Duolingo, which no other test has. */
export const OF_DUOLINGO = /\b(?:literacy|comprehension|conversation|production)\b/;
const PART = `(?:individual |sub-?|single |other |separate |communicative |enabling |four |test |of the |the )*(?:sub-?scores?|sub-?tests?|sub-?sets?|bands?(?: scores?)?|components?|sections?|modules?|skills?(?! area)|elements?|parts?|papers?|skill areas?|areas?|categor(?:y|ies)|disciplines?|scores?)(?: scores?)*`;
export const EACH = `(?<!over )\\b(?:(?:in |for |on |across |per |at )?(?:each|every|all(?! (?:but|except))|any|either|per)(?! but)(?: of)?(?: the| its| their)?(?: four| 4)?(?: other)?(?:\\s+${PART})?(?!\\s+(?:of\\s+)?(?:the\\s+)?(?:reading|writing|speaking|listening)\\b)|across the board|throughout)`;
export const NUM = '(\\d{1,3}(?:\\.\\d{1,2})?)';
export const LOWER = '(?:less|lower|below|under|smaller|<)';
/** A number after 'than' or 'below' may have its article: 'under a 6'. */
const THAN = '(?: than)?(?: an?)?';
const SKILL = String.raw`(?:reading|writing|written|speaking|listening|literacy|comprehension|conversation|production|\b[lrws]\b(?!\/ ))`;
const SKILL_WORDS = `${SKILL}(?:(?:\\s*(?:,|\\/|&|and|or)\\s*)${SKILL})*`;
const OF_SKILL = '(?: (?:component|band|section|skill|sub-?test|sub-?score|module|element|part|paper)s?)?';

/** Ways to say the floor of each part; the last group is the number. */
export const FLOORS = [
  `(?:no|none|not|nothing)(?: of (?:the )?)?(?:\\s*${PART}|\\s*(?:in )?(?:any|each|a|one|individual)(?:\\s+${PART})?)?(?: of| score| scores| scored| to be| being| is| are| at| should be| may be)*\\s*(?:any )?(?:${LOWER})${THAN}\\s*:?\\s*${NUM}(?!\\.?\\d|\\s*(?:in|for) (?:the )?${SKILL_WORDS})(?:\\s*(?:${EACH}|in ${PART}|${PART}|in any ${PART}))?`,
  `(?:with |and |at |a |an |,|\\()*\\s*(?:minimum|min\\.?|at least|not less than|no less than)?(?: of| scores? of)?\\s*${NUM}\\s*(?:or (?:above|higher|more|better)\\s*)?(?:minimum |min\\.? )?${EACH}`,
  `${EACH}(?: score)?(?: of| at| is| must be| should be| not| no|:|,)*\\s*(?:at least|minimum|min\\.?|less than|below|lower than)?(?: of)?\\s*${NUM}(?: or (?:above|higher|more|better))?`,
  `\\b(?:nblt|nbl|nbt|nlt)(?: of|:)*\\s*${NUM}`,
  `(?:minimum|min\\.?|lowest)(?: of| for)?(?: an?y?| each)?\\s*${PART}(?: scores?)*(?: of| is|:)*\\s*${NUM}`,
  `(?:with |and )?(?:a )?(?:minimum|min\\.?|at least|no less than)(?: of| score of)?\\s*${NUM}\\s*(?:in |for |per )?(?:the )?${PART}`,
  `${PART}(?: score)?(?: of)?(?: at)?(?: least| minimum| not less than| no less than|:)+\\s*${NUM}`,
].map((source) => new RegExp(source, 'g'));
export const ONE_LOWER = single`(?:,|;|\(|with|and|but|although|though)*\s*(?:only )?(?:one|a single|1)(?: ${PART})?(?: may be| can be| is| at| of| score| as low as| allowed at| accepted at| permitted at)*\s+${NUM}\s*(?:is |are |will be |may be |can be |in one ${PART} )*(?:allowed|accepted|acceptable|permitted|considered|fine|ok(?:ay)?)?`;
export const SKILL_FLOOR = new RegExp(
  [
    `(?:with |and |at least |minimum(?: of)? |a |an |band |(?:not|no) (?:less|lower) than |not below )*${NUM}\\s*(?:or (?:above|higher|more|better|greater) )?(?:(?:in|for|on)\\s+)?(?:(?:each|all|both)(?: of)? )?(?:the )?(${SKILL_WORDS})${OF_SKILL}`,
    `(?:with |and |, ?)*no (${SKILL_WORDS})${OF_SKILL} ${LOWER}${THAN}\\s*${NUM}`,
    `(?:with |and |a |an |minimum |min\\.? |the )*(${SKILL_WORDS})${OF_SKILL}(?: scores?)?(?: of| at least| minimum| not less than| no less than| not lower than| no lower than| not below| must be| should be| being| at|:|-|\\(| )*\\s*${NUM}\\)?`,
  ]
    .map((source) => `(?:${source})`)
    .join('|'),
  'g',
);
export const ENDS_WITH_SKILL = single`${SKILL_WORDS}${OF_SKILL}(?: scores?)?(?: of| is| must be| should be| being)?\s*$`;
export const BRACKETS = single`^\s*\/\s*${NUM}|^\s*\(\s*(?:no less than|not less than|min\.?|minimum|no band (?:less than|below)|all|each(?: band)?)?\s*${NUM}(?: (?:each|across the board|throughout|min\.?|minimum|(?:in )?(?:each|all|every)(?: (?:band|section|component|skill|part)s?)?))?\s*\)`;
const OTHERS = `(?:the )?(?:all )?(?:others|rest|remaining(?: ones| three)?|remainder|other (?:three|skills|bands|sections|components|parts))(?: skills| bands| sections| components| parts)?`;
/** The floor of the parts that are not named: 'writing 21, others 19', '6 in writing and 5.5 in the rest'. */
export const REST_FLOOR = single`^[\s,;(]*(?:and|with)?\s*(?:(?:in )?${OTHERS}(?: at least| minimum| min\.?| not less than| no less than| of| at|:|-)*\s*${NUM}|(?:at least |minimum |a )?${NUM}\s*(?:in|for) (?:all )?${OTHERS})`;
/** A lower score that is enough with something else: 'or 5.5 with one semester of English'. */
export const OR_LESS = single`^[\s,;(]*or\s+(?:an? |at )?(?:ielts |pte |toefl )?(?:of )?${NUM}\s+(?:overall )?(?:with|plus|if|and|for those|when)\b[^;.]*`;
/** Behind the score of a test, with no word for the parts: 'not less than 6', 'min 6.0', 'with 5.5'. */
export const BARE_FLOOR = single`(?:no|not) (?:less|lower) than\s*${NUM}|^\ue000+[\s,/]*(?:with |and )?(?:min(?:imum|\.)? |with )${NUM}(?=\s*(?:$|[.,;)/]))`;
