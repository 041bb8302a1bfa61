/** Stands in a cell whose formula no spreadsheet program ever calculated: files written by scripts have such. */
export const UNCALCULATED = '#UNCALCULATED!';

const ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|BUSY!|GETTING_DATA)$/;

/** What is wrong with a cell that holds no value but an error; undefined for every other text. */
export function spreadsheetError(text: string): string | undefined {
  if (text === UNCALCULATED) {
    return 'The cell holds a formula without a result: open the file in a spreadsheet program, save it and upload it again.';
  }
  return ERROR.test(text) ? `The cell holds the spreadsheet error ${text}.` : undefined;
}
