import type { ReactNode } from 'react';

type MessageProps = {
  /** A drawing, `h-28`. */
  drawing: ReactNode;
  /** The page's h1. */
  title: string;
  text: string;
  /** The ways on: buttons. */
  children: ReactNode;
};

/** A page that has one thing to say and the ways on: not found, not allowed, failed. */
export function Message({ drawing, title, text, children }: MessageProps) {
  return (
    <div className="flex flex-col items-center py-10 text-center">
      {drawing}
      <h1 className="mt-6 text-2xl">{title}</h1>
      <p className="mt-3 max-w-md text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap items-center justify-center gap-2">{children}</div>
    </div>
  );
}
