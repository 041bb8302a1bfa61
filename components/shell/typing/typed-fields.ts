import { CHOOSE_AGAIN } from '@/components/ui/controls/early-change';

/** Finding the fields that people fill in, and filling them. */

export type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is never kept: secrets, and what isn't typed. */
const NOT_KEPT: readonly string[] = ['password', 'hidden', 'search', 'submit', 'button', 'image', 'reset'];
const FIELDS = 'input, textarea, select';
const SCOPES = 'form, dialog, [role="dialog"]';
export const ROWS = 'tr, li, article, section';

/** The field that an event came from, if what is typed into it is to be kept. */
export function typedField(target: EventTarget | null): TypedField | null {
  if (!(target instanceof Element) || !target.matches(FIELDS)) return null;
  const field = target as TypedField;
  if (NOT_KEPT.includes(field.type) || field.autocomplete === 'one-time-code') return null;
  const keepsItsOwn = field.closest('[data-keeps-own], search, [role="search"], form[method="get"]');
  return keepsItsOwn || scopeOf(field)?.querySelector('input[type="password"]') ? null : field;
}

/** Every field of the page that is to be kept. */
export function typedFields(): TypedField[] {
  return [...document.querySelectorAll(FIELDS)].flatMap((element) => typedField(element) ?? []);
}

/** Whether a field may be a filter: its change goes into the address. In a form it would wait for a press. */
export const mayBeFilter = (field: TypedField): boolean => !field.closest('form') && field.type !== 'textarea';

/** Whether a field may send what it holds by its own change: a file's, and a choice outside a form. */
export const maySendItself = (field: TypedField): boolean =>
  field.type === 'file' || (mayBeFilter(field) && /^(checkbox|radio|select)/.test(field.type));

/** The form or window that a field or a button is in. */
export const scopeOf = (element: Element): Element | null => element.closest(SCOPES);

/** Whether a press saves this field: on a button in one form or window with it, or else in one row or section; or in itself. */
export function savesField(pressed: Element, field: TypedField): boolean {
  if (pressed.matches(FIELDS)) return pressed === field;
  const scope = scopeOf(pressed);
  if (scope || scopeOf(field)) return scope?.contains(field) ?? false;
  const [row, other] = [field.closest(ROWS), pressed.closest(ROWS)];
  if (!row || row.contains(pressed)) return true;
  // A row without a button of its own is saved by one outside it.
  return other ? other.contains(field) : !row.querySelector('button');
}

const isBox = (field: TypedField): field is HTMLInputElement => field.type === 'checkbox';

/** What stands in a field: whether a box is ticked, the choice of a group of radio buttons, the names of chosen files. */
export function standingIn(field: TypedField): string {
  if (isBox(field)) return String(field.checked);
  if (field.type === 'radio') return groupOf(field).find(({ checked }) => checked)?.value ?? '';
  if (!(field instanceof HTMLInputElement && field.type === 'file')) return field.value;
  return [...(field.files ?? [])].map(({ name }) => name).join(', ');
}

/** What a value of a field is to people: the words of a choice, an article's markup as its text. */
export function shownAs(field: TypedField, value: string): string {
  if (isBox(field)) return value === 'true' ? 'Ticked' : 'Not ticked';
  if (field instanceof HTMLSelectElement) return [...field.options].find((one) => one.value === value)?.label ?? value;
  if (!value.startsWith('<')) return value;
  const blocks = value.replace(/<\/(p|h2|h3|li|tr)>/g, '\n');
  return new DOMParser().parseFromString(blocks, 'text/html').body.textContent?.trim() ?? '';
}

/** Whether the page came with what stands in a field; of a select nothing tells. */
export function cameWith(field: TypedField): boolean {
  if (field instanceof HTMLSelectElement) return false;
  if (field.type === 'radio') return groupOf(field).some((one) => one.checked && one.defaultChecked);
  return isBox(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue;
}

const groupOf = (field: TypedField): HTMLInputElement[] =>
  field.name
    ? [...(scopeOf(field) ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
        ({ name }) => name === field.name,
      )
    : [field as HTMLInputElement];

/** Whether this can be filled in now: a choice may come only with another one. */
export function takes(field: TypedField, value: string): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.value === value);
  return field.type !== 'radio' || field.value === value;
}

/**
 * Fills a field as a person would, so that React and form libraries hear of it, even where the browser has filled it already. A
 * file's field can only ask for the file again.
 */
export function fill(field: TypedField, value: string): void {
  if (field.type === 'file') {
    field.dispatchEvent(new CustomEvent(CHOOSE_AGAIN, { detail: value }));
    return;
  }
  if (isBox(field) || field.type === 'radio') {
    if (standingIn(field) !== value) field.click();
    return;
  }
  // React listens to the setter on the element itself: it hears of a change that goes past it, from what went through it last.
  if (field.value === value) field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
