import { dictionary } from '@zxcvbn-ts/language-common';
import { once } from '@/lib/platform/once';

/** Fewer different letters than this are no password, however many there are of them. */
const FEWEST_LETTERS = 3;

/**
 * Whether a password is one that guessers try first: in a kept list of the most frequent ones, in any letter case and with
 * spaces around it, or hardly more than one letter repeated.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.trim().toLowerCase();
  return new Set(folded).size < FEWEST_LETTERS || list().has(folded);
}

const list = () =>
  once('common-passwords', () => new Set(dictionary['passwords-common'].map((one) => String(one).toLowerCase())));
