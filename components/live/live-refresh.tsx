import { type Follows, Refresher } from './refresher';

/**
 * Keeps a page as it is on the server: it is read again when something that it follows changes, on this page or another.
 * What is being typed, open dialogs and the focus stay. One per page, with all that the page shows.
 */
export function LiveRefresh(follows: Follows) {
  return <Refresher {...follows} madeAt={Date.now()} />;
}
