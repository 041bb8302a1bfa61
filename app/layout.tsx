import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { DemoLine } from '@/components/shell/demo-line';
import { SharedScripts } from '@/components/shell/shared-scripts';
import { LoadingBar } from '@/components/ui/feedback/loading-bar';
import { ArrivalFocus } from '@/components/ui/layout/arrival-focus';
import { SiteFace } from '@/components/ui/layout/site-face';
import { brandStyle } from '@/lib/domain/accounts/brand';
import { picturePath, siteNameOf } from '@/lib/domain/accounts/operator';
import { siteUrl } from '@/lib/platform/env';
import { siteFacts } from '@/lib/platform/site-facts';
import { HEAD_SCRIPT } from '@/lib/platform/web/head-script';
import { firstFont } from '@/lib/platform/web/style-sheet';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const { operator } = await siteFacts();
  const name = siteNameOf(operator);
  const icon = `${picturePath(operator.icon)}?w=480`;
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: name, template: `%s · ${name}` },
    manifest: '/manifest.webmanifest',
    ...(operator.icon && { icons: { icon, apple: icon } }),
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

/** No page is made at build time: every one carries the nonce or the hashes of the policy it is sent with (lib/platform/web). */
export const dynamic = 'force-dynamic';

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [font, { demo, operator }] = [firstFont(), await siteFacts()];
  const picture = (id: string) => id && `${picturePath(id)}?w=480`;
  const face = { name: siteNameOf(operator), logo: picture(operator.logo), logoDark: picture(operator.logoDark) };
  const { countries } = operator;
  if (font) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    // The script in the head may set data-theme and data-intro before React takes over.
    <html lang="en-GB" style={brandStyle(operator.colour)} suppressHydrationWarning>
      <head>
        <script type="module" async blocking="render">
          {HEAD_SCRIPT}
        </script>
      </head>
      <body className="font-sans">
        <LoadingBar />
        <ArrivalFocus />
        <SharedScripts />
        {demo && <DemoLine />}
        <SiteFace face={{ ...face, countries }}>{children}</SiteFace>
      </body>
    </html>
  );
}
