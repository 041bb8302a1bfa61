import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { type Expression, type Program, parseSync, Visitor } from 'oxc-parser';

/** One import as a file writes it. A `type` import is gone after compiling; a `value` import is loaded at run time. */
export interface ModuleImport {
  specifier: string;
  kind: 'value' | 'type';
}

/** The specifier of an import that names its target only at run time: no check can follow it. */
export const COMPUTED = '(computed)';

/**
 * Every way a file can name another account: import, export … from, import(), import('…').Type, require(),
 * new URL('…', import.meta.url), vi.mock() and their like.
 */
export function importsOf(file: string, source: string): ModuleImport[] {
  const known = parsed.get(file);
  if (known?.source === source) return known.imports;
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const imports = [...declaredImports(program), ...calledImports(program)];
  parsed.set(file, { source, imports });
  return imports;
}

/** Files that were parsed: several checks ask for the imports of all of them. */
const parsed = new Map<string, { source: string; imports: ModuleImport[] }>();

/** The path of the file an import means, from the root of the repository; null for a package or a part of Node. */
export function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return fileAt(specifier.slice(2));
  if (!/^\.{1,2}(\/|$)/.test(specifier)) return null;
  return fileAt(posix.join(dirname(from), specifier));
}

/** The name of the package an import means: `next/link` is `next`, `@tiptap/pm/state` is `@tiptap/pm`. */
export function packageOf(specifier: string): string {
  const depth = specifier.startsWith('@') ? 2 : 1;
  return specifier.split('/').slice(0, depth).join('/');
}

export function importsOfFile(file: string): ModuleImport[] {
  return importsOf(file, readFileSync(file, 'utf8'));
}

function declaredImports(program: Program): ModuleImport[] {
  const found: ModuleImport[] = [];
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      const types = specifiers.filter((named) => named.type === 'ImportSpecifier' && named.importKind === 'type');
      const onlyTypes = importKind === 'type' || (types.length > 0 && types.length === specifiers.length);
      found.push({ specifier: source.value, kind: onlyTypes ? 'type' : 'value' });
    },
    ExportNamedDeclaration({ source, exportKind, specifiers }) {
      if (!source) return;
      const types = specifiers.filter((named) => named.exportKind === 'type');
      const onlyTypes = exportKind === 'type' || (types.length > 0 && types.length === specifiers.length);
      found.push({ specifier: source.value, kind: onlyTypes ? 'type' : 'value' });
    },
    ExportAllDeclaration({ source, exportKind }) {
      found.push({ specifier: source.value, kind: exportKind ?? 'value' });
    },
    TSImportType({ source }) {
      found.push({ specifier: source.value, kind: 'type' });
    },
  }).visit(program);
  return found;
}

function calledImports(program: Program): ModuleImport[] {
  const found: ModuleImport[] = [];
  const add = (target: Expression | undefined) => found.push({ specifier: textOf(target), kind: 'value' });
  new Visitor({
    ImportExpression({ source }) {
      add(source);
    },
    NewExpression({ callee, arguments: [target, base] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'URL' || base?.type !== 'MemberExpression') return;
      if (base.object.type === 'MetaProperty' && target?.type !== 'SpreadElement') add(target);
    },
    CallExpression({ callee, arguments: [target] }) {
      const named = callee.type === 'MemberExpression' && callee.object.type === 'Identifier' ? callee.object : callee;
      if (named.type !== 'Identifier' || target?.type === 'SpreadElement') return;
      if (named.name === 'require') add(target);
      if (named.name !== 'vi' || callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (/^(un|do|doUn)?mock$|^import(Actual|Mock)$/i.test(callee.property.name)) add(target);
    },
  }).visit(program);
  return found;
}

function textOf(node: Expression | undefined): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? '';
  return COMPUTED;
}

const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '/index.ts', '/index.tsx'];

function fileAt(path: string): string {
  const file = ENDINGS.map((ending) => path + ending).find((name) => existsSync(name) && statSync(name).isFile());
  return file ?? path;
}
