'use client';

import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { fieldId } from './field-id';

type FormErrorSummaryProps = {
  /** In the order of the form. Without a name the message concerns the form as a whole. */
  errors: readonly { name?: string; message: string }[];
  title?: string;
};

/** What is wrong, on top of a form, each line a link to its field. Takes the focus when it appears. */
export function FormErrorSummary({ errors, title = 'Please check these fields' }: FormErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) summary.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="animate-rise outline-none rounded-card border border-danger bg-danger-soft p-4 text-sm"
    >
      <p className="flex items-center gap-2 font-semibold text-danger-ink">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        {title}
      </p>
      <ul className="mt-2 space-y-1 pl-6">
        {errors.map(({ name, message }) => (
          <li key={`${name} ${message}`}>
            {name === undefined ? message : <FieldLink name={name}>{message}</FieldLink>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function FieldLink({ name, children }: { name: string; children: string }) {
  const id = fieldId(name);
  return (
    <a
      href={`#${id}`}
      className="underline underline-offset-2 hover:no-underline"
      onClick={(event) => {
        const field = document.getElementById(id);
        if (!field) return;
        event.preventDefault();
        field.focus();
      }}
    >
      {children}
    </a>
  );
}
