/** Pixels: the widths an article's cover can be had in, and that of a university's logo. */
export const COVER_WIDTHS = [480, 960, 1600] as const;
export const LOGO_WIDTH = 192;

/** The most that a picture may have, a public one or a document: a page of A4 scanned with 600 dots an inch has 35. */
export const MOST_MEGAPIXELS = 40;
