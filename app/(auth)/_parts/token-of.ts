import type { Metadata } from 'next';

/** What Next gives a page that the link of an e-mail leads to. */
export type LinkPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What such a page tells browsers and search engines: its address has a secret in it. */
export const linkMetadata = (title: string): Metadata => ({
  title,
  referrer: 'no-referrer',
  robots: { index: false },
});

/** What the link of an e-mail carries; '' where it carries nothing, or more than one. */
export async function tokenOf(searchParams: LinkPageProps['searchParams']): Promise<string> {
  const { token } = await searchParams;
  return typeof token === 'string' ? token : '';
}
