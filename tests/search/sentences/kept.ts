import type { Case } from './case';

const [UG, PG] = ['Under Graduate', 'Post Graduate'] as const;

/** By kind, what a further stranger's words lost; wordings made for this, on the demo's courses. */
export const KEPT: readonly Case[] = [
  // Universities in a list, also by their cities.
  ['fees of finance at nottingham, leeds or warwick', { no: ['city'] }],
  ['a good london university for law', { name: /law/, city: /London/, no: ['university'] }],
  // What isn't needed, or wanted later.
  ['data science masters which doesnt need a coding background', { name: /data/, level: PG, aside: ['coding'] }],
  ['uk bachelor computer science without foundation year', { filters: { notLevel: ['Foundation'] }, level: UG }],
  ['need gmat or not, finance masters singapore', { level: PG, no: ['notWords', 'without'] }],
  ['diploma leading to bachelor of business', { levels: /Diploma/, aside: ['leading to bachelor'] }],
  ['associate degree california transfer to ucla', { no: ['university'], aside: ['transfer to ucla'] }],
  // Who asks.
  ['my gpa is 2.6 out of 4 in civil engineering, construction management masters', { name: /construction/ }],
  ['midwifery for a kenyan diploma nurse', { aside: ['diploma nurse'] }],
  ['no degree but 10 years plumbing, want to study in brisbane', { no: ['level'], city: /brisbane/i }],
  ['arts student after 12th courses canada', { aside: ['12th'], country: 'Canada' }],
  [
    'after 12th with physics and maths pilot course',
    { name: /pilot|aviation|flight/, aside: ['with physics and maths'] },
  ],
  ['bcom to data analytics', { name: /data/, levels: /Post Graduate/ }],
  ['diploma in civil, want engineering degree canada', { name: /civil/, level: UG }],
  ['working as chef 5 years want pr in australia', { no: ['maxMonths'] }],
  ['data science usa stem opt 3 years', { name: /data/, no: ['maxMonths'] }],
  // What words are.
  [
    'gastronomia em sydney ou melbourne e trabalhar meio periodo',
    { name: /culinary|cook/, filters: { city: 'sydney or melbourne' } },
  ],
  ['kinder teacher', { name: /early childhood/ }],
  // An everyday word is no slip of another, nor a subject where the sentence has one; of two slips the commoner word is meant.
  ['hostel stays below 2000, bachelor in biology usa', { name: /biolog/, country: 'USA', level: 'Under Graduate' }],
  ['masters uk with conditional offer quickly', { notName: /conditioning/, country: 'UK', level: 'Post Graduate' }],
  ['i want hospital work uk', { notName: /hospitality/, country: 'UK' }],
  ['accelerated nursing usa', { name: /nursing/, country: 'USA' }],
  ['drug discovery masters uk', { name: /pharm|drug/, country: 'UK', level: 'Post Graduate' }],
  ['account courses in uk', { name: /account/, country: 'UK' }],
  ['teach english abroad', { name: /english|tesol|teach/ }],
  // What is had: marks in it, what comes behind it, 'have'; a degree that is not had excludes none.
  ['54% in bachelors can i apply masters in finance', { name: /financ/, level: 'Post Graduate' }],
  ['bcom then what in canada', { levels: /^Post Graduate/, country: 'Canada' }],
  ['bsc physics what next uk', { levels: /^Post Graduate/, country: 'UK' }],
  ['want nursing in usa, have bsc biology', { name: /nurs/, country: 'USA', aside: ['bsc biology'] }],
  ['which universities have bsc biology in uk', { name: /biolog/, country: 'UK', level: 'Under Graduate' }],
  ['no degree at all, diploma of business canada', { name: /business/, levels: /Diploma/, no: ['notLevel'] }],
  ['cookery course australia not a degree at all', { notLevel: /^(Under|Post) Graduate$/ }],
  // Places that 'or' joins are wished.
  ['my budget is low, cairns or hobart, to study business', { filters: { city: 'cairns or hobart' } }],
  ['vocational courses in tasmania or south australia', { filters: { city: 'tasmania or south australia' } }],
  ['masters in tasmania, scotland or canada', { filters: { notCountry: ['New Zealand', 'USA', 'Singapore'] } }],
  // A score behind other words, the lowest fee.
  ['pte between 50 and 58 nursing', { name: /nursing/, filters: { test: 'pte', score: 50 } }],
  ['ielts score just 6 overall, hospitality', { name: /hospital/, filters: { test: 'ielts', score: 6 } }],
  ['least expensive nursing diploma canada', { name: /nursing/, filters: { sort: 'fee' } }],
];
