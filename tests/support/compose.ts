import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Service {
  image?: string;
  build?: { context: string; target: string };
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  networks?: string[];
  ports?: string[];
  profiles?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  deploy?: { replicas?: string; resources?: { limits?: { memory?: string } } };
  init?: boolean;
  tmpfs?: string[];
  read_only?: boolean;
  cap_add?: string[];
  cap_drop?: string[];
  user?: string;
  security_opt?: string[];
  pids_limit?: number;
  stop_grace_period?: string;
}

export interface Compose {
  services: Record<string, Service>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

/** What the Compose Specification knows at each place that the file uses, and of what type it must be. */
const KNOWN = {
  file: ['name', 'services', 'networks', 'volumes', 'secrets'],
  service: {
    image: 'string',
    build: 'object',
    command: 'array',
    entrypoint: 'array',
    environment: 'object',
    secrets: 'array',
    volumes: 'array',
    networks: 'array',
    ports: 'array',
    profiles: 'array',
    depends_on: 'object',
    healthcheck: 'object',
    deploy: 'object',
    tmpfs: 'array',
    init: 'boolean',
    read_only: 'boolean',
    cap_add: 'array',
    cap_drop: 'array',
    security_opt: 'array',
    pids_limit: 'number',
    restart: 'string',
    user: 'string',
    stop_grace_period: 'string',
    logging: 'object',
  } as Record<string, string>,
  healthcheck: ['test', 'interval', 'timeout', 'start_period', 'retries'],
  conditions: ['service_started', 'service_healthy', 'service_completed_successfully'],
};

/** The compose file with its anchors resolved, and the images that it names where no variable names others. */
export function readCompose(): Compose {
  const text = readFileSync('docker-compose.yml', 'utf8').replace(/\$\{\w+_IMAGE:-([^}]+)\}/g, '$1');
  return parse(text, { merge: true });
}

/** What breaks the Compose Specification, or names what isn't there; one line each. */
export function composeFaults(compose: Compose): string[] {
  const unknown = Object.keys(compose).filter((key) => !KNOWN.file.includes(key) && !key.startsWith('x-'));
  const faults = unknown.map((key) => `${key} is not known`);
  for (const [name, service] of Object.entries(compose.services)) {
    for (const fault of serviceFaults(service, compose)) faults.push(`${name}: ${fault}`);
  }
  return faults;
}

function serviceFaults(service: Service, compose: Compose): string[] {
  const faults: string[] = [];
  for (const [key, value] of Object.entries(service)) {
    const type = Array.isArray(value) ? 'array' : typeof value;
    if (KNOWN.service[key] !== type) faults.push(`${key} must be ${KNOWN.service[key] ?? 'absent'}, is ${type}`);
  }
  if (!service.image && !service.build) faults.push('has neither image nor build');
  for (const [key, value] of Object.entries(service.environment ?? {}))
    if (typeof value !== 'string') faults.push(`the variable ${key} must be a text`);
  for (const key of Object.keys(service.healthcheck ?? {}))
    if (!KNOWN.healthcheck.includes(key)) faults.push(`healthcheck.${key} is not known`);
  for (const secret of service.secrets ?? []) if (!compose.secrets[secret]) faults.push(`no secret ${secret}`);
  for (const network of service.networks ?? [])
    if (!(network in compose.networks)) faults.push(`no network ${network}`);
  for (const volume of service.volumes ?? []) {
    const [source = ''] = volume.split(':');
    if (!source.startsWith('./') && !(source in compose.volumes)) faults.push(`no volume ${source}`);
  }
  for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
    if (!compose.services[other]) faults.push(`no service ${other}`);
    if (!KNOWN.conditions.includes(condition)) faults.push(`no condition ${condition}`);
    const checked = compose.services[other]?.healthcheck || compose.services[other]?.build;
    if (condition === 'service_healthy' && !checked) faults.push(`${other} has no health check to wait for`);
  }
  return faults;
}
