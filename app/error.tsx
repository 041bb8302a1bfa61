'use client';

import { Button } from '@/components/ui/buttons/button';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { SadFace } from '@/components/ui/feedback/sad-face';
import { Logo } from '@/components/ui/layout/logo';
import { Message } from './(public)/_parts/message';

/** Stands in for a page that failed. What went wrong is in the server's log, not here. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <div className="min-h-dvh">
      <header className="flex h-16 items-center px-4 md:px-8">
        <a href="/" className="rounded-control">
          <Logo />
        </a>
      </header>
      <main className="px-4 py-6">
        <Message
          drawing={<SadFace className="h-28 text-muted" />}
          title="Something went wrong on our side"
          text="This page could not be shown. Please try again in a moment. What you saved before is safe."
        >
          <Button onClick={retry}>Try again</Button>
          {/* Full loads: the router may be part of what failed. */}
          <a href="/" className={buttonStyle('secondary', 'md')}>
            Home page
          </a>
        </Message>
      </main>
    </div>
  );
}
