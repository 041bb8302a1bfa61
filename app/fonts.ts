import localFont from 'next/font/local';

/** Inter for Latin text: the one file every page preloads, and as small as it can be (fonts/README.md). */
export const inter = localFont({
  src: './fonts/inter-latin.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-inter',
});

/**
 * Names and places with letters outside Latin-1 (Š, ł, ₹ …). It stands first in the font stack and is fetched only
 * when a page shows one of its characters; without the range it would take over the whole text.
 */
export const interExtended = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-inter-ext',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

/**
 * Bricolage Grotesque for headings and big figures: Latin letters in the one weight they have. Not preloaded: the first
 * paint takes the fallback at the same size, and the headings change when the file is there.
 */
export const bricolage = localFont({
  src: './fonts/bricolage-grotesque-latin-600.woff2',
  weight: '600',
  display: 'swap',
  preload: false,
  variable: '--font-bricolage',
});
