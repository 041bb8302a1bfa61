'use client';

import { useEffect, useState } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import { call } from '@/lib/api/client';
import type { Result } from '@/lib/contract/operation';
import type { applicants } from '@/lib/contract/people/agent-area';

/** How many students one answer holds. */
const PICKED_AT_ONCE = 50;
/** How long the keys must be quiet before a search goes out. */
const QUIET_MS = 250;

interface ApplicantSearch {
  /** The last answer and what was searched for to get it; undefined before the first. */
  found: (Result<typeof applicants> & { search: string }) | undefined;
  failed: boolean;
  search: (text: string) => void;
  /** '' for all. */
  counsellor: string;
  ofCounsellor: (name: string) => void;
  retry: () => void;
}

/**
 * The agent's students whose name, e-mail address or mobile number contains the words, those who fit first, with how each stands
 * towards the course; the first 50.
 */
export function useApplicants(courseId: string): ApplicantSearch {
  const [asked, setAsked] = useState({ text: '', counsellor: '', delay: 0 });
  const [found, setFound] = useState<ApplicantSearch['found']>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const query = { courseId, q: asked.text, counsellor: asked.counsellor, page: 1, limit: PICKED_AT_ONCE };
        const answer = await call('GET /agent/applicants', { query, signal: leaving.signal });
        setFound({ ...answer, search: asked.text });
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
  }, [asked, courseId]);

  return {
    found,
    failed,
    search: (text) => setAsked((before) => ({ ...before, text: text.trim(), delay: QUIET_MS })),
    counsellor: asked.counsellor,
    ofCounsellor: (counsellor) => setAsked((before) => ({ ...before, counsellor, delay: 0 })),
    retry: () => setAsked((before) => ({ ...before, delay: 0 })),
  };
}
