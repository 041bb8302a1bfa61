/** Pixels: the widths an article's cover can be had in, and that of a university's logo. */
export const COVER_WIDTHS = [480, 960, 1600] as const;
export const LOGO_WIDTH = 192;
