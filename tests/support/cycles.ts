/** The groups of nodes that reach each other, each node once; `arrows` names the nodes that a node points at. */
export function cycles(nodes: Iterable<string>, arrows: (node: string) => Iterable<string>): string[][] {
  const order = new Map<string, number>();
  const earliest = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];

  // Tarjan's algorithm: a group ends at the node from which nothing earlier on the path can be reached.
  function visit(node: string): number {
    const place = order.size;
    order.set(node, place);
    earliest.set(node, place);
    path.push(node);
    for (const next of arrows(node)) {
      const reach = order.has(next) ? (path.includes(next) ? (order.get(next) ?? place) : place) : visit(next);
      earliest.set(node, Math.min(earliest.get(node) ?? place, reach));
    }
    const reach = earliest.get(node) ?? place;
    if (reach !== place) return reach;
    const group = path.splice(path.indexOf(node));
    if (group.length > 1) found.push(group.sort());
    return place;
  }

  for (const node of nodes) if (!order.has(node)) visit(node);
  return found;
}
