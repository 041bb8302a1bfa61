import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CourseFacts, changesSince, firstNameOf } from '@/lib/domain/agency/shortlist';

const SEEN: CourseFacts = {
  verdict: 'met',
  fee: 20_000,
  currency: 'CAD',
  feePeriod: 'per year',
  cost: 'In all CA$90,000',
  intakes: 'Jan Sep',
  closingDays: 'Sep 2027-06-30',
};

describe('what changed since a course was seen', () => {
  it('is each thing that a family decides by, and gone alone where the course is gone', () => {
    expect(changesSince(SEEN, SEEN)).toEqual([]);
    expect(changesSince(SEEN, null)).toEqual(['gone']);
    const all = {
      verdict: 'likely',
      fee: 21_000,
      currency: 'CAD',
      feePeriod: 'per year',
      cost: '',
      intakes: 'Sep',
      closingDays: '',
    };
    expect(changesSince(SEEN, all)).toEqual(['fee', 'intakes', 'deadline', 'fit']);
    expect(changesSince(SEEN, { ...SEEN, currency: 'USD' })).toEqual(['fee']);
    expect(changesSince(SEEN, { ...SEEN, fee: null })).toEqual(['fee']);
  });

  it('is no fit that was not judged before', () => {
    expect(changesSince({ ...SEEN, verdict: '' }, SEEN)).toEqual([]);
  });
});

it('shows a person by the first name alone', () => {
  expect([' Komal  Preet Kaur', 'Asha', ''].map(firstNameOf)).toEqual(['Komal', 'Asha', '']);
});

it('reads no commission: neither a shortlist nor a search imports anything of it', () => {
  const files = ['lib/services/applications/shortlists', 'lib/services/catalogue/search', 'lib/engines/search'].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(20);
  const reading = files.filter((file) => /^import .*(commission|course-note)/im.test(readFileSync(file, 'utf8')));
  expect(reading).toEqual([]);
});
