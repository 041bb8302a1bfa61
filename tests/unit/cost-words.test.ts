import { expect, it } from 'vitest';
import { sumWords } from '@/lib/engines/cost/sum-words';

it('says what a sum is without, and shows no bold total that leaves out tuition or living costs', () => {
  expect(sumWords({ parts: ['tuition', 'living cost', 'visa'], missing: [], about: false })).toEqual({
    lead: 'In all',
    missing: '',
    isWhole: true,
  });
  expect(sumWords({ parts: ['tuition', 'living cost'], missing: ['health cover', 'visa'], about: false })).toEqual({
    lead: 'At least',
    missing: 'health cover and visa not known',
    isWhole: true,
  });
  expect(sumWords({ parts: ['tuition', 'living cost'], missing: ['visa'], about: true }).lead).toBe('About');
  expect(sumWords({ parts: ['tuition'], missing: ['living cost', 'visa'], about: false })).toEqual({
    lead: 'Tuition only',
    missing: 'living costs and visa not known',
    isWhole: false,
  });
  expect(sumWords({ parts: ['living cost'], missing: ['tuition'], about: true })).toEqual({
    lead: 'About (living costs only)',
    missing: 'tuition not known',
    isWhole: false,
  });
});
