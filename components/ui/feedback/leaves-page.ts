type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'>;

/**
 * Whether a click follows a link to another page of this site in this tab. False for new tabs, downloads, other sites
 * and jumps within the page. The router's links prevent the default and navigate themselves, so that says nothing;
 * a control inside a link that keeps the click to itself must stop its propagation.
 * @param here address of the page in sight.
 */
export function leavesPage(click: Click, here: string): boolean {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return false;
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return false;
  const from = new URL(here);
  const to = new URL(link.href, from);
  return to.origin === from.origin && to.pathname + to.search !== from.pathname + from.search;
}
