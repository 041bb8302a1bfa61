import { existsSync, readFileSync } from 'node:fs';
import { once } from '@/lib/platform/once';

interface Routes {
  fixed: Set<string>;
  patterns: { page: string; regex: RegExp }[];
}

/**
 * The route that a request's address belongs to, with names in the place of values: `/api/v1/view-course/[id]`,
 * `/_next/static`. 'file' for anything with an extension, 'unknown' for what no route answers: the number of different
 * results is bounded, and none holds what a user typed.
 */
export function routeOf(url: string): string {
  const path = withoutSlash(url.split('?', 1)[0] ?? '/');
  const internal = /^\/_next\/(static|image|data)/.exec(path);
  if (internal) return `/_next/${internal[1]}`;
  const { fixed, patterns } = once('route-patterns', readRoutes);
  if (fixed.has(path)) return path;
  const found = patterns.find(({ regex }) => regex.test(path));
  if (found) return found.page;
  return /\.\w{1,5}$/.test(path) ? 'file' : 'unknown';
}

const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

/** The table that the build writes for its own router; there is none under `next dev`. */
function readRoutes(): Routes {
  const table = '.next/routes-manifest.json';
  if (process.env.NODE_ENV !== 'production' || !existsSync(table)) return { fixed: new Set(), patterns: [] };
  const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync(table, 'utf8')) as {
    staticRoutes: { page: string }[];
    dynamicRoutes: { page: string; regex: string }[];
  };
  return {
    fixed: new Set(staticRoutes.map(({ page }) => page)),
    patterns: dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) })),
  };
}
