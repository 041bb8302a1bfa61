import type { RefObject } from 'react';
import { shownMarkup } from './early-writing';

interface WaitingTextProps {
  area: RefObject<HTMLDivElement | null>;
  attributes: Record<string, string>;
  /** The stored text, which the server sanitized. */
  html: string;
}

/** The text as the editor will show it, to press and to type into until the editor takes its place. */
export function WaitingText({ area, attributes, html }: WaitingTextProps) {
  const { class: className, ...rest } = attributes;
  const content = { dangerouslySetInnerHTML: { __html: shownMarkup(html) } };
  const compose = (isComposing: boolean) => area.current?.toggleAttribute('data-composing', isComposing);
  return (
    <div
      ref={area}
      {...rest}
      className={`ProseMirror ${className}`}
      contentEditable
      // What was typed before the scripts were there stays.
      suppressHydrationWarning
      onCompositionStart={() => compose(true)}
      onCompositionEnd={() => compose(false)}
      {...content}
    />
  );
}
