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
  ['midwifery for a kenyan diploma nurse', { no: ['level'], aside: ['kenyan diploma nurse'] }],
  ['arts student after 12th courses canada', { aside: ['after 12th'], country: 'Canada' }],
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
];
