/** Whether a text has one of these names in it as whole words, whatever their case and accents: 'Québec' is 'quebec'. */
export function hasWord(text: string, names: readonly string[]): boolean {
  const words = ` ${plainWords(text)} `;
  return names.some((name) => words.includes(` ${plainWords(name)} `));
}

const plainWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
