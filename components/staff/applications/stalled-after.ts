/** After how many working days without a move an application can be called stalled. */
export const STALLED_AFTER = [3, 5, 10, 20] as const;
export const DEFAULT_STALLED_DAYS = 5;
