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
const FLOOR = ['lib/platform/env.ts', 'lib/domain/errors.ts', 'lib/platform/log.ts', 'lib/platform/once.ts'];

/** A database as text and back: the web processes make backups with it, and know nothing else of that room. */
const DUMPS = ['database/checksum.ts', 'database/dump.ts', 'database/file-trouble.ts', 'database/restore.ts'];

/** What an upgrade left behind: the web processes show it, and remove it in time. */
const SET_ASIDE = 'database/set-aside.ts';

const BROWSER = [
  'components/drawings',
  'components/ui',
  'components/ui/feedback/use-press.ts',
  'components/ui/feedback/use-run.ts',
  'lib/api/client.ts',
  'lib/api/network.ts',
  'lib/api/upload.ts',
  'lib/contract',
  'lib/engines/cost',
  'lib/domain/deadlines',
  'lib/domain',
  'lib/engines/eligibility',
  'lib/engines/facts',
  'lib/platform/web/head-script.ts',
];
const BROWSER_PACKAGES = ['lucide-react', 'next', 'react'];
const FORM_PACKAGES = ['@hookform/resolvers', 'react-hook-form', 'zod'];
const SCREENS = [
  'activity',
  'agency',
  'agent',
  'application',
  'article',
  'compare',
  'course',
  'course-search',
  'editor',
  'eligibility',
]
  .concat(['fit', 'live', 'message', 'profile', 'report', 'shell', 'staff', 'tables'])
  .map((name) => `components/${name}`);

const component = (others: readonly string[], packages: readonly string[] = []): Room => ({
  rooms: [...BROWSER, ...others.map((name) => `components/${name}`)],
  packages: [...BROWSER_PACKAGES, ...packages],
});

const SERVER = [
  ...FLOOR,
  'lib/access.ts',
  'lib/agency-access.ts',
  'lib/platform/auth',
  'lib/platform/auth/passport-key.ts',
  'lib/contract',
  'lib/engines/cost',
  'lib/platform/db.ts',
  'lib/domain/deadlines',
  'lib/domain',
  'lib/engines/eligibility',
  'lib/platform/events',
  'lib/platform/archive',
  'lib/platform/backup',
  'lib/platform/download',
  'lib/platform/export',
  'lib/engines/facts',
  'lib/platform/files',
  'lib/engines/import',
  'lib/engines/practice',
  'lib/platform/jobs',
  'lib/platform/limits',
  'lib/platform/mail',
  'lib/platform/migrations',
  'lib/platform/rich-text.ts',
  'lib/platform/site-facts.ts',
  'lib/engines/reports',
  'lib/engines/requirements',
  'lib/engines/search',
  'lib/engines/search/types',
  'lib/engines/meaning',
  'lib/platform/server',
  'lib/platform/threads',
  'lib/platform/reading',
];

/** The rooms of the exact search: what is asked, the columns, what is selected, the counts, the order, the answer. */
const SEARCH = ['types', 'columns', 'selection', 'counts', 'order']
  .map((name) => `lib/engines/search/${name}`)
  .concat('lib/engines/search');

/** The six groups of services, in their order: each may import those before it. */
const SERVICES = ['records', 'people', 'catalogue', 'applications', 'desk', 'file'].map(
  (name) => `lib/services/${name}`,
);

const service = (name: string): Room => ({
  rooms: [...SERVER, 'models', ...SERVICES.slice(0, SERVICES.indexOf(name))],
  // Of React its `cache` alone: what several parts of a page need is read once while that is rendered.
  packages: ['mongoose', 'node', 'react', 'zod'],
});

/**
 * The rooms of the house, each with what it may import; docs/architecture.md draws them. A file belongs to the longest
 * path here that it starts with. The arrows make no circle.
 */
