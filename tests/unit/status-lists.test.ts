import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '@/lib/domain/applications/application-status';
import { sourceFiles } from '../support/rooms';

const STATUSES = new Set<unknown>(APPLICATION_STATUSES);

/** Where statuses may be listed: the table itself, words for moves by status, what is fixed in time, and invented people. */
const ALLOWED = [
  'lib/domain/applications/application-status.ts',
  'lib/domain/applications/usual-reasons.ts',
  'lib/platform/mail/templates/decisions.ts',
  'lib/platform/migrations/steps/',
  'scripts/demo/',
  'bench/',
  'app/dev/',
  'lib/platform/mail/samples/',
];

type Node = { type: string; start: number; [key: string]: unknown };

/** The lists of two or more statuses in a source: arrays, objects by status, unions, cases, and comparisons joined by 'or'. */
function listsIn(source: string, file: string): number[] {
  const found: number[] = [];
  const isStatus = (node: Node | null | undefined) =>
    node?.type === 'Literal'
      ? STATUSES.has(node.value)
      : node?.type === 'TSLiteralType' && STATUSES.has((node.literal as Node).value);
  const keyOf = ({ key }: Node) => (key as Node)?.value ?? (key as Node)?.name;
  const compared = (node: Node): number => {
    if (node.type === 'LogicalExpression') return compared(node.left as Node) + compared(node.right as Node);
    return node.type === 'BinaryExpression' && [node.left, node.right].some((side) => isStatus(side as Node)) ? 1 : 0;
  };
  const countOf = (node: Node): number => {
    if (node.type === 'ArrayExpression') return (node.elements as Node[]).filter(isStatus).length;
    if (node.type === 'TSUnionType') return (node.types as Node[]).filter(isStatus).length;
    if (node.type === 'ObjectExpression')
      return (node.properties as Node[]).filter((one) => STATUSES.has(keyOf(one))).length;
    if (node.type === 'SwitchStatement')
      return (node.cases as Node[]).filter(({ test }) => isStatus(test as Node)).length;
    return node.type === 'LogicalExpression' ? compared(node) : 0;
  };
  const walk = (value: unknown): void => {
    if (!value || typeof value !== 'object') return;
    const node = value as Node;
    if (typeof node.type === 'string' && countOf(node) > 1) found.push(node.start);
    for (const part of Object.values(node)) walk(part);
  };
  walk(parseSync(file, source).program);
  return found;
}

describe('lists of statuses', () => {
  it('are found in each of the ways that they can be written', () => {
    const ways = [
      "const A = ['Pending', 'Submitted'];",
      "const B = { Pending: 1, 'Under Review': 2 };",
      "type C = 'Pending' | 'Submitted';",
      "switch (s) { case 'Pending': break; case 'Submitted': }",
      "const d = s === 'Pending' || 'Submitted' === s;",
      "const e = s !== 'Pending' && s !== 'Submitted';",
    ];
    for (const way of ways) expect(listsIn(way, 'a.ts').length, way).toBeGreaterThan(0);
    expect(listsIn("const f = s === 'Pending' || t; const g = ['Pending', other];", 'a.ts')).toEqual([]);
  });

  it('stand in the one table of rules, and are derived from it everywhere else', () => {
    const elsewhere = sourceFiles()
      .filter((file) => !ALLOWED.some((allowed) => file.startsWith(allowed)))
      .flatMap((file) => {
        const source = readFileSync(file, 'utf8');
        if (!APPLICATION_STATUSES.some((status) => source.includes(status))) return [];
        return listsIn(source, file).map((at) => `${file}:${source.slice(0, at).split('\n').length}`);
      });
    expect(elsewhere).toEqual([]);
  });
});
