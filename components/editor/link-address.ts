const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Normalizes an address typed for a link: 'example.com' becomes 'https://example.com', an email address a mailto.
 * Null for what is no address, and for schemes the server would drop.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return null;
  if (/^[/\\]/.test(text)) return /^\/(?![/\\])/.test(text) ? text : null;
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(text)) return `mailto:${text}`;
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/:]+\.[^/:]+:\d+/.test(text) ? text : `https://${text}`;
  try {
    const { protocol, hostname } = new URL(withScheme);
    const isWeb = protocol === 'http:' || protocol === 'https:';
    return ALLOWED.has(protocol) && (!isWeb || hostname.includes('.')) ? withScheme : null;
  } catch {
    return null;
  }
}
