import { expect, test } from 'vitest';
import { fileSize } from '@/components/ui/controls/file-size';
import { initials } from '@/components/ui/layout/avatar';

test('initials are the first letters of the first and the last word, in any script', () => {
  expect(initials('Amrita Kaur Sandhu')).toBe('AS');
  expect(initials('łukasz')).toBe('Ł');
  expect(initials("  'Aisha'  (Bibi) ")).toBe('AB');
  expect(initials('अमृता कौर')).toBe('अक');
  expect(initials('42')).toBe('?');
});

test('file sizes are told in bytes, kB and MB', () => {
  expect([0, 999, 1000, 36_400, 999_499, 999_500, 10_000_000].map(fileSize)).toEqual([
    '0 bytes',
    '999 bytes',
    '1 kB',
    '36 kB',
    '999 kB',
    '1.0 MB',
    '10.0 MB',
  ]);
});
