import type { Scholarship } from '@/lib/engines/facts/scholarship';

/** A scholarship as it is entered. */
export const SCHOLARSHIP: Scholarship = {
  name: 'Merit award',
  gives: 'once',
  value: 5_000,
  currency: 'CAD',
  who: 'Students with 75 % and more.',
  by: null,
  link: '',
  source: { title: 'Douglas College: awards', address: 'https://www.douglascollege.ca/awards', kind: 'official' },
  readOn: '2026-11-01',
  reviewBy: '2027-11-01',
};
