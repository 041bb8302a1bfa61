import { PLACES } from '@/lib/domain/places/demonyms';
import type { WaivedFor } from '@/lib/domain/requirements/also-asked';
import type { Span } from './clause';
import { pattern, single } from './patterns';
import { cut, N, numberOf } from './plain';
import { SELECTION, unknownWords } from './rest';

const OPTIONAL =
  /\b(?:optional|recommended|recommend|preferred|preferable|preferably|preference|desirable|desired|advantag\w*|advisable|beneficial|encouraged|welcomed?|strengthens?|strengthened|helpful|an asset|a plus|nice to have|ideally|not obligatory|not a must|not be (?:required|needed|necessary)|(?:gre|gmat)[^,;]{0,20}not (?:considered|looked at|used)|not (?:strictly )?(?:required|req'?d?|needed|mandatory|compulsory|necessary|essential)|(?:doesn't|don't|does not|do not|need not|needn't) (?:need|require|have (?:to|an? (?:[a-z]+ )?(?:requirement|minimum))|submit|provide)|(?:gre|gmat)[- ]free|test[- ]optional|without (?:gre|gmat|ielts|toefl|pte)|no (?:gre|gmat|minimum (?:gre|gmat)?)|neither gre nor gmat)\b/;
const NOT_NEEDED =
  /\bno (?:ielts|toefl|pte|english(?: language)? (?:test|score|proficiency test)|gre|gmat|test)(?: (?:test|score|scores|or (?:gmat|gre|pte|toefl)))* (?:is |are )?(?:required|needed|necessary|asked)/;
const WAIVER =
  /\b(?:satisf(?:y|ies)|meets?) (?:the |our )?english(?: language)?(?: proficiency)? requirements?\b|\b(?:(?:which |it |this |that |these |they |score |scores |test |requirement |requirements )?(?:can |may |will |could |might |is |are |be |also )*(?:waive[ds]?|waved|waivered|waiving|exempt(?:ed)?|exemptions?)\b|waivers?\b|not (?:be )?(?:required|needed|necessary) (?:if|for|with|from|where|when|of)\b|(?:will |do |does |may |would )?not (?:need|have|be required) to (?:submit|provide|take|sit|show|have) (?:an? |any |the |their )?(?:ielts|toefl|pte|english|gre|gmat)\b(?=[^;.]*\b(?:if|when|where|with)\b))/;
const UNDER_CONDITION =
  /\b(?:if|for|with|where|when|from|of|on|who|whose|after|upon|subject|through|by|to|available|possible|may|can|could|might|considered)\b/;
