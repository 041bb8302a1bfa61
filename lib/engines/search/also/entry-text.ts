import { fold } from '../fold';

/** A text as entries have it: folded, without dots and apostrophes, as the words of a keyword are looked up. */
export const typedText = (text: string): string =>
  fold(text)
    .replaceAll(/[.']/g, '')
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}&]+/u, '').replace(/[^\p{L}\p{N}&+#]+$/u, ''))
    .filter((word) => word !== '')
    .join(' ');
