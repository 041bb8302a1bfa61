import { isOnScale, type ScoreScale, scaleWords } from '@/lib/domain/test-scores';
import type { Cell } from '../spreadsheet';
import { isNothing, type Parsed, unread } from './parsed';
import { cellLine } from './text';

const ALONE = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;

/** Reads 30, '30', '1,200'. What stands with words may mean anything ('30 or more', '6 months'): it is not read. */
export function parseNumber(cell: Cell, scale: ScoreScale): Parsed<number> {
  const text = cellLine(cell);
  if (text === '' || isNothing(text)) return { value: null };
  const value = ALONE.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  return isOnScale(value, scale) ? { value } : unread(text, `is not ${scaleWords(scale)}`);
}
