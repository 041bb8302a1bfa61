import {
  AFTER_SCHOOL,
  ASSOCIATE,
  CERTIFICATE,
  FOUNDATION,
  PG,
  topic,
  UG,
  UG_CERTIFICATE,
  UG_DIPLOMA,
  type UnseenTopic,
} from './topic';

const COMPUTING = 'computing and it';
const BUSINESS = 'business and management';

/** Typed as students, parents and agents of India, Nepal, Nigeria, Vietnam and the Philippines type. Free to look at. */
export const OPEN_BEYOND: readonly UnseenTopic[] = [
  // Nepal
  topic(
    'nepal bata bachelor in IT australia',
    'information technology',
    { level: UG, country: ['Australia'] },
    COMPUTING,
  ),
  topic('BIT australia kam fee', 'information technology', { level: UG, country: ['Australia'] }, COMPUTING, ['sort']),
  topic('plus two science completed, nursing in uk', 'nursing', { level: AFTER_SCHOOL, country: ['UK'] }, '/ nursing'),
  topic(
    'social work masters sydney or melbourne',
    'social work',
    { level: PG, city: 'sydney|melbourne' },
    '/ social work',
  ),
  topic(
    'hotel management padhna new zealand kati paisa lagcha',
    'hotel management|hospitality',
    { country: ['New Zealand'] },
    '/ hotel management',
  ),
  topic(
    '+2 paxi canada diploma in civil',
    'civil',
    { level: [...UG_DIPLOMA], country: ['Canada'] },
    '/ civil engineering',
  ),
  topic('CDU bachelor of nursing darwin', 'nursing', { university: 'charles darwin', level: UG }, '.'),
  topic('forestry bsc canada', 'forestry', { level: UG, country: ['Canada'] }, 'forestry and fisheries'),
  topic(
    'master in public helth usa without gre',
    'public health',
    { level: PG, country: ['USA'], noGre: true },
    '/ public health',
  ),
  // Nigeria
  topic(
    'Msc petroleum engineering Aberdeen',
    'petroleum engineering',
    { level: PG, city: 'aberdeen' },
    'chemical engineering',
  ),
  topic(
    'how can i study law in the united kingdom from nigeria with waec',
    'law',
    { level: AFTER_SCHOOL, country: ['UK'] },
    '/ law',
  ),
  topic(
    'cheap tuition public health msc uk below 14000 pounds',
    'public health',
    { level: PG, country: ['UK'], fee: [14_000, 'GBP'] },
    '/ public health',
    ['sort'],
  ),
  topic('second class lower masters in oil and gas', 'petroleum|oil|gas', { level: PG }, 'chemical engineering'),
  topic('LLM international law canada no ielts for nigerians', 'law', { level: PG, country: ['Canada'] }, '/ law', [
    'noScore',
  ]),
  topic('HND to BSc top up computing UK', 'comput', { level: UG, country: ['UK'] }, COMPUTING),
  topic('I want to study pharmacy in canada', 'pharm', { country: ['Canada'] }, 'pharmacy'),
  topic(
    'Msc. Finance & Investment, Manchester or Leeds',
    'finance|financial',
    { level: PG, city: 'manchester|leeds' },
    'accounting and finance',
  ),
  topic(
    'phd or masters in microbiology usa fully funded scholarship',
    'microbiology',
    { level: PG, country: ['USA'] },
    '/ biology',
  ),
  topic('agric economics masters', 'agribusiness|agricultur', { level: PG }, '/ agriculture|/ economics'),
  topic('master of theology', 'religious studies', { level: PG }, 'philosophy and religion'),
  // Vietnam
  topic('du hoc uc nganh logistics', 'logistics', { country: ['Australia'] }, 'supply chain'),
  topic('học thạc sĩ marketing ở singapore', 'marketing', { level: PG, country: ['Singapore'] }, '/ marketing'),
  topic(
    'cử nhân thiết kế đồ họa, Melbourne',
    'graphic design',
    { level: UG, city: 'melbourne' },
    'graphic and communication',
  ),
  topic(
    'bachelor finance sing, ielts 6.0',
    'finance|financial',
    { level: UG, country: ['Singapore'], ielts: 6 },
    'accounting and finance',
  ),
  topic('ntu master', '.', { university: 'nanyang technological', level: PG }),
  topic(
    'foundation year in uk for business',
    'business|management|marketing',
    { level: FOUNDATION, country: ['UK'] },
    BUSINESS,
  ),
  topic(
    'học phí dưới 30000 AUD ngành IT',
    'information technology',
    { fee: [30_000, 'AUD'], country: ['Australia'] },
    COMPUTING,
    [],
  ),
  topic('tesol mst uk', 'tesol', { country: ['UK'], level: PG }, '/ tesol'),
  // Philippines
  topic(
    'caregiver course canada',
    'health care|community health|child and youth care',
    { country: ['Canada'] },
    '/ health|social work',
  ),
  topic('gusto ko mag aral ng culinary sa new zealand', 'culinary', { country: ['New Zealand'] }, '/ culinary'),
  topic('rn to msn usa nursing', 'nursing', { level: PG, country: ['USA'] }, '/ nursing'),
  topic(
    'cert 4 in something health australia',
    'certificate iv.*health|certificate iv',
    { level: UG_CERTIFICATE, country: ['Australia'] },
    '/ health',
  ),
  topic(
    'special education masters canada, hindi sa toronto',
    'special education',
    { level: PG, country: ['Canada'], notCity: 'toronto' },
    'special and inclusive',
  ),
  topic(
    'associate degree business california',
    'business|management|marketing',
    { level: ASSOCIATE, country: ['USA'] },
    BUSINESS,
  ),
  topic('aviation short course', 'aviation|airline|airport', { level: CERTIFICATE }, 'aviation management', [
    'maxMonths',
  ]),
];
