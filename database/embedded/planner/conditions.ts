import { compareValues } from '../bson/compare';
import { hasOneEncoding } from '../bson/key-string';
import { isDoc, type Value } from '../bson/types';
import type { CompiledFilter, FieldNode, FilterNode, LogicalNode } from '../query/filter';
import { isValueCondition } from '../query/operators/array';
import { parseFilterNode } from '../query/parse-filter';
import { elementIntervals, type Interval, intersect, intervalsOf } from './intervals';

/** What a filter demands of every matching document, by path. */
export class Conditions {
  /** Per path the interval lists of its conditions; each list alone holds for every match. */
  private readonly byPath = new Map<string, Interval[][]>();
  private readonly nodes: FieldNode[] = [];
  /** The $or conditions, each of which must hold too. */
  readonly alternatives: LogicalNode[] = [];
  /** Whether the filter says nothing beyond what `areWhollyBounded` looks at. */
  private plain = true;

  constructor(private readonly filter: Pick<CompiledFilter, 'root'>) {
    this.collect(filter.root, '');
  }

  /**
   * The intervals for an index on this path. On a multikey path two conditions may be met by two different elements,
   * so only the narrowest list counts; otherwise their intersection.
   */
  intervals(path: string, multikey: boolean): Interval[] | undefined {
    const lists = this.byPath.get(path);
    if (!lists) return undefined;
    if (multikey) return lists.reduce((a, b) => (narrowness(b) < narrowness(a) ? b : a));
    return lists.reduce(intersect);
  }

  /** The interval lists of all conditions on a multikey path, each of which every matching document has a key in. */
  everyList(path: string): readonly Interval[][] {
    return this.byPath.get(path) ?? [];
  }

  /**
   * Whether the filter is nothing but conditions on exactly these paths, each of which holds for every value within its
   * intervals. Said of paths that lead through no array.
   */
  areWhollyBounded(paths: readonly string[]): boolean {
    if (!this.plain) return false;
    return (
      this.nodes.every((node) => paths.includes(node.path) && isWhollyBounded(node)) &&
      paths.every((path) => this.nodes.some((node) => node.path === path))
    );
  }

  /**
   * What the filter says beyond equalities on these paths, of which each must have one; undefined when it says less. Said of
   * paths that lead through no array: a key of null is a document without the field, or with null there.
   */
  beyondEqualities(paths: readonly string[]): FilterNode[] | undefined {
    const { root } = this.filter;
    if (root.kind !== 'and') return undefined;
    const isEquality = (node: FilterNode) =>
      node.kind === 'field' && paths.includes(node.path) && isEqualityOfKeys(node);
    const nodes = withoutNesting(root.children);
    const equalities = nodes.filter(isEquality);
    return equalities.length === paths.length ? nodes.filter((node) => !isEquality(node)) : undefined;
  }

  /** Whether every matching document also matches the condition of a partial index. */
  imply(partial: FilterNode): boolean {
    if (partial.kind === 'and') return partial.children.every((child) => this.imply(child));
    if (partial.kind === 'or') return partial.children.some((child) => this.imply(child));
    if (partial.kind !== 'field') return false;
    return this.nodes.some((node) => node.path === partial.path && implies(node, partial));
  }

  private collect(node: FilterNode, prefix: string): void {
    if (node.kind === 'and') for (const child of node.children) this.collect(child, prefix);
    else if (node.kind === 'or') {
      if (node.children.length === 1) this.collect(node.children[0] as FilterNode, prefix);
      else {
        this.plain = false;
        if (prefix === '') this.alternatives.push(node);
      }
    } else if (node.kind === 'field') this.collectField(node, prefix);
    else this.plain = false;
  }

  private collectField(node: FieldNode, prefix: string): void {
    const path = prefix + node.path;
    // "a.0" means an element or a field named "0"; an index on it covers only the former.
    if (path.split('.').some((part) => /^\d+$/.test(part))) {
      this.plain = false;
      return;
    }
    if (prefix === '') this.nodes.push(node);
    if (node.operator === '$elemMatch' && isDoc(node.operand)) {
      if (isValueCondition(node.operand)) this.add(path, elementIntervals(node));
      else this.collect(parseFilterNode(node.operand), `${path}.`);
    } else this.add(path, intervalsOf(node));
  }

  private add(path: string, intervals: Interval[] | undefined): void {
    if (!intervals) return;
    const lists = this.byPath.get(path);
    if (lists) lists.push(intervals);
    else this.byPath.set(path, [intervals]);
  }
}

/** The conditions within an $and beside those next to it. */
function withoutNesting(nodes: readonly FilterNode[]): FilterNode[] {
  return nodes.flatMap((node) => (node.kind === 'and' ? withoutNesting(node.children) : [node]));
}

/** "Equal to this value" or "to one of these", where equal values have equal keys. */
export const isPlainEquality = (node: FieldNode): boolean => equalTo(node)?.every(hasOneEncoding) === true;

/** Whether every value within the condition's intervals meets it; on a path through no array null does, too. */
function isWhollyBounded(node: FieldNode): boolean {
  if (/^\$[gl]te?$/.test(node.operator)) return hasOneEncoding(node.operand);
  return isEqualityOfKeys(node);
}

/** "Equal to this value" or "to one of these", where exactly the documents that meet it have these keys. */
const isEqualityOfKeys = (node: FieldNode): boolean =>
  equalTo(node)?.every((value) => value === null || hasOneEncoding(value)) === true;

function equalTo({ operator, operand }: FieldNode): readonly Value[] | undefined {
  if (operator === '$eq') return [operand];
  return operator === '$in' && Array.isArray(operand) ? operand : undefined;
}

/** Few points are narrower than many, points narrower than ranges. */
function narrowness(intervals: readonly Interval[]): number {
  return intervals.length + (intervals.every((interval) => interval.isPoint) ? 0 : 10_000);
}

const demandsExistence: ReadonlySet<string> = new Set(['$gt', '$gte', '$lt', '$lte', '$regex', '$type', '$elemMatch']);

function implies(node: FieldNode, partial: FieldNode): boolean {
  const { operator, operand } = node;
  if (operator === partial.operator && compareValues(operand, partial.operand) === 0) return true;
  if (operator === '$eq') return operand !== null && !Array.isArray(operand) && partial.matchesValue(operand);
  if (operator === '$in' && Array.isArray(operand))
    return operand.every((member) => member !== null && !Array.isArray(member) && partial.matchesValue(member));
  if (partial.operator === '$exists') return operand !== null && demandsExistence.has(operator);
  return isNarrowerRange(node, partial);
}

/** `a > 5` implies `a > 3` and `a >= 5`, within one type. */
function isNarrowerRange(node: FieldNode, partial: FieldNode): boolean {
  if (node.operator.slice(0, 3) !== partial.operator.slice(0, 3)) return false;
  if (!/^\$[gl]te?$/.test(node.operator) || !/^\$[gl]te?$/.test(partial.operator)) return false;
  if (node.operand === null || Array.isArray(node.operand)) return false;
  return (
    partial.matchesValue(node.operand) ||
    (compareValues(node.operand, partial.operand) === 0 && node.operator.length < partial.operator.length)
  );
}
