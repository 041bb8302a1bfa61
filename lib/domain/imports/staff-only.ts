/**
 * What agencies write into their lists and no student may read: what the university pays them, whom they know there, and
 * what is marked so. Better too much is taken for it than too little: what is taken away from students stands in the
 * notes for staff, word for word.
 */

/** The bodies that are called so: 'Higher Education Commission'. */
const PUBLIC_BODY =
  /\b(?:grants?|education|university|universities|higher|tertiary|qualifications?|planning|european|royal|rights|law|service|health|nursing|electoral|fulbright|high|teaching|technical|technological|training|exchange)\s+commissions?\b|\bcommissions?\s+(?:for|on)\s+(?:university|universities|higher|tertiary|technical|education|graduates|academic)\b/gi;

const MARKED =
  /\bconfidential\b(?!\s+(?:references?|recommendations?|letters?|reports?|statements?|financial))|\binternal(?:ly)?\s+(?:use|only|notes?|remarks?|comments?|memos?|rates?|info(?:rmation)?)\b|\bfor\s+internal\b|\binternal\s*:|\b(?:staff|agents?|partners?|counsell?ors?|office|team|sub-?agents?)(?:['’]s?)?\s+(?:use\s+)?(?:only|eyes)\b|\b(?:do\s+not|don['’]?t|not\s+to\s+be|never)\s+(?:be\s+)?(?:shared?|disclosed?|circulated?|forward(?:ed)?|published?|tell)\b|\bnot\s+for\s+(?:students?|the\s+public|public|publication|circulation|distribution|clients?)\b/i;

