/**
 * The last searches of this browser. They stay in it, and are removed with the drafts at the end of a session
 * (components/profile/draft.ts).
 */
const KEY = 'recent-searches:all';
const MOST = 8;

/** The searches, the last one first, each as the search part of an address: '?q=nursing'. Browser only. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a search before the others. Where the browser stores nothing, nothing happens. */
export function rememberSearch(address: string): void {
  const others = recentSearches().filter((one) => one !== address);
  try {
    localStorage.setItem(KEY, JSON.stringify([address, ...others].slice(0, MOST)));
  } catch {
    // Full or switched off.
  }
}

export function clearRecentSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Switched off: there are none.
  }
}
