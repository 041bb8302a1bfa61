import { clientAddress, rangeOf } from '@/lib/platform/limits/client-address';
import { KNOWN_BROWSER_COOKIE } from './known-browser';

/** A secret of the browser while it signs in through the directory. */
export const DIRECTORY_COOKIE = 'oidc';

/** The browser or script that signs in, as far as it can be known. */
export interface Client {
  /** Browser and system in words; '' where it doesn't say. */
  device: string;
  /** Its address, of IPv6 the /64; never stored. */
  address: string;
  /** The range of its address. */
  network: string;
  /** The cookie by which accounts know a browser that signed in before; null without one. */
  knownBy: string | null;
  /** The cookie of a sign-in through the directory that is on its way; null or absent without one. */
  directory?: string | null;
}

/** Reads who signs in from a request's headers. */
export function clientOf(headers: Headers): Client {
  const address = clientAddress({ headers });
  return {
    device: deviceOf(headers.get('user-agent') ?? ''),
    address,
    network: rangeOf(address),
    knownBy: cookieOf(headers, KNOWN_BROWSER_COOKIE),
    directory: cookieOf(headers, DIRECTORY_COOKIE),
  };
}

/** The value of a request's cookie, or null. */
export function cookieOf(headers: Headers, name: string): string | null {
  const pair = headers
    .get('cookie')
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
}

/** The first that fits: most browsers also name the ones they descend from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** 'Firefox on Windows'; for what is no browser the first word it calls itself by. */
export function deviceOf(userAgent: string): string {
  const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? /^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? '';
}
