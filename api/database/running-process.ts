import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

/** Returns a mark that tells a running process from a later one with the same pid; undefined if none runs. */
export function processMark(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxMark(pid);
  if (!isAlive(pid)) return undefined;
  return process.platform === 'win32' ? 'running' : output('ps', ['-o', 'lstart=', '-p', String(pid)]);
}

/** Returns whether a process with this pid runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns whether the process is a PostgreSQL server of this cluster. */
export function servesCluster(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') {
    const program = linkOf(`/proc/${pid}/exe`);
    return basename(program).startsWith('postgres') && linkOf(`/proc/${pid}/cwd`) === cluster;
  }
  const command = commandLine(pid);
  return command.includes('postgres') && command.includes(cluster);
}

function linuxMark(pid: number): string | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [state, started] = [fields[0], fields[19]];
    return state === 'Z' ? undefined : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${started}`;
  } catch {
    return undefined;
  }
}

function commandLine(pid: number): string {
  if (process.platform !== 'win32') return output('ps', ['-o', 'command=', '-p', String(pid)]) ?? '';
  const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
  return output('powershell', ['-NoProfile', '-Command', query]) ?? '';
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function output(command: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined;
  } catch {
    return undefined;
  }
}
