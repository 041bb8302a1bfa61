import type { ReactNode } from 'react';

/** A landing section's heading and the sentence under it. `id` is what the section is labelled by. */
export function SectionHeading({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <>
      <h2 id={id} className="max-w-[20ch] scroll-mt-24 text-[1.875rem] leading-[1.08] md:text-3xl">
        {title}
      </h2>
      {children && <p className="mt-3 max-w-[36rem] text-muted md:text-lg">{children}</p>}
    </>
  );
}

/** The margins of a landing section. */
export const SECTION = 'mx-auto max-w-work px-4 py-14 md:px-8 md:py-22';
/** Two columns: words, and what shows them. */
export const TWO_COLUMNS = 'grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_30rem] lg:gap-x-22';
