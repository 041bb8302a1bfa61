'use client';

import { useEffect, useRef, useState } from 'react';
import { coursesText } from './course-count';

/** After the last change, in ms: while typing, only the settled number is spoken. */
const SETTLED = 800;

/** Tells screen readers how many courses there are now; nothing at first. `total` is null while it isn't known. */
export function Announcement({ total }: { total: number | null }) {
  const [spoken, setSpoken] = useState('');
  const isFirst = useRef(true);
  useEffect(() => {
    if (total === null) {
      isFirst.current = false;
      return;
    }
    if (isFirst.current) return;
    const text = total === 0 ? 'No course matches' : `${coursesText(total)} found`;
    const timer = setTimeout(() => setSpoken(text), SETTLED);
    return () => clearTimeout(timer);
  }, [total]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
