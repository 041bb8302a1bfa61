/** Finding the fields that people fill in, naming them so that they are found again in a page that is made anew, and filling them. */

export type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is never kept: secrets, files, and what isn't typed. */
const NOT_KEPT: readonly string[] = ['password', 'file', 'hidden', 'search', 'submit', 'button', 'image', 'reset'];
const FIELDS = 'input, textarea, select';
const SCOPES = 'form, dialog, [role="dialog"]';
const ROWS = 'li, article, section';

/** The field that an event came from, if what is typed into it is to be kept. */
export function typedField(target: EventTarget | null): TypedField | null {
  if (!(target instanceof Element) || !target.matches(FIELDS)) return null;
  const field = target as TypedField;
  if (NOT_KEPT.includes(field.type) || field.autocomplete === 'one-time-code') return null;
  const scope = scopeOf(field);
  // Filters of lists stand in the address.
  if (!scope) return field instanceof HTMLTextAreaElement ? field : null;
  // A window without a form may be one of filters: what is chosen there stands in the address.
  if (!field.closest('form') && !isTypedInto(field)) return null;
  const keepsItsOwn = field.closest('[data-keeps-own], search, [role="search"], form[method="get"]');
  return keepsItsOwn || scope.querySelector('input[type="password"]') ? null : field;
}

const isTypedInto = (field: TypedField) =>
  field instanceof HTMLTextAreaElement || !(isTicked(field) || field instanceof HTMLSelectElement);

/** Every field of the page that is to be kept. */
export function typedFields(): TypedField[] {
  return [...document.querySelectorAll(FIELDS)].flatMap((element) => typedField(element) ?? []);
}

/** The form or window that a field or a button is in. */
const scopeOf = (element: Element): Element | null => element.closest(SCOPES);

/** Whether a button saves this field: both are in one form or window, or else in one row or section. */
export function savesField(button: Element, field: TypedField): boolean {
  const scope = scopeOf(field);
  if (scope || scopeOf(button)) return scope === scopeOf(button);
  const [row, other] = [field.closest(ROWS), button.closest(ROWS)];
  return !row || row.contains(button) || (other?.contains(field) ?? false);
}

/** A field's name in its page: by its window or form, and by its own name or label, as React's ids change. */
export function fieldKey(field: TypedField): string {
  const scope = scopeOf(field);
  const own = field.name || stableId(field) || labelOf(field);
  const choice = field.type === 'radio' ? `=${field.value}` : '';
  return [scope ? stableId(scope) || labelOf(scope) : '', own + choice].join(' / ');
}

const stableId = ({ id }: Element) => (/^[:«_]/.test(id) ? '' : id);

function labelOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby') ?? '';
  const named = by
    .split(' ')
    .map((id) => (id ? document.getElementById(id)?.textContent : ''))
    .join(' ');
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const words =
    element.getAttribute('aria-label') || named.trim() || labels.map((label) => label.textContent).join(' ');
  return words.slice(0, 200);
}

const isTicked = (field: TypedField): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** What stands in a field; of a box, whether it is ticked. */
export const standingIn = (field: TypedField): string => (isTicked(field) ? String(field.checked) : field.value);

/** Fills a field as a person would, so that React and form libraries hear of it, even where the browser has filled it already. */
export function fill(field: TypedField, value: string): void {
  if (isTicked(field)) {
    if (String(field.checked) !== value) field.click();
    return;
  }
  // React listens to the setter on the element itself: it hears of a change that goes past it, from what went through it last.
  if (field.value === value) field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
