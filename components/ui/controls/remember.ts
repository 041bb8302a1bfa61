/**
 * Keeps a display preference for a year in a cookie, so that the server renders it right the first time.
 * Browser only. `value` must need no escaping.
 */
export function remember(cookie: string, value: string, jar: { cookie: string } = document): void {
  // Not the Cookie Store API: it is missing on plain http and in older Firefox.
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  jar.cookie = `${cookie}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
