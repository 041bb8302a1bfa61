/** The staff's lists whose search, filters and order can be kept as a view. */
export const VIEWED_LISTS = ['board', 'applications', 'stalled', 'students'] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];

/** How many views one person keeps. */
export const MOST_VIEWS = 20;
