import type { ReactNode } from 'react';
import { classNames } from './class-names';

type ProseProps = { className?: string } & (
  | { html: string; children?: undefined }
  | { html?: undefined; children: ReactNode }
);

/**
 * Running text at a reading width, with the spacing of its own headings, lists and pictures.
 * @param html markup that the server has sanitized; it is put into the page as it is.
 */
export function Prose({ html, children, className }: ProseProps) {
  const text = classNames('prose max-w-reading', className);
  if (html === undefined) return <div className={text}>{children}</div>;
  const content = { dangerouslySetInnerHTML: { __html: html } };
  return <div className={text} {...content} />;
}
