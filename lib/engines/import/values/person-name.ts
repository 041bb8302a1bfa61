/** Small words of names that stay small: 'Vincent van Gogh', 'Aisha binti Omar'. */
const PARTICLES = new Set('al bin binti da de del der di dos el la le van von'.split(' '));
/** Family names of Nepal that are initials: 'Roshan KC'. */
const INITIALS = new Set('kc gc bk bc dc'.split(' '));
/** A word's beginnings: "o'brien-smith" has three. */
const BEGINNINGS = /(^|['’-])\p{L}/gu;

/**
 * A person's name as people write it: 'jaspreet kaur' and 'Amandeep SINGH' get their capitals right, a name that has
 * both cases within a word ('McDonald') stays as it is, and so do initials.
 */
export function personName(text: string): string {
  const isAllSmall = text === text.toLowerCase();
  return text
    .split(' ')
    .map((word, place) => {
      const letters = word.replace(/[^\p{L}]/gu, '');
      const isShouted = letters.length > 2 && word === word.toUpperCase() && word !== word.toLowerCase();
      if (!isAllSmall && !isShouted) return word;
      const small = word.toLowerCase();
      if (place > 0 && PARTICLES.has(small)) return small;
      if (place > 0 && INITIALS.has(small)) return small.toUpperCase();
      return small.replace(BEGINNINGS, (beginning) => beginning.toUpperCase());
    })
    .join(' ');
}
