export type Align = 'start' | 'end' | 'center';

type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const GAP = 6;
const MARGIN = 8;

/**
 * Where a floating panel goes: under its anchor, above it when there is more room there, and never past the window's
 * edges. All figures in CSS pixels of the window.
 */
export function placeBeside(anchor: Box, panel: Size, view: Size, align: Align): { left: number; top: number } {
  const wanted = {
    start: anchor.left,
    end: anchor.left + anchor.width - panel.width,
    center: anchor.left + (anchor.width - panel.width) / 2,
  }[align];
  const left = Math.max(MARGIN, Math.min(wanted, view.width - panel.width - MARGIN));
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - panel.height;
  const roomBelow = view.height - below;
  const fits = panel.height + MARGIN <= roomBelow || anchor.top <= roomBelow;
  return { left, top: fits ? below : Math.max(MARGIN, above) };
}
