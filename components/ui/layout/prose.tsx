import type { ReactNode } from 'react';

type ProseProps = { html: string; children?: undefined } | { html?: undefined; children: ReactNode };

/**
 * Running text at a reading width, with the spacing of its own headings, lists and pictures.
 * @param html markup that the server has sanitized; it is put into the page as it is.
 */
export function Prose({ html, children }: ProseProps) {
  if (html === undefined) return <div className="prose max-w-reading">{children}</div>;
  const content = { dangerouslySetInnerHTML: { __html: html } };
  return <div className="prose max-w-reading" {...content} />;
}
