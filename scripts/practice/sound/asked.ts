import { words as inWords, said } from './said';

/** What listening tests ask for: numbers with what belongs to them, spelled names, codes, and names within a sentence. */
const ASKED =
  /\b[A-Z](?:-[A-Z])+\b|\b[A-Z]{1,4}\d{1,4}[A-Z]?(?: \d[A-Z]{2})?\b|£?\d[\d.,:]*\d\b(?: \d{3,})*|\d+|(?<=[a-z,;] )[A-Z][a-z]+/g;
/** What a test may ask for in a line, as its script has it. */
export const asked = (line: string): string[] => line.match(ASKED) ?? [];

/** Whether it is in what was heard: in the same letters, digits or words, whatever their breaks. */
export function heardIn(one: string, heard: string): boolean {
  const forms = [one, said(one), /^\d+$/.test(one) ? inWords(Number(one)) : one].map(plain);
  return [heard, said(heard)].some((whole) => forms.some((form) => plain(whole).includes(form)));
}

/** Only letters and digits, in small letters. */
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
