import { webAddress } from '@/lib/domain/addresses/web-address';

const MOST_WORDS = 14;

/** Whether a text can't name a column, because it is an address, a number or a sentence. */
export function isNoHead(label: string): boolean {
  const text = label.trim();
  if (isAddress(text) || /^[\d\s.,:$£€₹%()+/-]+$/.test(text)) return text !== '';
  const words = text
    .replace(/\([^()]*\)/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return words.length > MOST_WORDS || (words.length >= 6 && /[.!?]["”']?$/.test(text));
}

/** A web or mail address, alone or within a text. */
export function isAddress(text: string): boolean {
  return /https?:\/\/|\bwww\.|\S@\S+\.\S/i.test(text) || (!/\s/.test(text) && webAddress(text) !== null);
}
