/** Also what a part of a page wants in sight: its buttons that are pressed again and again. */
const FIELDS =
  'input:not([type=hidden]), select, textarea, [contenteditable=true], [role=combobox], [role=alert], [data-no-notes]';
const GAP = 8;

/** A part of the screen, in pixels from its top left corner. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** How far from the top a note must stand to cover no field: where it stands, or below what it would cover. */
export function clearOfFields(note: Box): number {
  const fields = [...document.querySelectorAll(FIELDS)].map((field) => field.getBoundingClientRect());
  return firstGap(note, fields, window.innerHeight);
}

/** The first place from the box's own downwards that is free of the others; its own where there is none on the screen. */
export function firstGap(box: Box, others: readonly Box[], screenHeight: number): number {
  const height = box.bottom - box.top;
  const inTheWay = others
    .filter(({ left, right, top, bottom }) => right > box.left && left < box.right && bottom > top)
    .sort((one, other) => one.top - other.top);
  let top = box.top;
  for (const other of inTheWay) {
    if (other.top < top + height + GAP && other.bottom + GAP > top) top = other.bottom + GAP;
  }
  return top + height + GAP <= screenHeight ? top : box.top;
}
