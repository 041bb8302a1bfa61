import type { Case } from './case';

const PG = 'Post Graduate';
const UG = 'Under Graduate';

/** Whose word was kept, and whose small words say nothing: kinds that a stranger's 160 queries showed. */
export const MEANT: readonly Case[] = [
  // A bare 'degree' is a bachelor or a master, bachelors first.
  ['journalism degree', { name: /journalism/, level: UG, filters: { level: [UG, PG] } }],
  [
    'degree or diploma in nursing canada',
    { filters: { level: ['Under Graduate Diploma', 'Post Graduate Diploma', UG] } },
  ],
  ['tourism degree for 12 pass australia', { name: /tour/, filters: { level: [UG] } }],
  ['cookery course australia not a degree', { notLevel: /^(Under|Post) Graduate$/ }],
  // What many subjects are called besides is no subject alone.
  ['quantum widget engineering masters perth', { name: /nano|physic|material|engineering/ }],
  ['supply chain mgmt singapore', { name: /supply chain|logistic/ }],
  ['civil engg masters perth', { name: /civil/ }],
  // Awards and short forms that no course is called by lead to their field.
  ['dba uk', { name: /business|management|\bmba\b/, country: 'UK', level: PG }],
  ['jd usa', { name: /law/, country: 'USA', level: PG }],
  ['cpa canada', { name: /account/, country: 'Canada' }],
  ['hse masters', { name: /occupational health|health and safety/, level: PG }],
  ['engenharia ambiental australia', { name: /environment|water|climate/, country: 'Australia' }],
  ['monitoring and evaluation masters', { name: /develop|polic|social/, level: PG }],
  ['computer engineering masters usa', { name: /electr|comput/, country: 'USA', level: PG }],
  // Spanish.
  ['quiero estudiar enfermeria en canada', { name: /nursing/, country: 'Canada' }],
  ['maestria en ciencia de datos en australia sin ielts', { name: /data/, filters: { without: ['ielts'] }, level: PG }],
  // Behind the word: what is excluded.
  ['australia ma hospitality diploma sydney bahek', { country: 'Australia', notCity: /sydney/i, no: ['city'] }],
  ['canada pg diploma mechanical no maths heavy course', { name: /mechanic/, country: 'Canada', no: ['maxMonths'] }],
  // Who asks.
  ['pcl nursing done, bachelor of nursing australia', { name: /nursing/, level: UG, no: ['university'] }],
  ['bachelor food technology gpa 7.2, look master of food science canada', { name: /food/, level: PG }],
  ['petroleum engineering after diploma', { name: /petroleum/, level: UG }],
  ['want to study IT in sydney, is maths needed', { name: /information|comput|network/, aside: ['is maths needed'] }],
  ['cannot afford pilot school, is there aviation management in canada', { name: /aviation/, country: 'Canada' }],
  ['student visa rejected twice for canada now want uk masters in it', { country: 'UK', level: PG }],
  ['study visa australia rejected what to do', { country: 'Australia' }],
  ['masters in animal science in new zealand, prefer lincoln', { name: /animal|veterinar|equine/, level: PG }],
  // What isn't about a course.
  ['how much bank balance needed for australia student visa', { country: 'Australia', aside: ['bank balance'] }],
  ['postdoc chemistry usa', { name: /chemi/, country: 'USA', aside: ['postdoc'] }],
  ['nursing bachelors that takes not more than 3 years uk', { name: /nursing/, filters: { maxMonths: 36 } }],
  ['commercial pilot licence newzealand', { name: /aviation|flight|airport/, no: ['level'] }],
  ['foundation or diploma of design in melbourne or singapore', { filters: { city: 'melbourne or singapore' } }],
  ['master of education special needs uk', { name: /special|inclusive/, country: 'UK' }],
  // Of work that is learnt for by a certificate these come first.
  ['automotive mechanic canada', { levels: /^Under Graduate (Certificate|Diploma)$/, country: 'Canada' }],
  ['graphic designing singapore', { name: /graphic/ }],
  // A category decides among courses of the same word.
  ['nurse new zealand', { name: /nursing/, notName: /veterinary/ }],
  // A word of two of which the second is unknown, a time or a slip of a city's name is no subject.
  ['land of kiwis tourism diploma', { name: /tourism/, country: 'New Zealand' }],
  ['how many years is bachelor of nursing in canada', { name: /nursing/, country: 'Canada', level: UG }],
  ['cyber security masters usa, 1.5 to 2 years', { name: /cyber/, filters: { maxMonths: 24, level: [PG] } }],
  ['courses in vancouver island', { filters: { city: 'vancouver island', country: 'Canada' } }],
  // What is studied is had, what is to become is wanted.
  ['masters public health uk i studied biology', { name: /public health/, aside: ['biology'] }],
  ['where can i study biology in uk', { name: /biolog/, country: 'UK' }],
  ['msc finance uk no ielts yet', { name: /financ/, no: ['without'], aside: ['no ielts yet'] }],
  ['law degree uk after london a/l', { name: /law/, country: 'UK', no: ['city'] }],
  ['i want to become registered nurse in australia', { name: /nurs/, country: 'Australia' }],
  ['upgrade diploma nursing to degree uk', { name: /nursing/, filters: { level: [UG] }, aside: ['diploma'] }],
  // What is unwanted is no wish.
  ['nursing usa not california too expensive', { name: /nurs/, filters: { sort: 'fee', notWords: ['california'] } }],
  ['nursing canada not too cold place', { name: /nursing/, country: 'Canada', no: ['notWords'] }],
  ['masters in finance any country but fee less than 40000 dollars', { name: /financ/, no: ['notWords'] }],
  ['confused between msc biotechnology, genetics and finance uk', { name: /biotech|genetic|financ/ }],
  ['m arch usa', { name: /architecture/, level: PG, country: 'USA' }],
  [
    'mbbs doctor, dont want clinical side, public health masters',
    { name: /public health/, filters: { notWords: ['clinical'] } },
  ],
  // One state of Australia, one city of Canada; the country decides.
  ['nursing victoria australia', { country: 'Australia', filters: { city: 'victoria', country: 'Australia' } }],
  ['nursing victoria', { filters: { city: 'victoria' }, no: ['country'] }],
];
