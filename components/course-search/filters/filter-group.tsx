import type { ReactNode } from 'react';

interface FilterGroupProps {
  legend: string;
  /** Hides the legend from the eye when a heading already says it. */
  legendHidden?: boolean | undefined;
  children: ReactNode;
}

/** Choices that filter by one thing, with their name. Not a form's group: no filter is required or ever at fault. */
export function FilterGroup({ legend, legendHidden, children }: FilterGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'text-sm font-medium'}>{legend}</legend>
      <div className="mt-1">{children}</div>
    </fieldset>
  );
}
