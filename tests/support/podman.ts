import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { canInstall, install } from '@/scripts/apt';
import type { Service } from './compose';

/** Programs, and the packages of Debian with their names: containers without a Docker engine, and what makes a base image. */
const PROGRAMS = ['podman', 'runc', 'catatonit', 'debootstrap'];

/** Why no container can be run here, as a part of a sentence; undefined when it can. Installs what is missing. */
export function whyNoContainers(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may';
  const missing = () => PROGRAMS.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
  if (missing().length > 0 && canInstall()) install(...missing());
  if (missing().length > 0) return `${missing().join(', ')} can't be installed`;
  const { status, stderr } = spawnSync('podman', [...GLOBAL, 'info'], { encoding: 'utf8' });
  return status === 0 ? undefined : `podman says: ${stderr.trim().split('\n').at(-1)}`;
}

/** They hold where there is no systemd, and with either kind of cgroups. */
const GLOBAL = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs'];

/** Runs podman, and gives what it printed; throws with its words when it fails. */
export async function podman(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('podman', [...GLOBAL, ...args], { maxBuffer: 64 * 1024 ** 2 });
  return stdout.trim();
}

/** Builds a target of the Dockerfile as an image of this name, on this base image. */
export async function buildImage(target: string, name: string, base: string): Promise<void> {
  // Docker's format keeps the health check.
  const how = ['--network', 'host', '--format', 'docker', '--target', target];
  await podman('build', ...how, '--build-arg', `NODE_IMAGE=${base}`, '--tag', name, '.');
}

/** Limits that a container may have here: not more than this process has itself. */
function limits(): string[] {
  const [, files = '1024'] = /^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return ['--ulimit', `nofile=${files}:${files}`, '--ulimit', 'nproc=30000:30000'];
}

export interface ContainerPlace {
  /** What the compose file's variables stand for. */
  values: Record<string, string>;
  /** The folder with the secrets. */
  secrets: string;
  /** Folders of this machine for those that the compose file mounts, by their path there. */
  folders?: Record<string, string>;
  /** Variables that differ from the compose file's. */
  environment?: Record<string, string>;
}

/**
 * The arguments of `podman run` for a service of the compose file: its hardening, memory, variables, secrets and folders.
 * The network is this machine's own, as none between containers can be made everywhere.
 */
export function runArguments(service: Service, { values, secrets, folders = {}, environment = {} }: ContainerPlace) {
  const variables = { ...service.environment, ...environment };
  const memory = service.deploy?.resources?.limits?.memory;
  return [
    ...['--network', 'host', '--no-healthcheck', ...limits()],
    ...(service.read_only ? ['--read-only', '--read-only-tmpfs=false'] : []),
    ...(service.init ? ['--init'] : []),
    ...(service.cap_drop ?? []).map((name) => `--cap-drop=${name}`),
    ...(service.security_opt ?? []).map((option) => `--security-opt=${option.replace(/:true$/, '')}`),
    ...(memory ? [`--memory=${memory}`] : []),
    ...(service.pids_limit ? [`--pids-limit=${service.pids_limit}`] : []),
    ...(service.stop_grace_period ? [`--stop-timeout=${Number.parseInt(service.stop_grace_period, 10)}`] : []),
    ...(service.tmpfs ?? []).map(inMemory),
    ...Object.entries(variables).map(([name, value]) => `--env=${name}=${filled(value, values)}`),
    ...(service.secrets ?? []).map((name) => `--volume=${secrets}/${name}:/run/secrets/${name}:ro`),
    ...(service.volumes ?? []).map((volume) => {
      const [source = '', target] = volume.split(':');
      return `--volume=${folders[source] ?? source}:${target}`;
    }),
  ];
}

/** A folder in memory, of the image's user where the compose file gives it a user: podman 4 takes no other. */
function inMemory(tmpfs: string): string {
  const [path, options = ''] = tmpfs.split(':');
  const { size, mode, uid } = Object.fromEntries(options.split(',').map((option) => option.split('=')));
  return `--mount=type=tmpfs,destination=${path},tmpfs-size=${size},tmpfs-mode=${mode}${uid ? ',chown=true' : ''}`;
}

/** The compose file's `${NAME:-default}` and `${NAME:?message}`, put in. */
function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name, kind, otherwise) => {
    const value = values[name];
    if (value === undefined && kind === '?') throw new Error(otherwise);
    return value ?? otherwise ?? '';
  });
}
