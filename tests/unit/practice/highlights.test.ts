import { describe, expect, it } from 'vitest';
import { piecesOf, placeOf, withHighlight } from '@/app/(public)/practice/[set]/[mode]/_parts/passage/highlights';

const TEXT = 'The map was bought at a house sale.';
const at = (from: number, to: number, paragraph = 'A') => ({ paragraph, from, to });

describe('highlights in a passage', () => {
  it('that overlap or touch become one, each paragraph apart', () => {
    expect(withHighlight([at(0, 5), at(10, 15)], at(4, 10))).toEqual([at(0, 15)]);
    expect(withHighlight([at(0, 5, 'B')], at(0, 5))).toEqual([at(0, 5, 'B'), at(0, 5)]);
  });

  it('cut a paragraph into pieces that are the whole text, whatever stands in the store', () => {
    for (const highlights of [[], [at(4, 7)], [at(0, 99)], [at(-5, 2), at(20, 12)], [at(8, 20), at(4, 10)]]) {
      const pieces = piecesOf(TEXT, ['bought at', 'not there'], highlights);
      expect(pieces.map(({ words }) => words).join('')).toBe(TEXT);
      expect(
        pieces
          .filter(({ isLit }) => isLit)
          .map(({ words }) => words)
          .join(''),
      ).toBe('bought at');
    }
    const [, second] = piecesOf(TEXT, [], [at(4, 7)]);
    expect(second).toEqual({ from: 4, words: 'map', isLit: false, isHighlighted: true });
  });

  it('are found by their words, and nowhere where they do not stand', () => {
    expect(placeOf(' MAP was ', { A: 'No.', B: TEXT })).toEqual(at(4, 11, 'B'));
    expect(placeOf('zebrafish', { A: TEXT })).toBeNull();
    expect(placeOf('  ', { A: TEXT })).toBeNull();
  });
});
