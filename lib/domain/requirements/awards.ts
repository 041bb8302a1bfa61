/** What texts about admission call the studies that a course builds on, in lower case, as parts of patterns. */

const BACHELOR =
  "bachelor(?:'?s?'?)(?: \\(?hon(?:our)?s\\.?\\)?)?(?: degrees?)?|baccalaureate degree|undergraduate (?:degree|qualification|studies|major)|under ?graduate degree|(?:an? )?hon(?:ou)?rs degree|first degree|university degree|ug degree|three-year degree|four-year degree|3-year degree|4-year degree|graduation|degrees?\\b|b\\.?sc\\b\\.?|b\\.?com\\b\\.?|b\\.?tech\\b\\.?|b\\.?eng\\b\\.?|bba\\b|ba\\b";
const MASTER =
  "master(?:'?s?'?)(?: degrees?)?|post-?graduate degree|pg degree|m\\.?sc\\b\\.?|mphil\\b|m\\.?tech\\b\\.?";
const DOCTOR = 'doctoral degree|doctorate|ph\\.?d\\.?\\b';
const DIPLOMA =
  "(?:two- or three-year|two or three-year|two- or three year|two- to three-year|three-year|two-year|3-year|2-year|three year|two year|3 year|2 year|advanced|college|polytechnic|higher national|ontario college|post-secondary|national|recognised|recognized) (?:college |polytechnic |advanced )?diplomas?|higher national diploma|hnd\\b|associate(?:'?s)? degree|foundation degree|college diploma|diplomas?\\b";
const SCHOOL =
  '(?:(?:all )?indian? )?(?:senior )?school certificates?(?: examination)?|senior secondary(?: school)?(?: certificate| examination| education)?|higher secondary(?: school)?(?: certificate| education)?|upper secondary(?: school)?|secondary (?:school|education)(?: diploma| certificate| leaving certificate)?|high school(?: diploma| certificate| graduation| graduate)?|(?:completed? |completion of )?school(?:ing)?\\b(?: leaving certificate| certificate)?|(?:grade|class|year|standard|std\\.?) ?(?:12|xii|twelve)(?:th)?|12th(?: grade| standard| class| std)?|twelfth grade|class xii|xii\\b(?: standard)?|10 ?\\+ ?2|plus two|\\+2|hssc?\\b|hsc\\b|a[- ]levels?|year 12|intermediate(?: \\(12th\\))?|waec\\b|wassce\\b|neco\\b|isc\\b|cbse\\b|icse\\b';

export const AWARDS_IN_TEXTS = { master: MASTER, doctor: DOCTOR, diploma: DIPLOMA, bachelor: BACHELOR, school: SCHOOL };
export type AwardKind = keyof typeof AWARDS_IN_TEXTS;
