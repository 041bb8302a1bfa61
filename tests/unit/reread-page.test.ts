import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';

const FILES = ['app', 'components'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${room}/${name}`),
);

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Whether a file reads its page again although a call may have failed: in a `catch` or a `finally`. */
function refreshesAfterFailure(file: string): boolean {
  const source = readFileSync(file, 'utf8');
  if (!source.includes('.refresh()')) return false;
  const refreshes = (node: Node, failed: boolean): boolean => {
    const { property } = (node.callee ?? {}) as { property?: { name?: string } };
    if (failed && node.type === 'CallExpression' && property?.name === 'refresh') return true;
    return Object.entries(node).some(([key, value]) => {
      const after = failed || node.type === 'CatchClause' || key === 'finalizer';
      return [value].flat().some((child) => isNode(child) && refreshes(child, after));
    });
  };
  return refreshes(parseSync(file, source).program as unknown as Node, false);
}

// Next leaves a page that it can't read again for the browser's own error page: what was typed or chosen there would be gone.
it('reads a page again after a failed call only where there is a network, by rereadPage', () => {
  expect(FILES.filter(refreshesAfterFailure)).toEqual([]);
});
