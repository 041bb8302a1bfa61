import type { ReactNode } from 'react';

/** A landing section's heading and the sentence under it. `id` is what the section is labelled by. */
export function SectionHeading({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <>
      <h2 id={id} className="scroll-mt-24 text-xl sm:text-2xl">
        {title}
      </h2>
      <p className="mt-3 max-w-reading text-muted">{children}</p>
    </>
  );
}
