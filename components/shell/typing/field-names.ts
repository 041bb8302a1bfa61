import { ROWS, scopeOf, type TypedField, typedFields } from './typed-fields';

/** What the row is that a window was opened from: windows of different rows look the same. */
const openers = new WeakMap<Element, string>();
let opener = '';
const WINDOWS = 'dialog, [role="dialog"]';
/** Rows that are one of many; a section is named by its heading. */
const ONE_OF_MANY = 'tr, li, article';
const LONGEST_NAME = 200;

/** Remembers from which row of the page a window may come that a press opens. */
export function noteOpener(pressed: Element): void {
  if (!pressed.closest(`${WINDOWS}, [role="menu"], [popover]`)) opener = rowName(pressed.closest(ROWS));
}

/**
 * Each field of the page with its name: by its window and the row that opened it, its form, its row, and its own name or label, as
 * React's ids change. The second of one name in one place is numbered.
 */
export function namedFields(): Map<TypedField, string> {
  const count = new Map<string, number>();
  return new Map(
    typedFields().map((field) => {
      const name = nameOf(field);
      const isChoice = field.type === 'radio' && field.name;
      const before = isChoice ? 0 : (count.get(name) ?? 0);
      count.set(name, before + 1);
      return [field, before === 0 ? name : `${name} #${before + 1}`];
    }),
  );
}

function nameOf(field: TypedField): string {
  const scope = scopeOf(field);
  const window = field.closest(WINDOWS);
  if (window && !openers.has(window)) openers.set(window, opener);
  const row = field.closest(ONE_OF_MANY);
  const places = [
    window ? `${openers.get(window)} ${labelOf(window)}`.trim() : '',
    row && !scope?.contains(row) ? rowName(row) : '',
    scope && scope !== window ? stableId(scope) || labelOf(scope) : '',
  ];
  const own = field.name || stableId(field) || labelOf(field);
  // Boxes of a group have one name.
  const choice = field.type === 'checkbox' && field.value !== 'on' ? `=${field.value}` : '';
  return [places.filter(Boolean).join(' / '), own + choice].join(' / ');
}

/** The words a field is known by to people. */
export const labelOfField = (field: TypedField): string => labelOf(field).trim() || field.name;

const stableId = ({ id }: Element) => (/^[:«_]/.test(id) ? '' : id);

/** By what it leads to, or else what it says first. */
function rowName(row: Element | null): string {
  if (!row) return '';
  if (!row.matches(ONE_OF_MANY)) return words(row.querySelector('h2, h3, h4')?.textContent ?? labelOf(row));
  return stableId(row) || (row.querySelector('a[href]')?.getAttribute('href') ?? firstWords(row));
}

/** Not what stands in its fields. */
function firstWords(row: Element): string {
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const said = text.textContent?.trim();
    if (said && !text.parentElement?.closest('textarea, option, button')) return words(said);
  }
  return '';
}

function labelOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby') ?? '';
  const named = by
    .split(' ')
    .map((id) => (id ? document.getElementById(id)?.textContent : ''))
    .join(' ');
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  return words(
    element.getAttribute('aria-label') || named.trim() || labels.map(({ textContent }) => textContent).join(' '),
  );
}

const words = (text: string) => text.slice(0, LONGEST_NAME);
