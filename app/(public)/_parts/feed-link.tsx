import { Rss } from 'lucide-react';

/** For readers who follow a site with a feed reader of their own. A file, so no link of the router. */
export function FeedLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      type="application/rss+xml"
      className="inline-flex min-h-10 items-center gap-1.5 rounded-control px-1 text-sm text-muted hover:text-ink hover:underline"
    >
      <Rss aria-hidden className="size-4" />
      RSS feed
    </a>
  );
}
