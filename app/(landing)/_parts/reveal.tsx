'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** How much of a section must be in sight before it comes in. */
const THRESHOLD = 0.1;

/**
 * A section that comes in, in 0.7 s, when it is scrolled into sight. It is only ever hidden by this script, and only
 * while it lies below the screen: without JavaScript, for crawlers and where less motion is asked for it simply stands
 * there. The observer says where it lies; asking the element itself would force a layout at the page's start.
 */
export function Reveal({ labelledBy, className, children }: RevealProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1) as IntersectionObserverEntry;
        const waits = !isIntersecting && (element.dataset.waiting === '' || boundingClientRect.top >= innerHeight);
        if (waits) {
          element.dataset.waiting = '';
        } else {
          delete element.dataset.waiting;
          observer.disconnect();
        }
      },
      { threshold: THRESHOLD },
    );
    observer.observe(element);
    return () => {
      delete element.dataset.waiting;
      observer.disconnect();
    };
  }, []);
  return (
    <section ref={section} aria-labelledby={labelledBy} className={className}>
      <div className="transition-[opacity,translate] duration-700 in-data-waiting:translate-y-6 in-data-waiting:opacity-0 print:translate-none print:opacity-100">
        {children}
      </div>
    </section>
  );
}

type RevealProps = {
  /** The id of the section's heading. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
};
