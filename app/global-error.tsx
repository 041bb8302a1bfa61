'use client';

import { useEffect } from 'react';
import { buttonStyle } from '@/components/ui/buttons/button-style';

/**
 * Stands in for the whole document when its very frame failed, so it relies on nothing but the style sheet. That one comes when
 * the page is shown: named above, it would be fetched by every page (decision 16).
 */
export default function GlobalError({ retry }: { retry: () => void }) {
  useEffect(() => {
    import('./globals.css');
  }, []);
  return (
    <html lang="en-GB">
      <body className="font-sans">
        <title>Something went wrong</title>
        <main className="flex min-h-dvh flex-col items-center justify-center px-4 py-16 text-center">
          <div role="alert">
            <h1 className="text-2xl">Something went wrong on our side</h1>
            <p className="mx-auto mt-3 max-w-md text-muted">
              The site could not be shown. Please try again in a moment. What you saved before is safe.
            </p>
          </div>
          <div className="mt-6 flex flex-wrap justify-center gap-2">
            <button type="button" onClick={retry} className={buttonStyle('primary', 'md')}>
              Try again
            </button>
            {/* A full load: the router may be part of what failed. */}
            <a href="/" className={buttonStyle('secondary', 'md')}>
              Home page
            </a>
          </div>
        </main>
      </body>
    </html>
  );
}