export const ROOMS: Readonly<Record<string, Room>> = {
  app: { rooms: [...BROWSER, ...SCREENS, ...SERVER, ...SERVICES, 'lib/api', 'lib/platform/web', 'lib/wiring'] },
  'instrumentation.ts': { rooms: ['lib/wiring'] },
  'middleware.ts': { rooms: [...FLOOR, 'lib/platform/auth', 'lib/domain', 'lib/platform/web'], packages: ['next'] },

  'components/drawings': { rooms: ['lib/domain'], packages: ['react'] },
  'components/ui': {
    rooms: ['components/drawings', 'lib/domain', 'lib/platform/web/head-script.ts'],
    packages: [...BROWSER_PACKAGES, '@tanstack/react-table', 'react-dom'],
  },
  // The one part that knows how calls are refused.
  'components/ui/feedback/use-run.ts': { rooms: ['components/ui', 'lib/api/client.ts'], packages: ['react'] },
  'components/ui/feedback/use-press.ts': {
    rooms: ['components/ui', 'components/ui/feedback/use-run.ts', 'lib/api/network.ts'],
    packages: ['next'],
  },
  'components/activity': component(['course']),
  'components/agent': component(['application', 'eligibility', 'staff', 'tables']),
  'components/agency': component(['activity', 'course', 'course-search', 'eligibility', 'staff', 'tables']),
  'components/application': component(['activity', 'course']),
  'components/article': component(['course']),
  'components/compare': component(['course', 'eligibility', 'fit']),
  'components/course': component([]),
  'components/course-search': component(['compare', 'course', 'eligibility', 'fit']),
  'components/editor': component([], ['@tiptap/core', '@tiptap/pm', '@tiptap/starter-kit', 'next']),
  'components/eligibility': component([]),
  'components/fit': component(['eligibility']),
  'components/live': component([]),
  'components/message': component(['live', 'profile']),
  'components/profile': component(['activity', 'course', 'fit'], FORM_PACKAGES),
  'components/report': component([], ['d3-scale']),
  'components/shell': component(['activity', 'live', 'profile'], ['@simplewebauthn/browser']),
  'components/staff': component(['activity', 'application', 'course', 'editor', 'tables']),
  'components/tables': component([]),

  'lib/domain': { rooms: [], packages: ['any-ascii', 'culori', 'libphonenumber-js'] },
  'lib/platform/download': { rooms: [], packages: ['node', 'yauzl'] },
  'lib/contract': {
    rooms: ['lib/engines/cost', 'lib/domain', 'lib/engines/eligibility', 'lib/domain/errors.ts', 'lib/engines/facts'],
    packages: ['zod'],
  },
  'lib/api/network.ts': { rooms: [], packages: [] },
  'lib/api/client.ts': { rooms: ['lib/api/network.ts', 'lib/contract'], packages: [] },
  'lib/api/upload.ts': { rooms: ['lib/api/client.ts', 'lib/api/network.ts', 'lib/contract'], packages: [] },
  'lib/platform/web/head-script.ts': { rooms: [], packages: [] },

  // The exact search, in its order: each may import those before it.
  ...Object.fromEntries(
    SEARCH.map((name, place) => [name, { rooms: ['lib/domain', ...SEARCH.slice(0, place)], packages: [] }]),
  ),
  // What words mean: it asks the search, which knows nothing of it.
  'lib/engines/meaning': {
    rooms: ['lib/domain', 'lib/engines/search', 'lib/engines/search/types', 'lib/engines/search/selection'],
    packages: [],
  },
  'lib/engines/requirements': { rooms: ['lib/domain'], packages: [] },
  'lib/engines/import': {
    rooms: ['lib/domain', 'lib/engines/requirements'],
    packages: ['csv-parse', 'node', 'xlsx', 'yauzl'],
  },
  'lib/platform/pdf': { rooms: ['lib/domain'], packages: ['node', 'pdfkit'] },
  'lib/platform/reading': {
    rooms: [
      'lib/platform/pdf',
      'lib/domain',
      'lib/domain/errors.ts',
      'lib/engines/import',
      'lib/engines/requirements',
      'lib/platform/once.ts',
      'lib/platform/threads',
    ],
    packages: ['esbuild', 'node', 'tsx'],
    // From the sources the reader is loaded as one file that is made of them.
    computed: true,
  },
  'lib/engines/eligibility': { rooms: ['lib/domain', 'lib/engines/facts'], packages: [] },
  'lib/domain/deadlines': { rooms: ['lib/domain'], packages: [] },
  'lib/engines/facts': { rooms: ['lib/domain'], packages: ['zod'] },
  'lib/engines/reports': { rooms: ['lib/domain'], packages: [] },
  'lib/engines/practice': { rooms: ['lib/domain'], packages: ['zod'] },
  'lib/engines/cost': { rooms: ['lib/domain', 'lib/engines/facts'], packages: [] },

  'lib/platform/once.ts': { rooms: [], packages: [] },
  'lib/domain/errors.ts': { rooms: [], packages: [] },
  'lib/platform/env.ts': { rooms: ['lib/platform/once.ts', 'lib/domain'], packages: ['zod'] },
  'lib/platform/log.ts': { rooms: ['lib/platform/once.ts'], packages: ['pino'] },
  'lib/platform/db.ts': { rooms: FLOOR, packages: ['mongoose'] },
  'lib/platform/site-facts.ts': { rooms: [...FLOOR, 'lib/platform/db.ts', 'lib/domain', 'models'], packages: [] },
  'lib/platform/rich-text.ts': { rooms: [], packages: ['sanitize-html'] },
  'lib/platform/threads': { rooms: [], packages: ['node'] },
  'lib/platform/export': { rooms: ['lib/domain'], packages: ['node', 'yazl'] },
  'lib/platform/archive': { rooms: [...FLOOR, 'lib/domain', 'lib/platform/export', 'public'], packages: ['node'] },
  /** What is sent as it is. */
  public: { rooms: [], packages: [] },
  'lib/platform/backup': {
    rooms: [
      ...FLOOR,
      'lib/domain',
      'lib/platform/download',
      'lib/platform/migrations',
      'lib/platform/server',
      'models',
      ...DUMPS,
    ],
    packages: ['node'],
  },
  'lib/access.ts': {
    rooms: ['lib/agency-access.ts', 'lib/platform/auth', 'lib/domain', 'lib/domain/errors.ts', 'models'],
    packages: [],
  },
  'lib/agency-access.ts': { rooms: ['lib/platform/auth', 'lib/domain', 'models'], packages: [] },
  'lib/api': {
    rooms: [
      ...[
        ...FLOOR,
        'lib/platform/auth',
        'lib/contract',
        'lib/platform/db.ts',
        'lib/domain',
        'lib/platform/export',
        'lib/platform/files',
        'lib/platform/limits',
      ],
      'lib/platform/server',
    ],
    packages: ['mongoose', 'node', 'zod', 'zod-openapi'],
  },
  'lib/platform/auth': {
    rooms: [...FLOOR, 'lib/platform/db.ts', 'lib/domain', 'lib/platform/events', 'lib/platform/limits', 'models'],
    packages: [
      '@node-rs/argon2',
      '@simplewebauthn/server',
      '@zxcvbn-ts/language-common',
      'mongoose',
      'next',
      'next-auth',
      'openid-client',
      'node',
      'react',
    ],
  },
  'lib/platform/events': {
    rooms: [...FLOOR, 'lib/platform/db.ts', 'lib/domain', 'models'],
    packages: ['mongoose', 'node'],
  },
  'lib/platform/files': {
    rooms: [...FLOOR, 'lib/contract', 'lib/platform/db.ts', 'lib/domain', 'lib/platform/limits', 'models'],
    packages: ['file-type', 'mongoose', 'multer', 'node', 'sharp', 'yauzl'],
  },
  'lib/platform/jobs': {
    rooms: [...FLOOR, 'lib/platform/db.ts', 'lib/domain', 'models'],
    packages: ['mongoose', 'node'],
  },
  'lib/platform/limits': {
    rooms: [...FLOOR, 'lib/platform/db.ts', 'lib/domain', 'models'],
    packages: ['mongoose', 'node', 'rate-limiter-flexible'],
  },
  'lib/platform/mail': {
    rooms: [
      ...FLOOR,
      'lib/platform/auth',
      'lib/platform/db.ts',
      'lib/domain/deadlines',
      'lib/domain',
      'lib/platform/jobs',
      'lib/platform/rich-text.ts',
      'lib/platform/site-facts.ts',
      'models',
    ],
    packages: ['mongoose', 'node', 'nodemailer'],
  },
  'lib/platform/auth/passport-key.ts': { rooms: FLOOR, packages: ['node'] },
  'lib/platform/migrations': {
    rooms: [
      ...[...FLOOR, 'lib/platform/auth/passport-key.ts', 'lib/platform/db.ts'],
      ...['lib/domain', 'lib/engines/requirements', 'models'],
    ],
    packages: ['mongoose', 'node'],
  },
  'lib/platform/server': {
    rooms: [...FLOOR, 'lib/platform/db.ts', 'lib/platform/jobs'],
    packages: ['mongoose', 'node', 'prom-client'],
  },
  'lib/platform/web': {
    rooms: [
      ...FLOOR,
      'lib/platform/auth',
      'lib/domain',
      'lib/platform/limits',
      'lib/platform/server',
      'lib/platform/web/head-script.ts',
    ],
    packages: ['mongoose', 'node'],
  },
  ...Object.fromEntries(SERVICES.map((name) => [name, service(name)])),
  'lib/services/file': { ...service('file'), rooms: [...service('file').rooms, SET_ASIDE] },
  'lib/wiring': {
    rooms: [...SERVER, ...SERVICES, 'lib/api', 'lib/platform/web', 'models'],
    packages: ['node', 'prom-client'],
  },

  models: { rooms: ['lib/domain'], packages: ['mongoose'] },
  database: { rooms: ['database/embedded', ...DUMPS, SET_ASIDE], packages: ['mongodb', 'node'] },
  'database/checksum.ts': { rooms: [], packages: ['mongodb', 'node'] },
  'database/dump.ts': { rooms: ['database/checksum.ts'], packages: ['mongodb', 'node'] },
  'database/file-trouble.ts': { rooms: [], packages: ['node'] },
  [SET_ASIDE]: { rooms: [], packages: ['node'] },
  'database/restore.ts': { rooms: ['database/checksum.ts', 'database/dump.ts'], packages: ['mongodb', 'node'] },
  'database/embedded': { rooms: [], packages: ['esbuild', 'lmdb', 'node'] },

  scripts: {
    rooms: [...SERVER, ...SERVICES, 'lib/wiring', 'models', 'database', ...DUMPS, SET_ASIDE, 'database/embedded'],
    computed: true,
  },
  bench: {
    rooms: [
      ...SERVER,
      ...SERVICES,
      'components/live',
      'lib/wiring',
      'models',
      'database',
      ...DUMPS,
      'database/embedded',
      'scripts',
      'tests',
    ],
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
