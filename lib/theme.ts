/** Cookie that keeps the visitor's theme; absent means the system's. */
export const THEME_COOKIE = 'theme';

export type Theme = 'light' | 'dark';

/**
 * Runs in the head of every page, before anything is drawn: a chosen theme holds from the first pixel, also on pages
 * that are kept and sent alike to everybody. Its hash stands in the Content-Security-Policy.
 */
export const THEME_SCRIPT = `(function(){var m=/(?:^|; )${THEME_COOKIE}=(light|dark)(?:;|$)/.exec(document.cookie);if(m)document.documentElement.dataset.theme=m[1]})()`;
