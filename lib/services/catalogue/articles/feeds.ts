import { siteUrl } from '@/lib/platform/env';
import { xmlText } from '@/lib/platform/export/xml';

export interface FeedItem {
  title: string;
  /** Path on this site, which also names the item for good. */
  path: string;
  /** The beginning of the text, without markup. */
  preview: string;
  /** ISO date, null when not known. */
  publishedOn: string | null;
}

/** An RSS 2.0 channel (rssboard.org/rss-specification) of items, newest first. `path`: the page it accompanies. */
export function rssFeed(channel: { title: string; description: string; path: string; items: FeedItem[] }): string {
  const { title, description, path, items } = channel;
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(title)}</title>`,
    `<link>${siteUrl(path)}</link>`,
    `<description>${xmlText(description)}</description>`,
    '<language>en-gb</language>',
    `<atom:link rel="self" type="application/rss+xml" href="${siteUrl(`${path}/rss.xml`)}"/>`,
    ...items.map(itemOf),
    '</channel></rss>',
  ].join('\n');
}

function itemOf({ title, path, preview, publishedOn }: FeedItem): string {
  const link = xmlText(siteUrl(path));
  const date = publishedOn ? `<pubDate>${new Date(publishedOn).toUTCString()}</pubDate>` : '';
  return `<item><title>${xmlText(title)}</title><link>${link}</link><guid>${link}</guid>${date}<description>${xmlText(preview)}</description></item>`;
}
