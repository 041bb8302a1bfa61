'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef, useState } from 'react';
import { leavesPage } from './leaves-page';

/** Milliseconds: how fast the bar grows, how fast it fades, how long it stays full. */
const SPEED = 500;
const FADE = 300;
const WAIT = 1000;

const START = 'loading-bar:start';

/** For navigations a program starts, such as `router.push` after a form: shows the bar until the next page is there. */
export function startLoadingBar(): void {
  document.dispatchEvent(new Event(START));
}

/** A thin bar at the top while the next page loads. Once per document, in the root layout. */
export function LoadingBar() {
  return (
    <Suspense>
      <Bar />
    </Suspense>
  );
}

type Phase = 'hidden' | 'growing' | 'full' | 'fading';

function Bar() {
  const address = `${usePathname()}?${useSearchParams()}`;
  const [phase, setPhase] = useState<Phase>('hidden');
  const shownAddress = useRef(address);

  useEffect(() => {
    const start = () => setPhase('growing');
    const onClick = (event: MouseEvent) => {
      if (leavesPage(event, location.href)) start();
    };
    window.addEventListener('click', onClick);
    document.addEventListener(START, start);
    return () => {
      window.removeEventListener('click', onClick);
      document.removeEventListener(START, start);
    };
  }, []);

  useEffect(() => {
    if (shownAddress.current === address) return;
    shownAddress.current = address;
    setPhase((now) => (now === 'growing' ? 'full' : now));
  }, [address]);

  useEffect(() => {
    if (phase !== 'full' && phase !== 'fading') return;
    const timer = setTimeout(() => setPhase(phase === 'full' ? 'fading' : 'hidden'), phase === 'full' ? WAIT : FADE);
    return () => clearTimeout(timer);
  }, [phase]);

  if (phase === 'hidden') return null;
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-grow bg-brand"
      style={{
        transform: phase === 'growing' ? 'scaleX(0.8)' : 'scaleX(1)',
        opacity: phase === 'fading' ? 0 : 1,
        transition: `transform ${SPEED}ms ease-out, opacity ${FADE}ms ease-out`,
      }}
    />
  );
}
