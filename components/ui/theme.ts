/** Cookie that keeps the visitor's theme; absent means the system's. */
export const THEME_COOKIE = 'theme';

export type Theme = 'light' | 'dark';

/** Reads the cookie's value for `<html data-theme={…}>`; anything unknown is the system's theme (`undefined`). */
export function themeFromCookie(value: string | undefined): Theme | undefined {
  return value === 'light' || value === 'dark' ? value : undefined;
}
