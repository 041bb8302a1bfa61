/** Stands in a cell whose formula no spreadsheet program ever calculated: files written by scripts have such. */
export const UNCALCULATED = '#UNCALCULATED!';

const ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|BUSY!|GETTING_DATA)$/;

/** What is wrong with a cell that holds no value but an error; undefined for every other text. */
export function spreadsheetError(text: string): string | undefined {
  if (text === UNCALCULATED) {
    return 'The cell contains a formula without a result. Open the file in a spreadsheet program, save it and upload it again.';
  }
  return ERROR.test(text) ? `The cell contains the spreadsheet error ${text}.` : undefined;
}

/** Characters that were lost, or UTF-8 that some program once took for Windows-1252 ('MontrÃ©al'). */
const GARBLED = /\uFFFD|Ã[\u0080-\u00bf\u2000-\u2122]|â€/;

/** What is wrong with a text that was spoilt before it came to us; undefined for every other text. */
export function garbledText(text: string): string | undefined {
  if (!GARBLED.test(text)) return undefined;
  return 'The text contains damaged characters (� or Ã). Save the file again as .xlsx, or as .csv in UTF-8, from a copy where the text is correct.';
}
