'use client';

import { once } from '@/lib/platform/once';

const ID = 'styles';

/**
 * The site's style sheet: linked, or with `inPage` written into the page, which is then painted one round trip earlier. Only the
 * server has its text (lib/platform/web/style-sheet, read by the layout): as a property it would be sent once more, as data for React.
 * @param href where the sheet is linked, also by a page that the browser had to make anew
 */
export function StyleSheet({ href, inPage }: { href: string; inPage: boolean }) {
  const isServer = typeof window === 'undefined';
  if (!inPage || !(isServer || document.getElementById(ID))) {
    return <link rel="stylesheet" href={href} precedence="site" />;
  }
  const text = isServer ? once('style-sheet', notRead).text : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, made by the build.
  return <style id={ID} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}

function notRead(): { text: string } {
  throw new Error('The layout has to read the style sheet before it is written into a page.');
}