const PAID =
  /\bcommission(?:s|able)?\b|\bcomm\.?\s*[:@=-]?\s*\d+(?:\.\d+)?\s*%|\b\d+(?:\.\d+)?\s*%\s*comm\b|\bincentives?\b(?!\s+(?:travel|tourism|events?))|\bbonus(?:es)?\b(?!\s+(?:points?|marks?|subjects?|atar|factors?|ranks?))|\bnet\s+(?:tuition|fees?|payable|remittance|amount|price|to\s+(?:us|uni\w*|college))\b|\b(?:our|agency|agents?|partners?)(?:['’]s?)?\s+(?:share|margin|cut|rate|mark-?up|profit|payout)\b|\brev(?:enue)?[\s-]?share\b|\bpay-?outs?\b|\bkick-?backs?\b|\breferral\s+fees?\b|\bprofit\s+margins?\b/i;

const CONTACT =
  /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}|(?:\+|\b00)\d[\d\s().-]{7,}\d|\b[6-9]\d{4}[\s-]?\d{5}\b|\b(?:tel|phone|mob|mobile|whats\s?app|ph)\b[^a-z\d]{0,4}\d[\d\s().-]{5,}\d|\b(?:partners?|agents?|agency|uni|university|college|regional|recruitment|account|relationship|territory|country)(?:['’]s?)?\s+(?:contacts?|managers?|reps?|representatives?|spoc|poc|rm)\b|\bcontact\s+person\b|\b(?:SPOC|POC|RM)\s*[:-]/i;

/** Anything that might be one of these: most texts hold nothing of the kind, and are asked this alone. */
const SUSPECT =
  /comm|incentiv|bonus|\bnet\b|confid|internal|only|share|discl|circul|forward|publi|tell|not\s+for|eyes|margin|\bcut\b|rate|mark-?up|profit|pay-?out|kick|referral|contact|manager|\brep|spoc|\bpoc\b|\brm\b|@|\d{4}/i;

/** In the name of a course 'Incentives' and 'Commission' are a subject, unless a figure stands beside them. */
const SUBJECT = /\b(?:commissions?|incentives?|bonus(?:es)?|net\s+\w+|pay-?outs?)\b/i;

function isStaffOnly(part: string, isName: boolean): boolean {
  const text = part.replace(PUBLIC_BODY, ' ');
  if (MARKED.test(text) || CONTACT.test(text)) return true;
  return PAID.test(text) && !(isName && SUBJECT.test(text) && !/\d/.test(text));
}

interface PartedText {
  /** What students may read. */
  open: string;
  /** What staff alone may, '' where there is nothing of the kind. */
  closed: string;
}

/**
 * Parts a text into what students may read and what is for staff alone. A text that is marked as confidential is so as a whole;
 * else a line from the sentence on that speaks of it, since figures often follow; a heading takes the lines below with it.
 * @param isName it names a course or a university
 */
export function partedText(text: string, isName = false): PartedText {
  if (!SUSPECT.test(text) || !isStaffOnly(text, isName)) return { open: text, closed: '' };
  if (!isName && MARKED.test(text)) return { open: '', closed: text };
  const open: string[] = [];
  const closed: string[] = [];
  let isBelow = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') isBelow = false;
    if (isBelow) {
      closed.push(line);
      continue;
    }
    const at = startOfClosed(line, isName);
    if (line.slice(0, at).trim() !== '') open.push(line.slice(0, at).replace(/[\s,;:|•([–—-]+$/, ''));
    const rest = line.slice(at).trim();
    if (rest !== '') closed.push(rest);
    isBelow = rest !== '' && (rest.endsWith(':') || !/\d/.test(rest));
  }
  return { open: open.join('\n').trim(), closed: closed.join('\n').replace(/^[\s,;:|•)\]–—-]+/, '') };
}

const BOUNDARY = /(?<=[.!?;|•])\s+|\s*[;|•]\s*|\s+[–—-]\s+|\s*(?=[([])|(?<=[)\]])\s*/g;
const NAME_BOUNDARY = /\s+[–—-]\s+|\s*[,;|•]\s*|\s*(?=[([])/g;

/** Where in a line what is for staff begins; its end where nothing does. */
function startOfClosed(line: string, isName: boolean): number {
  let start = 0;
  for (const match of line.matchAll(isName ? NAME_BOUNDARY : BOUNDARY)) {
    if (isStaffOnly(line.slice(start, match.index), isName)) return start;
    start = match.index + match[0].length;
  }
  if (isStaffOnly(line.slice(start), isName)) return start;
  return isStaffOnly(line, isName) ? 0 : line.length;
}

const HEADS = [
  /\b(?:commissions?|incentives?|confidential|payouts?|pay outs?|margin|markup|mark up|kickback|rev(?:enue)? share|referral fees?)\b|^comm(?: (?:rate|pct|percent|percentage))?$/,
  /\bbonus(?:es)?\b(?! (?:points?|marks?|subjects?|atar|factors?))/,
  /\bnet (?:tuition|fees?|payable|amount|price|cost|rate)\b|^net$/,
  /\binternal\b(?! (?:students?|delivery|modes?|assessments?|marks?|study))/,
  /\b(?:staff|agents?|partners?|counsell?ors?|office) (?:only|use|notes?|remarks?|comments?|rate|share)\b|\bnot for students?\b/,
  /\b(?:contact|spoc|poc|rm|kam)\b.*\b(?:person|name|e ?mail|mail|phone|mobile|number|no|details?)\b|\b(?:partner|agent|university|uni|college|institution|admissions?|representative|rep|manager|office)s? (?:contacts?|e ?mail|phone|mobile|whats ?app)\b/,
  /^(?:contacts?|spoc|poc|rm|kam|rep|representative|aggregator|channel partner|sub ?agents?|e ?mail(?: id| address)?|phone(?: no| number)?|mobile(?: no| number)?|whats ?app(?: no| number)?|tel|telephone)$/,
  /\b(?:relationship|regional|account|area|recruitment|country|territory|partner) manager\b/,
];

/** Whether a column's head, in the form of headerWords(), names what is for staff alone. */
export const isStaffOnlyHead = (words: string): boolean => HEADS.some((head) => head.test(words));

/** Whether a column's head, in the form of headerWords(), says that it counts the rows. */
export const isRunningNumberHead = (words: string): boolean =>
  /^(?:(?:s|sr|sl|si|ser|serial) ?(?:no|nos|num|number)|sr|sl|serial|no|nos|num|number|index|row|row (?:no|number|id)|line no)$/.test(
    words,
  );
