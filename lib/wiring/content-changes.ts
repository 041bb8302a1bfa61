import { subscribe } from '@/lib/platform/events/bus';
import { log } from '@/lib/platform/log';
import { onSiteFactsCorrected, siteFactsChanged } from '@/lib/platform/site-facts';
import { contentChanged } from '@/lib/platform/web/page-cache';
import { courseIndex, searchIsCurrent } from '@/lib/services/catalogue/search/current-index';

/** Drops cached public pages when any web process changes what they show. Called once per process. */
export function dropChangedPages(): void {
  onSiteFactsCorrected(() => logFailure(contentChanged('site')));
  subscribe(({ kind }) => {
    if (kind === 'articles-changed') logFailure(contentChanged('articles'));
    if (kind === 'practice-changed') logFailure(contentChanged('practice'));
    if (kind === 'site-changed') {
      siteFactsChanged();
      // The countries that are offered may be others: the search index follows them, and takes longer.
      logFailure(
        contentChanged('site')
          .then(searchIsCurrent)
          .then(() => contentChanged('search')),
      );
    }
    if (kind === 'universities-changed' || kind === 'facts-changed') logFailure(contentChanged('courses'));
    // The search index follows the same event and may take longer: what shows its numbers waits for it.
    if (kind === 'courses-changed') {
      logFailure(
        contentChanged('courses')
          .then(searchIsCurrent)
          .then(() => contentChanged('search')),
      );
    }
  });
}

/** Drops the cached pages that were rendered before the first search index, and so without its numbers. */
export function showNumbersOnceKnown(): void {
  logFailure(courseIndex().then(() => contentChanged('search')));
}

function logFailure(change: Promise<void>): void {
  change.catch((error) => log().error({ err: error }, 'public pages may be up to five minutes behind'));
}
