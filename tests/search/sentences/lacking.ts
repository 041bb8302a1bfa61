import type { Case } from './case';

const [UG, PG] = ['Under Graduate', 'Post Graduate'] as const;

/** What fresh queries showed, by kind, in wordings made for this; under each kind what looks like it and is something else. */
export const LACKING: readonly Case[] = [
  // A subject that no course has leads to what is near it, not to what shares a word.
  ['dental assistant canada', { name: /health|biomedical/, notName: /laboratory|imaging/, country: 'Canada' }],
  ['welder course canada', { name: /mechanical|manufacturing/, country: 'Canada' }],
  ['detective degree uk', { name: /crim|security|police/, notName: /accounting/, country: 'UK' }],
  ['japanese language bachelor', { name: /asian|linguistics|translation/, notName: /speech|processing/ }],
  ['work as nurse aide in usa', { name: /nursing|aged care|community/, country: 'USA' }],
  ['land surveyor', { name: /geographic|civil/, notName: /landscape/ }],
  ['quantity surveyor', { name: /quantity surveying/ }],
  ['landscape architecture', { name: /landscape/ }],
  // One that courses have by another name isn't lacking.
  ['dietician course uk', { name: /dietetics|nutrition/, country: 'UK' }],
  ['speech therapist', { name: /speech and language/ }],
  ['become an optometrist', { name: /optometry/ }],
  ['air hostess', { name: /flight/ }],
  ['high school teacher', { name: /secondary/ }],
  // A piece of a place's name is no subject; the whole name is a place.
  ['nursing course at byron bay', { name: /nursing/, no: ['city'] }],
  ['nursing in thunder bay', { name: /nursing/, country: 'Canada' }],
  // Words about how one pays, sits in class or is taught.
  ['data science pay in installments uk', { name: /data/, country: 'UK', aside: ['pay in installments'] }],
  ['graphic design weekend classes sydney', { name: /graphic/, notName: /classics/, aside: ['weekend classes'] }],
  ['classics uk', { name: /classics/, country: 'UK' }],
  ['more practical less theory diploma in nursing', { name: /nursing/ }],
  ['advanced nursing practice', { name: /practice/ }],
  ['taught masters in biology', { name: /biolog/, level: PG }],
  // Marks of schools, and numbers that are none.
  ['ib 34 points economics uk', { name: /econom/, country: 'UK', aside: ['ib 34 points'] }],
  ['ib masters uk', { name: /international business/, country: 'UK' }],
  ['hr masters 2.1 uk', { name: /human resource/, filters: { level: [PG] }, aside: ['2.1'] }],
  ['3.1 cgpa of 4 biology masters', { name: /biolog/, level: PG }],
  ['BBC in a level, nursing', { name: /nursing/, aside: ['bbc', 'alevels'] }],
  ['gpa 3.0 in +2 nursing canada', { name: /nursing/, levels: /^(Under|Assoc|Found)/, country: 'Canada' }],
  ['waec english accepted msc biology uk', { name: /biolog/, filters: { level: [PG], country: 'UK' } }],
  ['english literature msc uk', { name: /english/, country: 'UK' }],
  ['igcse done foundation in business', { name: /business/, level: 'Foundation' }],
  ['business foundation uk', { name: /business/, level: 'Foundation', country: 'UK' }],
  // Awards that are words, too.
  ['bit at sydney', { name: /information technology/, level: UG }],
  ['a bit expensive, nursing', { name: /nursing/ }],
  ['march after bsc architecture', { name: /architect/, level: PG, no: ['intake'] }],
  ['architecture in march', { name: /architect/, filters: { intake: ['Mar'] } }],
  ['midyear intake nursing', { name: /nursing/, filters: { intake: ['Jun', 'Jul'] } }],
  // Who asks, without an article; what it is for, behind what is wanted.
  ['i am dentist want public health masters uk', { name: /public health/, country: 'UK' }],
  ['gmat not taken mba uk', { filters: { without: ['gmat'], country: 'UK' }, level: PG }],
  ['civil engineer 4 yrs exp masters in data science usa', { name: /data/, level: PG, country: 'USA' }],
  ['llm english taught uk', { name: /law/, level: PG, country: 'UK', aside: ['english taught'] }],
  ['english teaching masters', { name: /english|tesol/ }],
  ['budget 2 million kenyan shillings nursing', { filters: { maxFee: 2_000_000, currency: 'KES' } }],
  // Slips of countries begin as they do.
  ['barista and tourism sydney', { country: 'Australia', no: ['country'] }],
  ['nursing in brittain', { name: /nursing/, country: 'UK' }],
  // Of Europe the UK is here.
  ['masters in biology in europe', { name: /biolog/, country: 'UK', aside: ['europe'] }],
  // Portuguese, Vietnamese, Bengali and Chinese.
  ['doutorado em biologia na inglaterra', { name: /biolog/, level: PG, country: 'UK' }],
  ['moda na frança', { name: /fashion/, aside: ['franca'] }],
  ['ngành nấu ăn canada', { name: /culinary|cook/, country: 'Canada' }],
  ['lớp 12 thiết kế thời trang', { name: /fashion/, levels: /^(Under|Assoc|Found)/ }],
  ['amar chele nursing porte chay uk', { name: /nursing/, country: 'UK', no: ['university'] }],
  ['墨尔本大学 生物', { university: /University of Melbourne/ }],
  // Where work was, for whom a course is, how a degree is had.
  ['bcom done 4 yrs experience in bank want masters uk', { level: PG, country: 'UK', aside: ['experience in bank'] }],
  ['social work course canada for people with arts degree', { name: /social work/, aside: ['arts'] }],
  ['teacher by profession want msc data science uk', { name: /data science/, aside: ['teacher by profession'] }],
  ['im bsc chemistry fresher which course for data analytics canada', { name: /data/, levels: /^Post/ }],
  ['what can i study in uk with bsc physics', { levels: /^Post/, aside: ['bsc physics'] }],
  ['working as chef since 5 years diploma cookery canada', { name: /cook|culinary/, no: ['maxMonths'] }],
  ['3 years nysc mba uk', { name: /business|mba/, no: ['maxMonths'] }],
  ['diploma holder in electrical uk', { name: /electric/, level: 'Under Graduate', aside: ['diploma holder'] }],
  // Marks of school, and what follows ten years of it.
  ['from bhubaneswar want masters uk', { level: PG, country: 'UK', aside: ['bhubaneswar'] }],
  ['chemical engineering grad diploma', { name: /chemical/, level: 'Post Graduate Diploma' }],
  ['kcse b+ nursing australia', { name: /nursing/, aside: ['b+'] }],
  ['i got c plus in kcse business canada', { name: /business|management|commerce/, aside: ['c plus'] }],
  ['waec 6 credits accounting uk', { name: /account/, aside: ['6 credits'] }],
  ['computer science uk maths 91 in boards', { name: /comput/, aside: ['maths 91'] }],
  ['class 10 pass australia', { levels: /^(Under Graduate (Cert|Dip)|Foundation)/ }],
  ['10th 80% 12th 70% uk business', { name: /business/, levels: /^(Under|Assoc|Found)/ }],
  // What is not wished, before and behind its word.
  [
    'masters in uk something with computers not too much coding',
    { name: /comput/, filters: { notWords: ['programming'] } },
  ],
  ['canada me medical line ka course chahiye nursing nahi', { country: 'Canada', notName: /nursing/ }],
  ['australia visa was rejected twice now mba canada', { country: 'Canada', filters: { country: 'Canada' } }],
  ['no study just jobs canada', { country: 'Canada', no: ['notWords'] }],
  // Amounts.
  [
    'nursing uk cheaper than 90000 pounds',
    { name: /nursing/, filters: { maxFee: 90_000, currency: 'GBP' }, no: ['sort'] },
  ],
  ['law uk total 80 lakhs', { name: /law/, aside: ['total'] }],
  // Places without their blanks, and two that 'or' joins.
  ['fashion designing in newyork or london', { name: /fashion/, filters: { city: 'new york or london' } }],
  ['accounting tasmania or adelaide', { name: /account/, filters: { city: 'tasmania or adelaide' } }],
  // A subject is kept where a side of 'or' is none, and before a place that hasn't it.
  ['civil engineering masters with structural or zq specialisation uk', { name: /civil|struct/ }],
  ['masters in physics australia', { name: /\bphysics\b/ }],
  ['psw course canada', { name: /care|nursing|community/, no: ['level'] }],
  ['llm tax law australia', { name: /law/, levels: /^Post/ }],
  ['bcom graduate masters or pgdm canada', { levels: /^Post/, country: 'Canada' }],
  ['basketball coaching usa', { name: /sport/, country: 'USA' }],
  ['mba in healthcare uk', { name: /health/, country: 'UK' }],
  ['pgce uk', { name: /educat|teach/, levels: /^Post Graduate Cert/ }],
  ['engineering masters canada with scholarhip', { country: 'Canada', aside: ['scholarhip'] }],
  // Chinese: what is had, and what is not wanted; Turkish is said to be unread.
  ['土木本科 想申请 英国 金融硕士', { name: /financ/, level: PG, country: 'UK' }],
  ['英国 会计 不要伦敦', { name: /account/, filters: { notWords: ['london'] } }],
  ['bilgisayar mühendisliği yüksek lisans kanada', { country: 'Canada', aside: ['bilgisayar muhendisligi'] }],
];
