import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { LoadingBar } from '@/components/ui/loading-bar';
import { THEME_COOKIE, themeFromCookie } from '@/components/ui/theme';
import { Toaster } from '@/components/ui/toaster';
import { inter, interExtended } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Study abroad', template: '%s · Study abroad' },
  description: 'Find a course abroad, apply to it and follow your application.',
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7faf8' },
    { media: '(prefers-color-scheme: dark)', color: '#0f1719' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = themeFromCookie((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html lang="en-GB" data-theme={theme} className={`${inter.variable} ${interExtended.variable}`}>
      <body className="font-sans">
        <LoadingBar />
        {children}
        <Toaster />
      </body>
    </html>
  );
}
