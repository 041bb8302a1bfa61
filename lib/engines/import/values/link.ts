import { webAddress } from '@/lib/domain/addresses/web-address';
import { isNothing, type Parsed, unread } from './parsed';

/**
 * Reads a web address. `target` is the address behind a linked cell and wins over its text; 'www.x.edu/y' gets https.
 * Gives http(s) addresses only.
 */
export function parseLink(text: string, target: string | undefined): Parsed<string> {
  if (target !== undefined) {
    const linked = webAddress(target);
    if (linked !== null) return { value: linked };
  }
  const trimmed = text.trim();
  if (trimmed === '' || isNothing(trimmed)) return { value: null };
  const href = /href\s*=\s*["']([^"']{1,2048})["']/i.exec(trimmed)?.[1];
  const words = (href ?? trimmed).split(/[\s;]+/).filter((word) => word !== '');
  const read = words.map(webAddress);
  const addresses = read.filter((address) => address !== null);
  const [first] = addresses;
  if (first === undefined) return unread(trimmed, 'is not a web address');
  const rest = href === undefined ? words.slice(read.indexOf(first) + 1) : [];
  if (addresses.length === 1 && rest.length > 0) {
    return unread(trimmed, 'contains a space, so it isn’t clear where the address ends');
  }
  if (addresses.length > 1)
    return { value: first, problem: 'The cell contains several addresses; the first was used.' };
  return { value: first };
}
