/** Cookie that keeps whether the side menu shows icons only. */
export const MENU_COOKIE = 'menu';
export const MENU_ICONS_ONLY = 'icons';

/** Cookie that keeps whether the group of the side menu that folds is open. */
export const MENU_OPEN_COOKIE = 'menu-open';
