import { AFTER_SCHOOL, ANY_PG, DIPLOMA, PG, PGD, topic, UG, type UnseenTopic } from './topic';

const COMPUTING = 'computing and it';
const BUSINESS = 'business and management';

/** Held back while the reader is written, and run only with HELD_TOPICS=1: once they are looked at, they are no measure any more. */
export const HELD_INDIA: readonly UnseenTopic[] = [
  // India: students
  topic('msc ds uk sept 26', 'data science', { level: PG, country: ['UK'], intake: ['Sep'] }, '/ data science'),
  topic(
    'pursuing btech civil, masters in structural eng, australia july',
    'structural engineering',
    { level: PG, country: ['Australia'], intake: ['Jul'] },
    '/ civil engineering',
  ),
  topic('genrative ai masters', 'artificial intelligence', { level: PG }, '/ artificial intelligence'),
  topic(
    'MS IN MECH ENGG USA BUDGET 30 LAKHS',
    'mechanical engineering',
    { level: PG, country: ['USA'], fee: [3_000_000, 'INR'] },
    '/ mechanical',
  ),
  topic('after ba psychology what in canada', 'psychology', { level: ANY_PG, country: ['Canada'] }, '/ psychology', [
    'level',
  ]),
  topic('b.sc biotech wale ke liye masters in uk', 'biotechnology', { level: PG, country: ['UK'] }, '/ biotechnology'),
  topic('humancomputer interaction degree', 'human-computer interaction', {}, '/ computer science', ['level']),
  topic(
    'envirnmental enginering newzeland',
    'environment',
    { country: ['New Zealand'] },
    '/ environmental science|/ civil|/ engineering',
  ),
  topic(
    'usa ms business analytics stem no gmat no gre',
    'business analytics',
    { level: PG, country: ['USA'], noGre: true, noGmat: true },
    '/ business analytics',
  ),
  topic(
    'game designing college canada toronto',
    'game',
    { country: ['Canada'], city: 'toronto' },
    'animation and games|games development',
  ),
  topic(
    'canada pg diploma hospital management',
    'health services management|health care',
    { level: PGD, country: ['Canada'] },
    '/ health management',
  ),
  topic('uiuc mcs', 'computer s', { university: 'urbana-champaign', level: PG }, '.'),
  topic('cmu ai', 'artificial intelligence|machine learning', { university: 'carnegie mellon' }, '.'),
  topic('unsw engineering bachelors', 'engineering', { university: 'new south wales', level: UG }, '/ engineering'),
  topic('lse economics', 'economics', { university: 'london school of economics' }, '.'),
  topic('kcl nursing masters', 'nursing', { university: "king's college london", level: PG }, '.'),
  topic(
    'food tech msc new zealand or australia',
    'food technology',
    { level: PG, country: ['New Zealand', 'Australia'] },
    '/ food science',
  ),
  topic('film making course los angeles', 'film', { city: 'los angeles|california' }, 'film and television'),
  topic(
    'Is MBA possible in Singapore with 3 years work experience',
    'business administration',
    { level: PG, country: ['Singapore'] },
    BUSINESS,
  ),
  topic(
    'chartered accountant wanting masters in finance london, jan',
    'finance|financial',
    { level: PG, city: 'london', intake: ['Jan'] },
    'accounting and finance',
  ),
  topic(
    'sports management kind of course usa undergrad',
    'sport',
    { level: UG, country: ['USA'] },
    '/ sport and exercise',
  ),
  topic(
    'pcb students courses abroad except mbbs',
    'biology|nursing|pharm|biotech|medical|physio|nutrition',
    { level: AFTER_SCHOOL },
    '/ health|/ science',
  ),
  topic('urban planing masters melbrn', 'urban', { level: PG, city: 'melbourne' }, '/ urban planning'),
  topic('photography diploma', 'photography', { level: DIPLOMA }, '/ fine arts'),
  topic(
    'cloud computng grad certificate canada winter intake',
    'cloud computing',
    { level: PGD, country: ['Canada'], intake: ['Jan'] },
    '/ information technology',
  ),
  // India: parents
  topic(
    'degree in aeronautics for my son, he has 88 percent in 12th, USA',
    'aeronautical|aerospace',
    { level: UG, country: ['USA'] },
    '/ aerospace',
    [],
  ),
  topic(
    'fees for hotel management in singapore in rupees',
    'hotel management|hospitality',
    { country: ['Singapore'] },
    '/ hotel management',
  ),
  topic(
    'government university only for B Tech in Australia total budget 60 lakh',
    'engineering|information technology',
    { level: UG, country: ['Australia'] },
    '/ engineering',
    ['maxFee'],
  ),
  topic('LAW COLLEGE UK FOR INDIAN STUDENTS AFTER 12TH', 'law', { level: AFTER_SCHOOL, country: ['UK'] }, '/ law'),
  topic(
    'not too cold city in canada for data analyst course',
    'data analytics|data science',
    { country: ['Canada'] },
    '/ data science',
  ),
  // India: agents
  topic(
    'mba hr uk may 2027, 14k gbp',
    'human resource|business administration',
    { level: PG, country: ['UK'], intake: ['May'], fee: [14_000, 'GBP'] },
    BUSINESS,
  ),
  topic(
    'PGDM equivalent canada 1yr',
    'management|business',
    { level: PGD, country: ['Canada'], mostMonths: 12 },
    BUSINESS,
  ),
  topic(
    'msc cybersec, 6.0 no band less than 5.5, uk, sep',
    'cyber security',
    { level: PG, country: ['UK'], intake: ['Sep'], ielts: 6 },
    '/ cyber security',
  ),
  topic(
    'automobile engg diploma ontario colleges',
    'automotive',
    { level: DIPLOMA, country: ['Canada'] },
    '/ mechanical',
  ),
  topic('aus nov intake any course pg', '.', { level: ANY_PG, country: ['Australia'], intake: ['Nov'] }),
  topic('study gap 8 yrs masters of education NZ', 'education', { level: PG, country: ['New Zealand'] }, '/ education'),
  topic('agri business pgdip lincoln uni', 'agribusiness', { level: PGD, university: 'lincoln' }, '/ agriculture'),
  topic(
    'bsc comp sci london under £20k',
    'computer science',
    { level: UG, city: 'london', fee: [20_000, 'GBP'] },
    COMPUTING,
  ),
  topic(
    'ms info systems usa spring toefl 80',
    'information systems',
    { level: PG, country: ['USA'], intake: ['Jan'], toefl: 80 },
    '/ information systems',
  ),
  topic(
    'ug business, aud 32k max, perth',
    'business|management|commerce|marketing',
    { level: UG, city: 'perth', fee: [32_000, 'AUD'] },
    BUSINESS,
  ),
];
