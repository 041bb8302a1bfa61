import { expect, test } from 'vitest';
import { placeBeside } from '@/components/ui/windows/place-beside';

const VIEW = { width: 400, height: 800 };
const PANEL = { width: 200, height: 100 };

test('a panel stands under its anchor, aligned as asked', () => {
  const anchor = { left: 150, top: 100, width: 80, height: 40 };
  expect(placeBeside(anchor, PANEL, VIEW, 'start')).toEqual({ left: 150, top: 146 });
  expect(placeBeside(anchor, PANEL, VIEW, 'end')).toEqual({ left: 30, top: 146 });
  expect(placeBeside(anchor, PANEL, VIEW, 'center')).toEqual({ left: 90, top: 146 });
});

test('near the foot of the window it stands above', () => {
  expect(placeBeside({ left: 150, top: 740, width: 80, height: 40 }, PANEL, VIEW, 'start').top).toBe(634);
});

test('it never leaves the window at a side or at the top', () => {
  expect(placeBeside({ left: 380, top: 100, width: 20, height: 20 }, PANEL, VIEW, 'start').left).toBe(192);
  expect(placeBeside({ left: 0, top: 100, width: 20, height: 20 }, PANEL, VIEW, 'end').left).toBe(8);
  expect(placeBeside({ left: 0, top: 600, width: 20, height: 20 }, { width: 200, height: 700 }, VIEW, 'end').top).toBe(
    8,
  );
});
