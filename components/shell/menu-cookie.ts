/** Cookie that keeps whether the side menu shows icons only. */
export const MENU_COOKIE = 'menu';
export const MENU_ICONS_ONLY = 'icons';
