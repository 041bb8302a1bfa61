import { AFTER_SCHOOL, ANY_PG, DIPLOMA, PG, PGD, topic, UG, type UnseenTopic } from './topic';

const COMPUTING = 'computing and it';
const BUSINESS = 'business and management';

/** Typed as students, parents and agents of India, Nepal, Nigeria, Vietnam and the Philippines type. Free to look at. */
export const OPEN_INDIA: readonly UnseenTopic[] = [
  // India: students
  topic('ms in cs usa fall 2027', 'computer s', { level: PG, country: ['USA'], intake: ['Aug', 'Sep'] }, COMPUTING),
  topic(
    'mtech vlsi kind of course in canada',
    'electronic|embedded',
    { level: PG, country: ['Canada'] },
    'electrical and electronic',
  ),
  topic(
    'i have done bca want to do masters in cyber securty uk',
    'cyber security',
    { level: PG, country: ['UK'] },
    '/ cyber security',
  ),
  topic(
    'MBA IN CANADA WITHOUT GMAT',
    'business administration',
    { level: PG, country: ['Canada'], noGmat: true },
    BUSINESS,
  ),
  topic('bcom ke baad kya kare australia', 'accounting|finance', { level: ANY_PG, country: ['Australia'] }, BUSINESS),
  topic(
    '12th pcm engineering mechanical newzealand',
    'mechanical engineering',
    { level: AFTER_SCHOOL, country: ['New Zealand'] },
    '/ engineering',
  ),
  topic(
    'data sceince msc uk under 18 lakh',
    'data science',
    { level: PG, country: ['UK'], fee: [1_800_000, 'INR'] },
    '/ data science',
  ),
  topic('course for nurse in australia after bsc nursing', 'nursing', { level: ANY_PG, country: ['Australia'] }),
  topic(
    'mechatronic engg masters, september, uk',
    'mechatronics',
    { level: PG, country: ['UK'], intake: ['Sep'] },
    'robotics and mechatronics',
  ),
  topic(
    'hotel mgmt diploma canada may intake',
    'hotel management|hospitality management',
    { level: [...DIPLOMA], country: ['Canada'], intake: ['May'] },
    '/ hotel management',
  ),
  topic(
    'pg diploma in project mgmt not in toronto',
    'project management',
    { level: PGD, notCity: 'toronto' },
    BUSINESS,
    ['level'],
  ),
  topic('Fashion designing course london', 'fashion design', { city: 'london' }, 'fashion and textiles'),
  topic('bsc agri honours new zealand', 'agricultur', { level: UG, country: ['New Zealand'] }, '/ agriculture'),
  topic(
    'mass comm and journalism colleges in sydney',
    'journalism|communication',
    { city: 'sydney' },
    'media and communication',
  ),
  topic(
    'Interior designing 1 year course uk',
    'interior design',
    { country: ['UK'], mostMonths: 12 },
    'interior and product',
  ),
  topic(
    'biotech masters australia ielts 6.5',
    'biotechnology',
    { level: PG, country: ['Australia'], ielts: 6.5 },
    '/ biotechnology',
  ),
  topic(
    'ai ml course usa',
    'artificial intelligence|machine learning',
    { country: ['USA'] },
    'artificial intelligence',
  ),
  topic('pharma d ya m pharm usa mein', 'pharm', { country: ['USA'], level: ANY_PG }, 'pharmacy'),
  topic(
    'msc psychology uk conversion course for non psychology background',
    'psychology',
    { level: PG, country: ['UK'] },
    '/ psychology',
  ),
  topic('supply chain mba?', 'supply chain', { level: PG }, 'supply chain and operations|business administration'),
  topic('uoft computer science', 'computer science', { university: 'university of toronto' }, '.'),
  topic('ubc mba fees', 'business administration', { university: 'university of british columbia', level: PG }, '.'),
  topic('asu ms', '.', { university: 'arizona state', level: PG }),
  topic(
    'best universities for finance in us except new york',
    'finance|financial',
    { country: ['USA'], notCity: 'new york' },
    'accounting and finance',
  ),
  topic(
    'clg in vancouver for early childhood',
    'early childhood',
    { city: 'vancouver' },
    'early childhood|/ education',
  ),
  // India: parents
  topic(
    'which is good course for my son, he finished 12 with commerce and we have 15 lakh per year',
    'accounting|finance|business|commerce|management',
    { level: AFTER_SCHOOL, fee: [1_500_000, 'INR'] },
    BUSINESS,
  ),
  topic(
    'My daughter wants to become a doctor in Australia',
    'medical|medicine',
    { country: ['Australia'] },
    '/ medical science|/ health',
  ),
  topic('safe city for girl student masters public health', 'public health', { level: PG }, '/ public health'),
  topic(
    'architecture degree fees less than 25 lacs',
    'architecture',
    { level: UG, fee: [2_500_000, 'INR'] },
    '/ architecture',
  ),
  topic(
    'NURSING COLLEGES IN NEW ZEALAND, AUCKLAND OR WELLINGTON',
    'nursing',
    { country: ['New Zealand'], city: 'auckland|wellington' },
    '/ nursing',
  ),
  // India: agents
  topic(
    'SEP 27 INTAKE | PG CERT | HR | CANADA',
    'human resource',
    { level: PGD, country: ['Canada'], intake: ['Sep'] },
    'human resources',
  ),
  topic(
    'uk jan intake msc international business pte 58',
    'international business',
    { level: PG, country: ['UK'], intake: ['Jan'], pte: 58 },
    '/ international business',
  ),
  topic('logistics courses ontario gap 5 years accepted', 'logistics', { country: ['Canada'] }, 'supply chain'),
  topic('diploma 2 yrs canada cad 16000', '.', {
    level: DIPLOMA,
    country: ['Canada'],
    mostMonths: 24,
    fee: [16_000, 'CAD'],
  }),
  topic('grad cert acc melb', 'accounting', { level: PGD, city: 'melbourne' }, 'accounting and finance'),
  topic(
    'any uni accepting 10 backlogs for ms mechanical usa',
    'mechanical',
    { level: PG, country: ['USA'] },
    '/ mechanical',
  ),
  topic(
    'Student profile: BBA 62%, IELTS 6, looking for MBA/ MSc Mgmt UK Jan 2027',
    'management|business',
    { level: PG, country: ['UK'], intake: ['Jan'], ielts: 6 },
    BUSINESS,
  ),
  topic(
    'civil engg australia feb, no gold coast',
    'civil engineering',
    { country: ['Australia'], intake: ['Feb'], notCity: 'gold coast' },
    '/ civil engineering',
  ),
  topic('top up degree business uk 1 yr', 'business', { country: ['UK'], level: UG }, BUSINESS, ['mostMonths']),
  topic(
    'duolingo accepted masters in data analytics usa 110',
    'data analytics',
    { level: PG, country: ['USA'], duolingo: 110 },
    '/ data science',
  ),
];
