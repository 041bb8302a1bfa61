/** What texts about admission call the studies that a course builds on, in lower case, as parts of patterns. */

const BACHELOR = String.raw`bachelor(?:'?s?'?)(?: \(?hon(?:our)?s\.?\)?)?(?: degrees?)?|baccalaureate degree|undergraduate (?:degree|qualification|studies|major)|under ?graduate degree|(?:an? )?hon(?:ou)?rs degree|first degree|university degree|ug degree|graduates?(?! (?:of|from) (?:an? )?(?:high|secondary|senior|upper|grade|year|class))(?= (?:with|having|in|of|from)\b| ?\ue000)|(?:three|four|3|4)[- ]years? degree|(?:three|3)[- ]years? (?:full-time )?(?:bachelor'?s?'?|undergraduate)(?: degree)?|graduation(?! from (?:an? )?(?:high|secondary|senior|upper|grade|year|class))|degrees?\b|b\.?sc\b\.?|b\.?eng\b\.?|b\.?a\b\.?`;
const MASTER = String.raw`master(?:'?s?'?)(?: degrees?)?|post-?graduate degree|pg degree|m\.?sc\b\.?|mphil\b|m\.?tech\b\.?`;
const DOCTOR = 'doctoral degree|doctorate|ph\\.?d\\.?\\b';
const DIPLOMA = String.raw`(?:two- or three-year|two or three-year|two- or three year|two- to three-year|three-year|two-year|3-year|2-year|three year|two year|3 year|2 year|advanced|college|polytechnic|higher national|ontario college|post-secondary|national|recognised|recognized) (?:college |polytechnic |advanced )?diplomas?|higher national diploma|hnd\b|associate(?:'?s)? degree|foundation degree|college diploma|diplomas?\b|10 ?\+ ?3(?: diplomas?)?(?!\d)`;
const SCHOOL = String.raw`(?:(?:all )?indian? )?(?:senior )?school certificates?(?: examination)?|senior secondary(?: school)?(?: certificate| examination| education)?|higher secondary(?: school)?(?: certificate| education)?|upper secondary(?: school)?|secondary (?:school|education)(?: diploma| certificate| leaving certificate)?|high school(?: diploma| certificate| graduation| graduate)?|(?:completed? |completion of )?school(?:ing)?\b(?: leaving certificate| certificate)?|(?:grade|class|year|standard|std\.?) ?(?:12|xii|twelve)(?:th)?|(?:year|grade) 13|(?:final|last) (?:school year|year of (?:high |secondary )?school)|12th(?: grade| standard| class| std)?|twelfth grade|class xii|xii\b(?: standard)?|10 ?\+ ?2|plus two|\+2|hssc?\b|hsc\b|a[- ]levels?|year 12|intermediate(?: \(12th\))?|waec\b|neb\b|hseb\b|wassce\b|neco\b|isc\b|cbse\b|icse\b`;

/** First degrees whose name says what was studied, as verdicts call them. */
const NAMED: readonly (readonly [name: string, source: string])[] = [
  ['B.Tech', 'b\\.? ?tech\\b\\.?|b\\.e\\b\\.?|(?<=\\/ ?)be\\b|be(?= ?\\/ ?b\\.? ?tech)'],
  ['BCA', 'b\\.?c\\.?a\\b\\.?'],
  ['MCA', 'm\\.?c\\.?a\\b\\.?'],
  ['B.Com', 'b\\.? ?com\\b\\.?'],
  ['BBA', 'b\\.?b\\.?a\\b\\.?'],
  ['BBM', 'b\\.?b\\.?m\\b\\.?'],
  ['BMS', 'b\\.?m\\.?s\\b\\.?'],
  ['MBBS', 'mbbs\\b'],
  ['BDS', 'b\\.?d\\.?s\\b\\.?'],
  ['BAMS', 'bams\\b'],
  ['BHMS', 'bhms\\b'],
  ['BPT', 'bpt\\b'],
  ['B.Pharm', 'b\\.? ?pharm(?:acy|a)?\\b\\.?|pharm\\.? ?d\\b\\.?'],
  ['LLB', 'll\\.?b\\b\\.?'],
  ['B.Arch', 'b\\.? ?arch\\b\\.?'],
  ['Nursing', 'b\\.? ?sc\\.? ?\\(?nursing\\b\\)?'],
  ['Information Technology', 'b\\.? ?sc\\.? ?\\(?(?:it|csit|i\\.t\\.)\\b\\)?'],
  ['B.Ed', 'b\\.?ed\\b\\.?'],
  ['BHM', 'b\\.?h\\.?m\\b(?:ct)?\\.?'],
];
const ONE_NAMED = NAMED.map(([name, source]) => [name, new RegExp(`(?<![a-z.])(?:${source})(?![a-z])`)] as const);
/** The degree that words name; undefined for degrees of any field. */
export const namedDegree = (words: string): string | undefined => ONE_NAMED.find(([, one]) => one.test(words))?.[0];

export const AWARDS_IN_TEXTS = {
  master: MASTER,
  doctor: DOCTOR,
  diploma: DIPLOMA,
  named: `(?:${NAMED.map(([, source]) => source).join('|')})(?: ?\\(hons\\.?\\))?(?: (?:degree )?(?:graduates?|holders?)\\b)?`,
  bachelor: BACHELOR,
  school: SCHOOL,
};
export type AwardKind = keyof typeof AWARDS_IN_TEXTS;
