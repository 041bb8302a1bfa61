/**
 * A sign that begins a formula: at the start of a text, and after every character at which some spreadsheet splits a line into
 * cells, whatever the list separator of its country is. Full-width signs count as the plain ones: some spreadsheets convert them.
 */
const PLACE = '(?:^|[;,|\\t\\r\\n])[\\s"\\u200b\\ufeff]*';
const SIGN = "(?='*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20])";
const BEFORE = new RegExp(`${PLACE}${SIGN}`, 'g');
const GUARD = new RegExp(`(${PLACE})'${SIGN}`, 'g');
const PHONE = /^\+\d+$/;

/**
 * A text for a cell of a CSV file that no spreadsheet runs as a formula: an apostrophe keeps it a text. A phone number
 * in E.164 is none.
 */
export const withFormulaGuard = (text: string): string =>
  PHONE.test(text) ? text : text.replace(BEFORE, (before) => `${before}'`);

/** The text as it was before it was guarded so. */
export const withoutFormulaGuard = (text: string): string => (text.includes("'") ? text.replace(GUARD, '$1') : text);
