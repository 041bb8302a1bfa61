import type { Case } from './case';

/** A wording for each kind of mistake that made queries showed. */
export const KINDS: readonly Case[] = [
  ['food sceince', { name: /food science/ }],
  ['technology food canada', { name: /food technology/ }],
  ['regional planning usa', { name: /regional planning/ }],
  ['mktg canada', { name: /marketing/, country: 'Canada' }],
  ['acctg uk', { name: /account/, country: 'UK' }],
  ['vet sci', { name: /veterinary/ }],
  ['biz management australia', { name: /business/, country: 'Australia' }],
  ['mim uk', { name: /management/, country: 'UK', level: 'Post Graduate' }],
  ['6 bands nursing', { name: /nursing/, filters: { test: 'ielts', score: 6 } }],
  ['nursing for indian students', { name: /nursing/, no: ['university', 'country'] }],
  [
    'nursing in toronto or vancouver',
    { name: /nursing/, country: 'Canada', filters: { city: 'toronto or vancouver' } },
  ],
  ['agriculture australia except armidale in gold coast', { filters: { notWords: ['armidale'] } }],
  ['marketing intermediate', { name: /market/, no: ['level'] }],
  ['data science 12th passed canada', { name: /data science/, country: 'Canada' }],
  ['marketing post graduation canada', { name: /market/, country: 'Canada', levels: /^Post Graduate/ }],
  ['international business in australia', { name: /international business/, country: 'Australia', no: ['university'] }],
  ['du hoc marketing o uc', { name: /market/, country: 'Australia', no: ['university'] }],
  ['law abroad', { name: /law/, notName: /study abroad/ }],
  [
    'mba uk and canada',
    { name: /business admin|mba/, filters: { notCountry: ['Australia', 'New Zealand', 'USA', 'Singapore'] } },
  ],
];
