import { expect, it } from 'vitest';
import { fieldOfHead } from '@/lib/domain/student-heads';

it.each(['percentage', 'marks percentage', 'last percentage', 'cgpa or percentage'])('%s are marks', (head) => {
  expect(fieldOfHead(head)).toBe('percentage');
});

it.each([
  'scholarship percentage',
  'commission percentage',
  'attendance percentage',
  'visa success percentage',
  '12th percentage',
])('%s are no marks of the last level', (head) => {
  expect(fieldOfHead(head)).toBeNull();
});
