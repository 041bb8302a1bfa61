/** Pixels: the widths an article's cover can be had in, and that of a university's logo. */
export const COVER_WIDTHS = [480, 960, 1600] as const;
export const LOGO_WIDTH = 192;

/** The most that a public picture may have: a cover of 4000 × 3000 has 12, a phone's largest 50, which are scaled down first. */
export const MOST_MEGAPIXELS = 40;
