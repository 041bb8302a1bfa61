'use client';

import { useEffect, useRef, useState } from 'react';

/** After the last change, in ms: while typing, only what it settles at is spoken. */
const SETTLED = 800;

/** Announces changes of `text` to screen readers, but not the first text. It is null while the new one isn't known. */
export function Announcement({ text }: { text: string | null }) {
  const [spoken, setSpoken] = useState('');
  const first = useRef<string | null>(text);
  useEffect(() => {
    if (text !== first.current) first.current = null;
    if (text === null || first.current !== null) return;
    const timer = setTimeout(() => setSpoken(text), SETTLED);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
