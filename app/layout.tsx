import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SharedScripts } from '@/components/shell/shared-scripts';
import { EarlyChanges } from '@/components/ui/controls/early-changes';
import { LoadingBar } from '@/components/ui/feedback/loading-bar';
import { ArrivalFocus } from '@/components/ui/layout/arrival-focus';
import { PRODUCT_NAME } from '@/lib/domain/product-name';
import { siteUrl } from '@/lib/env';
import { HEAD_SCRIPT } from '@/lib/head-script';
import { bricolage, inter, interExtended } from './fonts';
import './globals.css';

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: PRODUCT_NAME, template: `%s · ${PRODUCT_NAME}` },
    description: 'Find a course abroad, apply to it and follow your application.',
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7faf8' },
    { media: '(prefers-color-scheme: dark)', color: '#0f1719' },
  ],
};

/** No page is made at build time: every one carries the nonce or the hashes of the policy it is sent with (lib/web). */
export const dynamic = 'force-dynamic';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script in the head may set data-theme and data-intro before React takes over.
    <html
      lang="en-GB"
      className={`${inter.variable} ${interExtended.variable} ${bricolage.variable}`}
      suppressHydrationWarning
    >
      <head>
        <script type="module" async blocking="render">
          {HEAD_SCRIPT}
        </script>
      </head>
      <body className="font-sans">
        <EarlyChanges />
        <LoadingBar />
        <ArrivalFocus />
        <SharedScripts />
        {children}
      </body>
    </html>
  );
}
