'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { alreadyGreeted, rememberGreeting } from './intro-date';

/** Milliseconds after the page has come to life. */
const HIDES_AFTER = 5000;
const REMEMBERED_AFTER = 6000;
/** As long as the transition of its opacity. */
const FADES_MS = 300;

type Phase = 'absent' | 'shown' | 'leaving';

/**
 * A small greeting once per day that floats in, can be skipped and leaves by itself. Made by script after the page is
 * there and deaf to the pointer but for its button, so it blocks neither content nor crawlers; none for who asks for
 * less motion. The drawing comes from the server, so that no script carries it.
 */
export function Intro({ drawing }: { drawing: ReactNode }) {
  const [phase, setPhase] = useState<Phase>('absent');
  useEffect(() => {
    if (isCrawler() || matchMedia('(prefers-reduced-motion: reduce)').matches || alreadyGreeted()) return;
    setPhase('shown');
    const hide = setTimeout(() => setPhase((now) => (now === 'shown' ? 'leaving' : now)), HIDES_AFTER);
    // Runs on when the visitor moves to another page: today's greeting has been seen.
    setTimeout(rememberGreeting, REMEMBERED_AFTER);
    return () => clearTimeout(hide);
  }, []);
  useEffect(() => {
    if (phase !== 'leaving') return;
    // Not the transition's end: browsers leave that out for what they don't draw.
    const gone = setTimeout(() => setPhase('absent'), FADES_MS);
    return () => clearTimeout(gone);
  }, [phase]);
  if (phase === 'absent') return null;
  return (
    <aside
      aria-label="Welcome"
      data-leaving={phase === 'leaving' || undefined}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-sm animate-slide-up items-center gap-4 rounded-card border border-line bg-raised p-4 shadow-float transition-opacity duration-300 data-leaving:opacity-0"
    >
      {drawing}
      <p className="min-w-0 flex-1 text-sm">
        <span className="block font-semibold">Welcome.</span>
        Your way abroad starts with one search.
      </p>
      <Button variant="ghost" size="sm" onClick={() => setPhase('leaving')} className="pointer-events-auto">
        Skip
      </Button>
    </aside>
  );
}

function isCrawler(): boolean {
  return /bot\b|crawl|spider|slurp|lighthouse|pagespeed|preview/i.test(navigator.userAgent);
}
