import { expect, test } from 'vitest';
import { firstGap } from '@/components/ui/feedback/clear-of-fields';

const note = { top: 68, bottom: 120, left: 900, right: 1250 };
const field = (top: number, height = 40, left = 950) => ({ top, bottom: top + height, left, right: left + 200 });

test('a note stands where it is when no field lies beneath it', () => {
  expect(firstGap(note, [], 800)).toBe(68);
  expect(firstGap(note, [field(300), field(80, 40, 100)], 800)).toBe(68);
});

test('it gives way below the fields it would cover, whatever their order', () => {
  expect(firstGap(note, [field(90)], 800)).toBe(138);
  expect(firstGap(note, [field(150), field(90)], 800)).toBe(198);
  expect(firstGap(note, [field(90), field(400)], 800)).toBe(138);
});

test('it stays at the top when the screen has no room for it, and minds nothing that is not shown', () => {
  expect(firstGap(note, [field(70, 700)], 800)).toBe(68);
  expect(firstGap(note, [field(90, 0)], 800)).toBe(68);
});
