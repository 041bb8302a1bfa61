import type { ReactNode } from 'react';

/** Fields of a work form: one column on phones, two from tablets on, three on wide screens. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">{children}</div>;
}

/** A part of a form under its own heading, which names the group for screen readers. */
export function FieldSection({
  title,
  description,
  children,
}: {
  title: string;
  description?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend>
        <h2 className="text-lg">{title}</h2>
      </legend>
      {description && <p className="mt-1 max-w-reading text-sm text-muted">{description}</p>}
      <div className="mt-4">{children}</div>
    </fieldset>
  );
}
