/** Digits of a telephone number or code in groups of three and more, which are said one by one. */
const GROUPS = /\b\d{3,}(?: \d{3,})+\b/g;
const DIGITS = 'zero one two three four five six seven eight nine'.split(' ');

/** A line of a script as the synthesizer reads it right: letters of a spelled name apart, telephone numbers in digits. */
export function said(text: string): string {
  return text
    .replace(/\b[A-Z](?:-[A-Z])+\b/g, (spelled) => spelled.split('-').join(', '))
    .replace(GROUPS, (number) =>
      number
        .split(' ')
        .map((group) => [...group].map((digit) => DIGITS[Number(digit)]).join(' '))
        .join(', '),
    )
    .replace(/£(\d+)\.(\d\d)\b/g, '$1 pounds $2')
    .replace(/£(\d+)\b/g, '$1 pounds')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[^\x20-\x7e]/g, ' ');
}
