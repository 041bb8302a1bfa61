import type { ReactNode } from 'react';
import { SadFace } from './sad-face';

type ErrorBoxProps = {
  /** The page's h1, for screen readers, where nothing else has it. */
  heading?: string;
  /** What happened, as a plain sentence. */
  message: ReactNode;
  /** What the visitor can do about it. */
  hint?: ReactNode;
  /** A button or link: 'Try again', 'Back to …'. */
  action?: ReactNode;
};

/** Stands where the content would be when it could not be had. */
export function ErrorBox({ heading, message, hint, action }: ErrorBoxProps) {
  return (
    <>
      {heading && <h1 className="sr-only">{heading}</h1>}
      <div
        role="alert"
        className="flex flex-col items-center rounded-card border border-line bg-raised px-6 py-12 text-center"
      >
        <SadFace className="mb-5 h-24 text-muted" />
        <p className="max-w-reading font-medium">{message}</p>
        {hint && <p className="mt-1 max-w-reading text-sm text-muted">{hint}</p>}
        {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
      </div>
    </>
  );
}
