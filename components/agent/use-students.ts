'use client';

import { useEffect, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { call } from '@/lib/api/client';
import type { StudentRow } from '@/lib/contract/students';

/** How many students one answer holds. */
export const PICKED_AT_ONCE = 50;
/** How long the keys must be quiet before a search goes out. */
const QUIET_MS = 250;

interface StudentSearch {
  /** The last answer and what was searched for to get it; undefined before the first. */
  found: { search: string; students: readonly StudentRow[] } | undefined;
  failed: boolean;
  search: (text: string) => void;
  retry: () => void;
}

/** The agent's students whose name, e-mail address or mobile number contains the words, by name; the first 50. */
export function useStudents(): StudentSearch {
  const [asked, setAsked] = useState({ text: '', delay: 0 });
  const [found, setFound] = useState<StudentSearch['found']>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const query = { q: asked.text, sort: 'name' as const, page: 1, limit: PICKED_AT_ONCE };
        const students = await call('GET /get-students', { query, signal: leaving.signal });
        setFound({ search: asked.text, students });
        setFailed(false);
      } catch {
        if (leaving.signal.aborted) return;
        setFailed(true);
        toast.error('Failed to fetch students.');
      }
    };
    const quiet = setTimeout(ask, asked.delay);
    return () => {
      clearTimeout(quiet);
      leaving.abort();
    };
  }, [asked]);

  return {
    found,
    failed,
    search: (text) => setAsked({ text: text.trim(), delay: QUIET_MS }),
    retry: () => setAsked(({ text }) => ({ text, delay: 0 })),
  };
}
