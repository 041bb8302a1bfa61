import { toast } from '@/components/ui/feedback/toast';

/** A picture that stands in pasted markup itself: it is uploaded, and no text. */
const PICTURE_INSIDE = /data:image\/[a-z]+;base64,[a-z0-9+/=]+/gi;

/** Characters of markup that an article may have; the contract of saving one says the same. */
export const LONGEST_ARTICLE = 100_000;

/** Word processors paste ten times as much markup as text, most of which the editor drops. */
const LONGEST_PASTED_MARKUP = 10 * LONGEST_ARTICLE;

/** Whether a paste could only end in a refused article, or stop the browser for seconds on the way. */
export function isTooLongToPaste(html: string, text: string): boolean {
  return text.length > LONGEST_ARTICLE || html.replace(PICTURE_INSIDE, '').length > LONGEST_PASTED_MARKUP;
}

/** Says why a text was not taken. */
export function sayTooLong(): void {
  toast.error(`This text is too long: an article can have ${LONGEST_ARTICLE.toLocaleString('en-GB')} characters.`);
}