const NO_WAIVER =
  /\b(?:no|not|cannot|can't|never|without) (?:be |any |a |english |ielts |gmat |gre )*(?:waive[ds]?|waivers?|exempt(?:ed)?|exemptions?)\b/;
const LIFT_ALONE =
  /^\s*(?:currently |now |is )?(?:waived|optional|not req(?:uired|'?d)?\.?|not needed|n\/?r|not mandatory|recommended|preferred|desirable)(?: for all(?: applicants| students)?)?\s*\.?\s*$/;
const MEDIUM =
  /\b(?:moi|medium of instruction) ?: ?(?:yes|ok|available|accepted)\b|\b(?:moi|medium of instruction)\b[^,;]{0,40}\b(?:accept\w*|considered|enough|suffices?|instead|also)|\baccept\w*[^,;]{0,30}\b(?:moi|medium of instruction)/;
const GRADUATE = /\b(?:gre|gmat)\b/;

/** 'The GMAT is waived if: 1) …, 2) …' leads to reasons, each with its number. */
export const LEADS_TO_REASONS =
  /(?:^|[.\n])([^:;.\n]*\b(?:if|when|where|for|who|with)\b[^:;.\n\d]*):((?:\s*$|\s*\(?\w[).](?=\s|$))[^:]*)$/;
const NUMBERED = /^\s*\(?\w[).](?=\s|$)/;
const isOfWaiver = (head: string): boolean =>
  WAIVER.test(head) && !NO_WAIVER.test(head) && !/\b(?:fees?|tuition|deposit)\b/.test(head);
/** Whether a sentence is one of the reasons: since what leads to them there are only such. */
function isReason(earlier: string, sentence: string): boolean {
  const [, head = '', since = ''] = LEADS_TO_REASONS.exec(earlier) ?? [];
  const lines = since.split('\n').filter((line) => line.trim() !== '');
  const isInList = NUMBERED.test(sentence) || /(?:^|\s)\(?\w[).]\s*$/.test(since);
  return isOfWaiver(head) && isInList && lines.every((line) => NUMBERED.test(line));
}

/** 'Students with 75% in English of class 12 don't need IELTS' */
const NEED_NONE =
  /^\W*(?:(?:international|overseas|all) )*(?:applicants|candidates|students|those|graduates)\b[^.;]*\b(?:with|who|from|having|holding|whose)\b[^.;]*\b(?:(?:do|does|will) not|don't|won't|need not|needn't|needs? no|are not required to)\b[^.;\d]{0,30}\b(ielts|toefl|pte|english|gre|gmat|(?<=no )test)\b[^.;\d]*\W*$/;

const YEARS_ALONE = single`\b(?:with|having|have|has|who have|of|after)\b(?: at least| more than| over| a minimum of| minimum| an?)* (${N})\+?(?: or more| plus)? years?'?(?: of)? (?:[a-z-]+ ){0,4}(?:experience|work|employment)\b`;
/** Other reasons than work: the waiver is not for those who worked alone. */
const OTHER_REASON =
  /\b(?:or|either|gpa|master\S*|phd|doctora\w+|case|certain|some|discretion|certif\w+|cpa|cfa|degree)\b|\d ?%/;
const STUDIED_IN =
  /\b(?:stud(?:y|ied|ies)|degrees?|education|qualifications?|graduated|educated|schooling)\b[^.;]*?\b(?:in|from|at)\b ((?:[a-z ]+(?:,|\/|&)? ?)+)\W*$/;
const OTHER_THAN_STUDIES =
  /\b(?:moi|medium|taught|instruction|nationals?|citizens?|native|passport|experience|work\w*|majority|english[- ]speaking|\d ?%)\b/;

/** Who has the reason may ask, or is let off if somebody says so. */
export const MAY_BE =
  /\b(?:may|can|could|might|possible|available|considered|eligible|request\w*|consider\w*|apply|case|discretion|not automatic\w*|partial\w*|unless|except|only|certain|some)\b/;
/** Work of no certain kind: whether it was full-time or paid goes without saying. */
export const OF_ANY_WORK =
  /\byears?'?(?: of)? (?:(?:full|part|time|full-time|post-degree|professional|paid|work|working) )*(?:experience|work|employment)$/;
/** '(waived for 70%+)' */
const MARKS_ALONE =
  /^\W*(?:(?:gre|gmat|test|scores?|is|are|waived|waiver|exempt\w*|not|required|needed|for|from|with|if|those|applicants|candidates|students|having|who|have|holding|at|least|minimum|a|an|the|of|above|over)\W+)*(\d\d(?:\.\d)?) ?%(?:\W+(?:or|and|above|more|higher|over|in|aggregate|marks?|overall|their|the|a|ug|degree|bachelor'?s?|is|are|exempt|from|waived|gre|gmat))*\W*$/;

/** Studies in English, however a text says it; 'a degree in English' may be one of literature. */
const TAUGHT =
  /\b(?:moi|(?:english )?medium of instruction(?: (?:is|was|being|in|of|as|:))* ?(?:english)?)\b|\benglish[- ](?:medium|taught)\b|\b(?:taught|instructed|delivered|conducted|(?:taught and )?(?:assessed|examined)|studied|completed(?: (?:their|your|an?|the|bachelor\S*|master\S*|undergraduate|previous|degree|studies))*) (?:(?:entirely|fully|wholly|solely|exclusively|only) )?(?:in|through)(?: the)? english\b/g;
export const speaksOfTaught = (words: string): boolean => words.search(TAUGHT) >= 0;
/** Beside it these say nothing more. */
const OF_TAUGHT =
  /\b(?:ielts|toefl|pte|duolingo|tests?|waive[ds]?|waivers?|exempt\w*|accept\w*|letters?|certificates?|bachelor\S*|master\S*|undergraduate|graduates?|studied|studies|instead|lieu|place|yes|no|not|whose|was|were)\b/g;

/** 'Within the past five years': how long ago those studies ended. */
export const IN_TIME = single`,? ?\b(?:with)?in (?:the |your )?(?:last |past |previous )?(${N}) years?(?: (?:of|before|prior to) (?:the |your )?[a-z]+)?`;
const SATISFIES =
  /\b(?:satisf(?:y|ies)|meets?|fulfil\w*) (?:the |our )?english(?: language)?(?: proficiency)? requirements?\b/;

/** The one reason of a waiver, where a profile tells it: so many years of work, or studies in certain countries or in English. */
export function reasonOf(whole: string): WaivedFor {
  const since = IN_TIME.exec(whole)?.[1];
  const reason = reasonIn(whole.replace(IN_TIME, ' ').replace(SATISFIES, ' '));
  if (!since) return reason;
  return reason.taught || reason.studied ? { ...reason, since: numberOf(since) } : {};
}

function reasonIn(given: string): WaivedFor {
  const words = given.replace(/\b(?:gre|gmat)\b ?(?:\/|or) ?\b(?:gre|gmat)\b|\bor more\b/g, '');
  const sure = MAY_BE.test(words) ? {} : { sure: true as const };
  const years = YEARS_ALONE.exec(given);
  if (years && !OTHER_REASON.test(words)) {
    const isAny = OF_ANY_WORK.test(years[0]);
    return { years: numberOf(years[1] as string), ...(isAny && sure) };
  }
  const marks = MARKS_ALONE.exec(words);
  if (marks) return { least: Number(marks[1]), ...sure };
  const others = words.replace(TAUGHT, ' ');
  const taught = others === words ? {} : { taught: true as const };
  const list = OTHER_THAN_STUDIES.test(others) ? undefined : STUDIED_IN.exec(others)?.[1];
  const places = (list ?? '').split(/,|\/|&|\bor\b|\band\b/).flatMap((one) => one.trim().replace(/^the /, '') || []);
  const studied = places.map((place) => PLACES.get(place));
  const certain = /\d|\byears?\b/.test(words) ? {} : sure;
  if (studied.length > 0 && studied.every((place) => place))
    return { studied: studied.flatMap((place) => place ?? []), ...taught, ...certain };
  const isAlone = unknownWords(others.replace(OF_TAUGHT, ' ')).length === 0;
  return others !== words && isAlone ? { ...taught, ...certain } : {};
}

/** 'IELTS 6.5 / MOI' */
const OR_MEDIUM =
  /(?:\/|\bor\b)\s*(?:an? |the )?(?:moi|medium of instruction)\b(?: (?:letters?|certificates?|in english|english|ok|accepted))*(?=\s*(?:$|[.;,)]))/g;
/** 'IELTS 6.5, or a degree taught in English in the last three years' */
const OR_TAUGHT = pattern`(?:\/|,?\s*\bor\b)\s*(?:(?:completion|completed|evidence|proof|ha(?:ve|s|ving)|hold(?:ing|s)?|with|of|an?|the|your|their|if|recent|previous|recogni[sz]ed|undergraduate|bachelor\S*|first|master\S*|degrees?|studies|education|programme|qualification|was|were|been|that|which|is)\s+)+(?:${TAUGHT.source})(?:${IN_TIME.source})?(?=\s*(?:$|[.;,)]))`;
/** Behind it, from whom it must be. */
const OF_WHICH = /^\s*\((?![^()]*\b(?:ielts|toefl|pte|det)\b)[^()]*\)/;

/** Parts of a sentence that ask for nothing: optional, preferred, and what lets some people off. */
export function lifted(given: string, earlier = ''): Span[] {
  return partsLifted(given, earlier).map((span) =>
    span.asked?.about === 'waiver'
      ? { ...span, asked: { ...span.asked, ...reasonOf(given.slice(span.from, span.to)) } }
      : span,
  );
}

function partsLifted(given: string, earlier: string): Span[] {
  // 'The Graduate Record Examination (GRE) is not required.'
  const sentence = given.replace(/\((gre|gmat|ielts|toefl|pte|det)\)/g, ' $1 ');
  const spans: Span[] = [];
  const of = (what: 'graduate' | 'english', from = 0, to = sentence.length): Span => ({
    from,
    to,
    kind: 'none',
    asked: { about: 'waiver', of: what },
  });
  if (isReason(earlier, sentence)) return [{ from: 0, to: sentence.length, kind: 'none' }];
  const isOfEnglish = /\b(?:english|ielts|toefl|pte|duolingo)\b|\ue000/.test(sentence.split(/\bor\b|\//)[0] ?? '');
  for (const { index, 0: all } of isOfEnglish ? sentence.matchAll(OR_TAUGHT) : [])
    spans.push(of('english', index, index + all.length));
  for (const { index, 0: all } of sentence.matchAll(OR_MEDIUM)) spans.push(of('english', index, index + all.length));
  const without = /\b(?:must|but|unless)\b/.test(sentence) ? undefined : NEED_NONE.exec(sentence)?.[1];
  if (without) return [of(GRADUATE.test(without) ? 'graduate' : 'english')];
  const head = LEADS_TO_REASONS.exec(sentence)?.[1] ?? '';
  if (isOfWaiver(head)) {
    return [of(GRADUATE.test(head) ? 'graduate' : 'english')];
  }
  // 'Waived (degree taught in English)'
  const waived =
    /^\W*(?:english|ielts|toefl)[a-z ]*\b(?:waived|exempt(?:ed)?|not (?:required|needed)) ?\([^()\d]*\)/.exec(sentence);
  if (waived && speaksOfTaught(waived[0])) spans.push(of('english', 0, waived[0].length));
  for (const piece of cut(
    sentence,
    /[;,()|\ue000]|\b(?:but|however|although|though|while|otherwise|else)\b|\s-\s|\band\b(?=[^;,()]*\b(?:ielts|toefl|pte|pearson|duolingo|det|gre|gmat|interview|portfolio|work|experience|degree)\b)/g,
  )) {
    const text = sentence.slice(piece.from, piece.to);
    if (LIFT_ALONE.test(text)) {
      const start = Math.max(
        0,
        ...[...sentence.slice(0, piece.from - 1).matchAll(/[;,()]|\b(?:and|or)\b/g)].map(
          (match) => match.index + match[0].length,
        ),
      );
      spans.push({ from: start, to: piece.to, kind: 'none' });
      continue;
    }
    const waiver =
      /\b(?:fee|tuition|deposit|partial)s? (?:[a-z]+ )?waive/.test(text) || !UNDER_CONDITION.test(text)
        ? null
        : WAIVER.exec(text);
    if (MEDIUM.test(text) && !/\b(?:not|no|never|isn't|aren't|won't|cannot|can't|neither|nor)\b/.test(text))
      spans.push(of('english', piece.from, piece.to + (OF_WHICH.exec(sentence.slice(piece.to))?.[0].length ?? 0)));
    else if (NO_WAIVER.test(text)) spans.push({ ...piece, kind: 'none' });
    else if (
      waiver ||
      (NOT_NEEDED.test(text) && /\b(?:if|for|with|where|when|from)\b/.test(text.slice(NOT_NEEDED.exec(text)?.index)))
    ) {
      // 'IELTS 6.5, waived for …': what stands before the words of the waiver is asked of the others.
      const before = waiver ? text.slice(0, waiver.index) : '';
      const at = WHOSE.test(before) ? 0 : /\d/.test(before) ? (waiver?.index ?? 0) : 0;
      const from = startOfWaiver(sentence, piece.from + at);
      const isOfGraduate = isOfGraduates(earlier + sentence, {
        from: earlier.length + piece.from,
        to: earlier.length + piece.to,
      });
      spans.push(of(isOfGraduate ? 'graduate' : 'english', from, endOfWaiver(sentence, piece.to)));
    } else if (OPTIONAL.test(text) || NOT_NEEDED.test(text) || /\bwaived\s*$/.test(text.trim()))
      spans.push({ from: piece.from + ownStart(text), to: piece.from + ownLength(text), kind: 'none' });
  }
  return spans.filter(
    (span) => !spans.some((other) => other !== span && other.from <= span.from && other.to >= span.to),
  );
}

/** '60% and SAT optional': marks before an 'and' are asked all the same. */
function ownStart(text: string): number {
  const before = text.slice(0, OPTIONAL.exec(text)?.index);
  const joint = [...before.matchAll(/ and (?!above|over|higher|more|better)/g)].at(-1)?.index ?? 0;
  return joint > 0 && /\d ?%|\bgpa\b|\b2[:.][12]\b|\bclass\b/.test(text.slice(0, joint)) ? joint : 0;
}

/** 'Programming is helpful and algebra is assumed': what is lifted ends where another thing is said. */
function ownLength(text: string): number {
  for (const { index, 0: joint } of text.matchAll(/ and /g)) {
    const next = text.slice(index + joint.length);
    const isOwn = OPTIONAL.test(text.slice(0, index)) && !OPTIONAL.test(next);
    if (isOwn && /\b(?:is|are|must|needs?|should|requires?|required|expected|assumed)\b/.test(next)) return index;
  }
  return text.length;
}

/** Whom a waiver is for, with what they must have: 'applicants with ten years of work'. */
const WHOSE =
  /(?:^\s*|[;.,]\s*|\b(?:but|and|however|although) )(?:(?:all|any|some|those|other|most|strong|experienced|part-time|the) )*(?:applicants?|candidates?|students?|those|anyone|graduates?|holders?|managers?|professionals?|individuals)\b(?:(?!\b(?:ielts|toefl|pte|gre|gmat|must|required|need)\b)(?:[^;.]|\.(?=\S)))*$/;
/** Words that ask for something besides a waiver's reasons. */
const OF_OTHERS =
  /\b(?:must|required|requires?|needs?|ielts|toefl|pte|duolingo|interview|portfolio|otherwise|else|but)\b/;

/** Back to the people it is for, where they stand before a border: 'managers, or graduates with a PhD, are exempt'. */
function startOfWaiver(sentence: string, from: number): number {
  const whose = WHOSE.exec(sentence.slice(0, from));
  return whose ? whose.index + (/^[;.,]?\s*/.exec(whose[0])?.[0].length ?? 0) : from;
}

/** A waiver's reasons go on up to where something else begins. */
function endOfWaiver(sentence: string, from: number): number {
  const tail =
    /^\s*\([^()\d]*\)|^,? (?:or|and) (?:who|whose|those|with|if|from|for|applicants|native)\b[^;,()\d]*/.exec(
      sentence.slice(from),
    );
  const end = from + (tail?.[0].length ?? 0);
  const more = /^,? ?(?:\b(?:and|or|plus|with)\b|\d\d ?%)[^;.]*/.exec(sentence.slice(end))?.[0] ?? '';
  return OF_OTHERS.test(more) ? end : end + more.length;
}

function isOfGraduates(sentence: string, { from, to }: { from: number; to: number }): boolean {
  const own = sentence.slice(from, to);
  if (GRADUATE.test(own)) return true;
  if (/\b(?:ielts|toefl|pte|english|duolingo|language)\b/.test(own)) return false;
  const before = sentence.slice(0, from);
  const last = [...before.matchAll(/\b(?:gre|gmat|ielts|toefl|pte|duolingo|english)\b/g)].at(-1)?.[0];
  return last === 'gre' || last === 'gmat';
}

const PIECE = /[;()|\ue000]|(?<!\bscholarships?),(?! (?:and|or) )|\bbut\b/g;
/** What is said of a course or of its graduates; beside words that ask, it may be a demand. */
const MAY_ASK: readonly RegExp[] = [
  /\b(?:progress(?:ion|es)?|exit award|graduates? (?:may|can|go on|find|work)|leads? to)\b/,
  /\b(?:assessed (?:by|through|via)|assessment is|employed|employability|employment rate|of our graduates|of graduates|ranked|ranking|co-op|internships?|work placement|optional|available|accredited by|modules? (?:include|cover)|career|careers|alumni|students (?:enjoy|benefit)|continue into|may continue|can take our|can (?:take|join|enrol|benefit)|bridging|preparat(?:ory|ion))\b/,
  /\b(?:deadline|application fee|tuition fees?|deposit|intakes? (?:in|are)|rolling (?:basis|admissions?)|first[- ]come|apply (?:early|online|by|before|now)|applications? (?:are|is|open|close)|places are limited|class size|start dates?|campus|accommodation|placement (?:year )?is|lasts|taught (?:in|at|over)|duration)\b/,
];
const CONTACT =
  /\b(?:contact|e-?mail|phone|call us|visit|website|see our|click|for (?:more|further) (?:information|details)|please (?:note|check|refer|ask|write|get in touch)|enquir\w+|open day|admissions (?:office|team) (?:is|are|will|can|on|at)|(?:more|further) (?:information|details))\b|https?:|www\.|@/;
const TAKEN_ANYWAY =
  /^(?!.*\b(?:vary|varies|depends?|between|no|not|nil|none|zero|up to|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b)(?!.*\d).*\b(?:gaps?|back ?-?logs?)(?: years?)?(?: are| is|:)? (?:ok|fine|no problem|accepted|acceptable|allowed|considered)\b/;
/** What those who came in had: 'average GMAT 655'. */
const OF_ADMITTED = /\b(?:average|mean|median|typical) (?:gmat|gre)\b(?! (?:of )?at least)/;
const NOTHING_ASKED: readonly RegExp[] = [
  /\b(?:scholarships?|bursar(?:y|ies)|discounts?|fee waivers?|fee reduction|tuition waiver|stipend|financial aid|funding|award of)\b/,
  CONTACT,
  /\b(?:no|without|any|unlimited) (?:[a-z]+ )*(?:gaps?|back ?-?logs?|age)(?: years?)? (?:limits?|restrictions?|bar|cap|polic(?:y|ies)|issues?|criteria|rules?)\b|\b(?:gaps?|back ?-?logs?|age)(?: years?)? (?:is |are )?(?:(?:no|not) (?:bar|limit|restrict\w*|(?:an? )?issue|a problem|considered|counted)|welcome|accepted with (?:justification|reasons?|explanation))|\b(?:any|all|unlimited|no maximum) (?:number of |study |academic )*(?:gaps?|back ?-?logs?)\b|\bno (?:limit|restriction|cap|bar|maximum)s? (?:on|of|to|for) (?:[a-z]+ )*(?:gaps?|back ?-?logs?|age)/,
  TAKEN_ANYWAY,
  // 'No Duolingo', 'MOI not accepted'
  /^\W*(?:no (?:duolingo|det|toefl|pte|moi)|(?:duolingo|det|toefl|pte|moi|medium of instruction)(?: letters?| tests?| scores?)?(?: (?:is|are|will|be))* (?:not|isn't|aren't|no longer|won't) (?:be )?(?:accepted|considered|taken))\W*$/,
  /^[^\d]*:\s*(?:n\/?a|no (?:bar|limit|restrictions?|minimum|requirement)|not (?:applicable|required|mandatory|needed|specified)|any|open)\s*\.?$/,
  // 'Backlogs: nil' is a limit.
  /^(?!.*\b(?:gaps?|back ?-?logs?|arrears|attempts?|reappears?|failed|failures?|fails?)\b)[^\d]*:\s*(?:nil|none)\s*\.?$/,
  // 'No SAT/ACT'
  /^\W*no (?:sat|act|gre|gmat)(?: ?(?:\/|or|and) ?(?:sat|act|gre|gmat))*(?: (?:scores?|required|req\w*|req'?d|needed|necessary))*\W*$/,
  /^\W*(?:assumed knowledge|recommended (?:studies|subjects|knowledge|background))\s*:/,
  /\bfor students who (?:need|want|wish|plan|would like)\b/,
  /\bif you (?:wish|want|would like|plan) to (?:be considered|apply|compete) for (?:an? |the |our |any )?(?:[a-z]+ )?scholarships?\b/,
  /\?\s*$/,
  OF_ADMITTED,
  /\b(?:competitive|successful|admitted|typical) (?:applicants?|students?|candidates?)\b[^.;]*\b(?:typically|usually|generally|often|had|earn|earned)\b/,
  /\bno (?:interviews?|portfolio|audition)\b|\b(?:all|any) (?:academic )?(?:backgrounds?|disciplines?|streams?|subjects?|majors?)(?: are| is)? (?:accepted|considered|welcome|eligible|acceptable|can apply)|\bopen to (?:all|any|graduates (?:of|from) (?:all|any))\b/,
  /\bno (?:min(?:imum)?\.?|specific|particular|formal|fixed|set|additional|further|other) (?:[a-z]+ ){0,3}(?:requirements?|score|percentage|c?gpa|marks?|subjects?|background|experience)\b(?! (?:of |is |being )?(?:lower|less|below|under)\b)|\bno (?:prior|previous|work) (?:[a-z]+ )*(?:experience|knowledge|background)(?: (?:is )?(?:required|needed|necessary))?\b/,
  ...MAY_ASK,
];

/** Who is sent to the office lacks something that is asked; a limit that is lifted for some stands for the others. */
const ON_CONDITION =
  /\b(?:contact|e-?mail|call us|get in touch|enquir\w+|speak to)\b.*\b(?:if|unless|where|in case|whose)\b.*\b(?:not|no|without|other than|below|less|lower|under|lack|different|don't|doesn't|isn't|hasn't|haven't)\b|\bno\b.*\b(?:limit|restriction|bar|cap)s?\b.*\b(?:provided|subject to|as long as|only|for (?:[a-z]+ )*(?:with|who|having|whose))\b/;

/** Words that ask something of the reader: beside them only what `MAY_ASK` doesn't have asks nothing. */
const ASKS =
  /\b(?:must|proof|evidence|required?|requires|needs?|needed|have to|has to|mandatory|compulsory|essential|only|should|unless|if|not|without|gaps?|back ?-?logs?|cannot|can't|at least|minimum|hold(?:s|ing)?|possess\w*)\b/;
const OF_APPLYING = /\b(?:fees?|deposits?|deadlines?|apply|applications?|intakes?)\b/;
/** Who may come is asked of who comes: 'open to graduates of computing only'. */
const OF_WHOM =
  /\b(?:open|available|limited|restricted|reserved|accepted)\b.*\b(?:to|for|from)\b.*\b(?:only|who|with|from|of|already|hold\w*|without)\b/;
const OF_READER =
  /\b(?:applicants?|candidates?|students?|you|graduates?) (?:must|should|needs?|(?:have|are required) to)\b(?! (?:also )?(?:apply|ask|be aware|call|check|contact|e-?mail|note|phone|read|refer|see|visit|write)\b)/;
/** A limit is lifted under a condition: 'accepted only with work', 'all must be cleared'; a reason for it is a paper. */
const UNDER_ONE =
  /\b(?:only|if|provided|unless|once|when|must|should|needs?|cleared|explained|justified|with(?! (?:an? |some |proper |valid |relevant |genuine )*(?:justif|reason|explan))|for(?! (?:all|any)\b))\b/;

/** Whether words that speak of something else ask for something besides. */
function asksBesides(found: RegExp, text: string): boolean {
  if (ON_CONDITION.test(text)) return true;
  if (found === TAKEN_ANYWAY || /\b(?:any|all|unlimited) (?:[a-z]+ )*(?:gaps?|back ?-?logs?)\b/.test(text))
    return UNDER_ONE.test(text);
  if (found === CONTACT) return SELECTION.test(text) || OF_READER.test(text);
  if (!MAY_ASK.includes(found)) return false;
  // 'Or a degree taught in English'
  if (/^[\s,]*or\b/.test(text)) return true;
  const isOfMoney = /\b(?:fees?|deposits?)\b/.test(text);
  if (!isOfMoney && (SELECTION.test(text) || OF_WHOM.test(text))) return true;
  return ASKS.test(text) && !OF_APPLYING.test(text);
}

/** Parts of a sentence that say something else than what is asked: scholarships, contacts, what has no limit. */
export function nothingAsked(sentence: string): Span[] {
  return cut(sentence, PIECE).flatMap((piece): Span[] => {
    const text = sentence.slice(piece.from, piece.to);
    const found = NOTHING_ASKED.find((one) => one.test(text));
    if (!found) return [];
    if (asksBesides(found, text)) return [];
    const isAside =
      OF_ADMITTED.test(text) ||
      /\?\s*$|\b(?:competitive|successful|admitted|typical) (?:applic|stud|candid)|scholarship|bursar|discount|waiver|deposit|reduction|benefit from|coursework|assess|graduates|employ|continue into|progress/.test(
        text,
      );
    const isTest = /\b(?:ielts|toefl|pte|pearson|duolingo|gre|gmat)\b[^,;]*\d/.test(text);
    const isMark = /\d ?%|\bc?gpa\b.*\d|\d.*\bc?gpa\b/.test(text) && !isAside && !/backlog|back-log|gap/.test(text);
    return isTest && !isAside ? [] : isMark ? [] : [{ ...piece, kind: 'none' }];
  });
}
