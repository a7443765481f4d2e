/**
 * Counts groups of which each can reach all others (R. Tarjan, Depth-first search and linear graph algorithms, 1972), without those of
 * one that does not lead back to itself.
 * @param edges from each name to others; names that lead nowhere may be missing
 */
export function circlesIn(edges: ReadonlyMap<string, readonly string[]>): number {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  let circles = 0;

  function visit(name: string): number {
    const index = order.size;
    let low = index;
    order.set(name, index);
    stack.push(name);
    onStack.add(name);
    for (const next of edges.get(name) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (onStack.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === index) close(name);
    return low;
  }

  function close(first: string): void {
    const group = stack.splice(stack.indexOf(first));
    for (const name of group) onStack.delete(name);
    if (group.length > 1 || edges.get(first)?.includes(first)) circles += 1;
  }

  for (const name of edges.keys()) if (!order.has(name)) visit(name);
  return circles;
}
