import { readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { COMPUTED, importsOf, packageOf, resolveImport } from './module-imports';

/** What the files of one room may import besides each other. */
interface Room {
  rooms: readonly string[];
  /** The packages, `node` for Node's own modules; any package where this is left out. */
  packages?: readonly string[];
  /** Scripts may import what only their arguments name. */
  computed?: true;
}

/** Settings, errors, log and process-wide singletons: every server room stands on these four. */
const FLOOR = ['lib/env.ts', 'lib/errors.ts', 'lib/log.ts', 'lib/once.ts'];

const BROWSER = [
  'components/drawings',
  'components/ui',
  'lib/api/client.ts',
  'lib/api/upload.ts',
  'lib/contract',
  'lib/cost',
  'lib/deadlines',
  'lib/domain',
  'lib/eligibility',
  'lib/facts',
  'lib/head-script.ts',
];
const BROWSER_PACKAGES = ['lucide-react', 'next', 'react'];
const FORM_PACKAGES = ['@hookform/resolvers', 'react-hook-form', 'zod'];
const SCREENS = [
  'activity',
  'agent',
  'application',
  'article',
  'compare',
  'course',
  'course-search',
  'editor',
  'eligibility',
]
  .concat(['live', 'message', 'profile', 'report', 'shell', 'staff', 'tables'])
  .map((name) => `components/${name}`);

const component = (others: readonly string[], packages: readonly string[] = []): Room => ({
  rooms: [...BROWSER, ...others.map((name) => `components/${name}`)],
  packages: [...BROWSER_PACKAGES, ...packages],
});

const SERVER = [
  ...FLOOR,
  'lib/access.ts',
  'lib/auth',
  'lib/contract',
  'lib/cost',
  'lib/db.ts',
  'lib/deadlines',
  'lib/domain',
  'lib/eligibility',
  'lib/events',
  'lib/archive',
  'lib/download',
  'lib/export',
  'lib/facts',
  'lib/files',
  'lib/history',
  'lib/import',
  'lib/jobs',
  'lib/limits',
  'lib/mail',
  'lib/migrations',
  'lib/rich-text.ts',
  'lib/reports',
  'lib/search',
  'lib/server',
  'lib/services',
  'lib/threads',
];

/**
 * The rooms of the house, each with what it may import; docs/architecture.md draws them. A file belongs to the longest
 * path here that it starts with. The arrows make no circle.
 */
export const ROOMS: Readonly<Record<string, Room>> = {
  app: { rooms: [...BROWSER, ...SCREENS, ...SERVER, 'lib/api', 'lib/web', 'lib/wiring'] },
  'instrumentation.ts': { rooms: ['lib/wiring'] },
  'middleware.ts': { rooms: [...FLOOR, 'lib/auth', 'lib/domain', 'lib/web'], packages: ['next'] },

  'components/drawings': { rooms: ['lib/domain'], packages: ['react'] },
  'components/ui': {
    rooms: ['components/drawings', 'lib/domain', 'lib/head-script.ts'],
    packages: [...BROWSER_PACKAGES, '@tanstack/react-table', 'react-dom'],
  },
  'components/activity': component(['course']),
  'components/agent': component(['application', 'eligibility']),
  'components/application': component(['activity', 'course']),
  'components/article': component(['course']),
  'components/compare': component(['course', 'eligibility']),
  'components/course': component([]),
  'components/course-search': component(['compare', 'course', 'eligibility']),
  'components/editor': component([], ['@tiptap/core', '@tiptap/starter-kit', 'next']),
  'components/eligibility': component([]),
  'components/live': component([]),
  'components/message': component(['live', 'profile']),
  'components/profile': component(['activity', 'course'], FORM_PACKAGES),
  'components/report': component([], ['d3-scale']),
  'components/shell': component(['activity', 'live', 'profile'], ['@simplewebauthn/browser']),
  'components/staff': component(['activity', 'application', 'course', 'editor', 'tables']),
  'components/tables': component([]),

  'lib/domain': { rooms: [], packages: [] },
  'lib/download': { rooms: [], packages: ['node', 'yauzl'] },
  'lib/contract': {
    rooms: ['lib/cost', 'lib/domain', 'lib/eligibility', 'lib/errors.ts', 'lib/facts'],
    packages: ['zod'],
  },
  'lib/api/client.ts': { rooms: ['lib/contract'], packages: [] },
  'lib/api/upload.ts': { rooms: ['lib/api/client.ts', 'lib/contract'], packages: [] },
  'lib/head-script.ts': { rooms: [], packages: [] },

  'lib/search': { rooms: ['lib/domain'], packages: [] },
  'lib/import': {
    rooms: ['lib/domain', 'lib/once.ts', 'lib/threads'],
    packages: ['csv-parse', 'node', 'tsx', 'xlsx', 'yauzl'],
  },
  'lib/eligibility': { rooms: ['lib/domain', 'lib/facts'], packages: [] },
  'lib/deadlines': { rooms: ['lib/domain'], packages: [] },
  'lib/history': { rooms: [], packages: ['node'] },
  'lib/facts': { rooms: ['lib/domain'], packages: ['zod'] },
  'lib/reports': { rooms: ['lib/domain'], packages: [] },
  'lib/cost': { rooms: ['lib/domain', 'lib/facts'], packages: [] },

  'lib/once.ts': { rooms: [], packages: [] },
  'lib/errors.ts': { rooms: [], packages: [] },
  'lib/env.ts': { rooms: ['lib/once.ts'], packages: ['zod'] },
  'lib/log.ts': { rooms: ['lib/once.ts'], packages: ['pino'] },
  'lib/db.ts': { rooms: FLOOR, packages: ['mongoose'] },
  'lib/rich-text.ts': { rooms: [], packages: ['sanitize-html'] },
  'lib/threads': { rooms: [], packages: ['node'] },
  'lib/export': { rooms: [], packages: ['node'] },
  'lib/archive': { rooms: [...FLOOR, 'lib/domain', 'lib/export', 'public'], packages: ['node'] },
  /** What is sent as it is. */
  public: { rooms: [], packages: [] },
  'lib/access.ts': { rooms: ['lib/auth', 'lib/domain', 'lib/errors.ts'], packages: [] },
  'lib/api': {
    rooms: [
      ...[...FLOOR, 'lib/auth', 'lib/contract', 'lib/db.ts', 'lib/domain', 'lib/export', 'lib/files', 'lib/limits'],
      'lib/server',
    ],
    packages: ['mongoose', 'node', 'zod', 'zod-openapi'],
  },
  'lib/auth': {
    rooms: [...FLOOR, 'lib/db.ts', 'lib/domain', 'lib/events', 'lib/limits', 'models'],
    packages: [
      '@node-rs/argon2',
      '@simplewebauthn/server',
      '@zxcvbn-ts/language-common',
      'mongoose',
      'next',
      'next-auth',
      'node',
      'react',
    ],
  },
  'lib/events': { rooms: [...FLOOR, 'lib/db.ts', 'lib/domain', 'models'], packages: ['mongoose', 'node'] },
  'lib/files': {
    rooms: [...FLOOR, 'lib/contract', 'lib/db.ts', 'lib/domain', 'lib/limits', 'models'],
    packages: ['file-type', 'mongoose', 'multer', 'node', 'sharp'],
  },
  'lib/jobs': { rooms: [...FLOOR, 'lib/db.ts', 'lib/domain', 'models'], packages: ['mongoose', 'node'] },
  'lib/limits': {
    rooms: [...FLOOR, 'lib/db.ts', 'lib/domain', 'models'],
    packages: ['mongoose', 'node', 'rate-limiter-flexible'],
  },
  'lib/mail': {
    rooms: [...FLOOR, 'lib/auth', 'lib/db.ts', 'lib/deadlines', 'lib/domain', 'lib/jobs', 'lib/rich-text.ts', 'models'],
    packages: ['mongoose', 'node', 'nodemailer'],
  },
  'lib/migrations': {
    rooms: [...FLOOR, 'lib/db.ts', 'lib/domain', 'lib/history', 'models'],
    packages: ['mongoose', 'node'],
  },
  'lib/server': { rooms: [...FLOOR, 'lib/db.ts', 'lib/jobs'], packages: ['mongoose', 'node', 'prom-client'] },
  'lib/web': {
    rooms: [...FLOOR, 'lib/auth', 'lib/domain', 'lib/limits', 'lib/server', 'lib/head-script.ts'],
    packages: ['mongoose', 'node'],
  },
  /** Of React its `cache` alone: what several parts of a page need is read once while that is rendered. */
  'lib/services': { rooms: [...SERVER, 'models'], packages: ['mongoose', 'node', 'react', 'zod'] },
  'lib/wiring': { rooms: [...SERVER, 'lib/api', 'lib/web', 'models'], packages: ['node', 'prom-client'] },

  models: { rooms: ['lib/domain'], packages: ['mongoose'] },
  database: { rooms: ['database/embedded'], packages: ['mongodb', 'node'] },
  'database/embedded': { rooms: [], packages: ['esbuild', 'lmdb', 'node'] },

  scripts: { rooms: [...SERVER, 'lib/wiring', 'models', 'database', 'database/embedded'], computed: true },
  bench: {
    rooms: [...SERVER, 'components/live', 'lib/wiring', 'models', 'database', 'database/embedded', 'scripts', 'tests'],
    computed: true,
  },
};

/** The room of a file, by its path from the root of the repository; null where no room holds it. */
export function roomOf(file: string): string | null {
  const holding = Object.keys(ROOMS).filter((room) => file === room || file.startsWith(`${room}/`));
  return holding.sort((one, other) => other.length - one.length)[0] ?? (file.startsWith('tests/') ? 'tests' : null);
}

/** Says of every import in this source that its room may not make: what is imported, and by which room. */
export function wrongImports(file: string, source: string): string[] {
  const name = roomOf(file);
  const room = name === null ? undefined : ROOMS[name];
  if (!room) return [`${file} is in no room of tests/support/rooms.ts`];
  return importsOf(file, source).flatMap(({ specifier }) => {
    const target = resolveImport(file, specifier);
    const to = target === null ? null : roomOf(target);
    if (target !== null && (to === name || (to !== null && room.rooms.includes(to)))) return [];
    if (target === null && allowsPackage(room, specifier)) return [];
    return [`${file} imports ${target ?? specifier}, which ${name} may not`];
  });
}

/** Every source file of a room, from the root of the repository. */
export function sourceFiles(): string[] {
  const roots = new Set(Object.keys(ROOMS).map((room) => room.split('/')[0] ?? room));
  return [...roots].flatMap((root) => (/\.ts$/.test(root) ? [root] : filesBelow(root)));
}

function allowsPackage({ packages, computed }: Room, specifier: string): boolean {
  if (specifier === COMPUTED) return computed === true;
  if (!packages) return true;
  return packages.includes(isBuiltin(specifier) ? 'node' : packageOf(specifier));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mts|js|mjs)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'));
}
