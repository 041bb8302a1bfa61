/** Addresses of other sites: what people and files may give, and what a page makes a link of. */

export const LONGEST_LINK = 2_048;

const BARE_ADDRESS = /^(?:www\.|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:edu|ac|com|org|net|ca|au|nz|uk|sg|us|gov)(?:[./]|$))/i;

/** What would end an attribute or begin an element, and blanks. */
const MARKUP = /[\s"<>`]/;

/** An http(s) address, 'www.x.edu/y' with https before it, blanks and markup in it encoded; null for a text that is none. */
export function webAddress(text: string): string | null {
  const candidate = BARE_ADDRESS.test(text) ? `https://${text}` : text;
  if (!/^https?:\/\//i.test(candidate) || candidate.length > LONGEST_LINK || !URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  const isWebAddress = url.hostname.includes('.') && url.username === '' && url.password === '';
  if (!isWebAddress) return null;
  return MARKUP.test(candidate) ? url.href.replaceAll('`', '%60') : candidate;
}

export const NO_SOURCE_ADDRESS =
  'Please enter a web address that begins with https://, without spaces or quotation marks.';

/** Whether a text is the address of a figure's source: https, without markup, blanks, quotes or a password in it. */
export function isSourceAddress(text: string): boolean {
  return /^https:\/\//i.test(text) && !MARKUP.test(text) && !text.includes("'") && webAddress(text) === text;
}
