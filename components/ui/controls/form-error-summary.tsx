'use client';

import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { fieldId } from './field-id';

type FormErrorSummaryProps = {
  /** In the order of the form. Without a name the message concerns the form as a whole. */
  errors: readonly { name?: string; message: string }[];
  title?: string | undefined;
  /** The form's count of submissions: each failed one moves the focus here. */
  attempt?: number;
};

/**
 * What is wrong, on top of a form, each line a link to its field. Takes the focus when it appears and at each
 * `attempt`.
 */
export function FormErrorSummary({ errors, title = 'Please check these fields', attempt }: FormErrorSummaryProps) {
  // The key makes each attempt a new box, and a new box takes the focus.
  return errors.length > 0 ? <ErrorList key={attempt} errors={errors} title={title} /> : null;
}

function ErrorList({ errors, title }: Required<Pick<FormErrorSummaryProps, 'errors' | 'title'>>) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="animate-rise rounded-card border border-danger bg-danger-soft p-4 text-sm"
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
        // A group of radios is answered in its radios: the chosen one, or the first.
        const choice = field.querySelector<HTMLElement>('input:checked') ?? field.querySelector('input');
        (choice ?? field).focus();
      }}
    >
      {children}
    </a>
  );
}
