/** A row of tabs on a hairline; scrolls sideways rather than wrap. The padding leaves room for the focus ring. */
export const TAB_LIST = 'no-scrollbar flex gap-1 overflow-x-auto border-b border-line px-0.5 pt-0.5';

/** One tab, current when aria-current or aria-selected says so: darker, bolder, underlined. */
export const TAB =
  '-mb-px inline-flex min-h-10 shrink-0 items-center gap-2 border-b-3 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted ' +
  'transition-colors duration-150 hover:border-control hover:text-ink focus-visible:-outline-offset-2 ' +
  'aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink';

export const TAB_COUNT = 'rounded-full bg-sunken px-2 text-xs text-muted tabular-nums';
