import type { Metadata } from 'next';
import { siteNameOf } from '@/lib/domain/accounts/operator';
import { siteFacts } from '@/lib/platform/site-facts';

interface PublicPlace {
  /** The page's title, without the site's name. */
  title: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
  /** The one address of this content, from the root. */
  path: string;
  /** A picture of its own instead of the site's, from the root. */
  image?: string | null;
  /** ISO date of an article. */
  publishedOn?: string | null;
  /** The title stands alone, without the site's name behind it. */
  alone?: boolean;
  /** Made of courses and universities: those of a demo are invented, and no search engine is to show them. */
  ofCatalogue?: boolean;
  /** Feeds of this content: path by title. */
  feed?: { path: string; title: string };
}

/**
 * What search engines and shared links read of a public page: its one address, also per language (one so far), and a
 * picture. Paths become whole addresses through the root layout's `metadataBase`.
 */
export async function publicMetadata(place: PublicPlace): Promise<Metadata> {
  const { title, description, path, image, publishedOn, alone = false, feed, ofCatalogue = false } = place;
  const { operator, demo } = await siteFacts();
  const images = [image ? { url: image } : { url: '/og.png', width: 1200, height: 630 }];
  return {
    title: alone ? { absolute: title } : title,
    description,
    ...(demo && ofCatalogue && { robots: { index: false } }),
    alternates: {
      canonical: path,
      languages: { 'en-GB': path, 'x-default': path },
      ...(feed && { types: { 'application/rss+xml': [{ url: feed.path, title: feed.title }] } }),
    },
    openGraph: {
      siteName: siteNameOf(operator),
      locale: 'en_GB',
      title,
      description,
      url: path,
      images,
      ...(publishedOn === undefined
        ? { type: 'website' as const }
        : { type: 'article' as const, ...(publishedOn && { publishedTime: publishedOn }) }),
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}
