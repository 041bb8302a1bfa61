/** A student has so many links at a time. */
export const MOST_SHARES = 50;
/** Documents behind one link. */
export const MOST_SHARED_FILES = 20;
/** A link ends at the latest after so many days. */
export const LONGEST_SHARE_DAYS = 90;
/** A link stops working after so many openings of it and its files; the newest of them are kept. */
export const MOST_OPENINGS = 500;
export const KEPT_OPENINGS = 50;
/** Days after its end until the record of a link, with its openings, is deleted. */
export const SHARE_KEPT_DAYS = 90;
