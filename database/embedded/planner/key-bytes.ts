import { encodeKey } from '../bson/key-string';
import type { RegularExpression, Value } from '../bson/types';
import type { FilterNode } from '../query/filter';
import type { Index } from '../storage/collection';
import { isPlainEquality } from './conditions';

/** Beyond so many alternatives looking for them costs more than reading the key. */
const most = 10;
/** Letters that the u flag's folding also finds in a character beyond ASCII (ſ and the Kelvin sign), here as UTF-8. */
const FOLDED: Readonly<Record<string, string>> = { s: '(?:s|\\xc5\\xbf)', k: '(?:k|\\xe2\\x84\\xaa)' };

/**
 * An expression that occurs in every key (a text of one character per byte) of a document that meets all conditions: one
 * look at a key without it tells that the document doesn't match. Undefined where the conditions name nothing certain.
 */
export function bytesInEveryMatch(nodes: readonly FilterNode[], index: Index): RegExp | undefined {
  const found = someOf(nodes, index);
  return found && new RegExp(found.join('|'), 'i');
}

/** The alternatives of one of the conditions, all of which hold. */
function someOf(nodes: readonly FilterNode[], index: Index): string[] | undefined {
  for (const node of nodes) {
    const found = alternativesOf(node, index);
    if (found && found.length <= most) return found;
  }
  return undefined;
}

function alternativesOf(node: FilterNode, index: Index): string[] | undefined {
  if (node.kind === 'and') return someOf(node.children, index);
  if (node.kind === 'or') {
    const found = node.children.map((child) => alternativesOf(child, index));
    return found.every((one) => one !== undefined) ? [...new Set(found.flat())] : undefined;
  }
  if (node.kind !== 'field' || index.descending[index.fields.indexOf(node.path)] !== false) return undefined;
  if (isPlainEquality(node)) {
    const values = [node.operand].flat() as Value[];
    if (values.length > most) return undefined;
    return values.map((value) => asWritten(encodeKey([value], [false]).toString('latin1')));
  }
  return node.operator === '$regex' ? literalOf(node.operand as RegularExpression) : undefined;
}

/** The text an expression stands for where it is one in ASCII; such an expression is also found as a value of its own. */
function literalOf({ pattern, options }: RegularExpression): string[] | undefined {
  if (!/^i?$/.test(options) || !/^(?:[\w @:,;!"'%&=<>~`#-]|\\[!-/:-@[-`{-~])+$/.test(pattern)) return undefined;
  const text = pattern.replace(/\\(.)/g, '$1');
  const literal = [...text].map((char) => FOLDED[char.toLowerCase()] ?? asWritten(char)).join('');
  return text === pattern ? [literal] : [literal, asWritten(pattern)];
}

const asWritten = (bytes: string): string =>
  [...bytes].map((char) => `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
