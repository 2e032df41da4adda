import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readSettings, requiredInProduction, settingNames } from '../../../api/process/settings.ts';
import { drawnLinks, mailedLinkKinds, mailedLinks } from '../../../domain/rule/mail/mailed-link.ts';

type Service = {
  readonly image?: string;
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
};
type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
};

const { services, volumes } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as Compose;
const processes = ['api-1', 'api-2'];
const proxy = readFileSync('Caddyfile', 'utf8');

/** What somebody who follows the first lines of the compose file puts into .env. */
const dotEnv: Readonly<Record<string, string>> = {
  PUBLIC_BASE_URL: 'https://golden-goal.example',
  ADMIN_PASSWORD: 'corner-flag-93-minutes',
  SCORE_KEEPER_PASSWORD: 'yellow-card-11-metres',
  SESSION_SECRET: '7c1f0c9e5b8a4d2f9a6e3b7d1c5f8e2a',
  POSTGRES_PASSWORD: 'offside3trap',
  SMTP_URL: 'smtp://mail:1025',
};

/** Compose's own rules: ${NAME}, ${NAME:-default} and ${NAME:?what is missing}. */
function filled(text: string, env: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind?: string, rest = '') => {
    const value = env[name] || (kind === '-' ? rest : '');
    if (kind === '?' && value === '') throw new Error(`${name}: ${rest}`);
    return value;
  });
}

function settingsOf(service: string, env = dotEnv): Record<string, string> {
  const given = Object.entries(services[service]?.environment ?? {});
  return Object.fromEntries(given.map(([name, text]) => [name, filled(text, env)]));
}

test.each(processes)('%s is given settings that the product knows, and all that production needs', (service) => {
  const names = Object.keys(services[service]?.environment ?? {});
  expect(names.filter((name) => !settingNames.some((known) => known === name))).toEqual([]);
  expect(requiredInProduction.filter((name) => !names.includes(name))).toEqual([]);
});

test.each(processes)('%s starts with what the first lines of the compose file ask for', (service) => {
  const settings = readSettings(settingsOf(service));
  expect(settings).toMatchObject({ mode: 'production', port: 5000, trustProxy: 1, seedDemo: false, advice: [] });
});

test('both processes are set up alike, so that a session of one is good in the other', () => {
  expect(settingsOf('api-2')).toEqual(settingsOf('api-1'));
});

test.each(Object.keys(dotEnv))('without %s nothing starts', (name) => {
  expect(() => settingsOf('api-1', { ...dotEnv, [name]: '' })).toThrow(name);
});

test.each(processes)('%s connects to the database of the compose file as its user', (service) => {
  const { username, password, hostname, pathname } = new URL(settingsOf(service).DATABASE_URL ?? '');
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = settingsOf(hostname);
  expect([username, password, pathname]).toEqual([POSTGRES_USER, POSTGRES_PASSWORD, `/${POSTGRES_DB}`]);
  expect(services[service]?.depends_on).toHaveProperty(`${hostname}.condition`, 'service_healthy');
});

test('mails go to the catcher only where it is named, and it starts only where it is asked for', () => {
  const { hostname } = new URL(settingsOf('api-1').SMTP_URL ?? '');
  expect(services[hostname]?.profiles).toEqual(['catcher']);
  const mailed = settingsOf('api-1', { ...dotEnv, SMTP_URL: 'smtps://us:secret@mail.example' });
  expect(mailed.SMTP_URL).toBe('smtps://us:secret@mail.example');
});

test('every image that is not ours is one version and no other', () => {
  const images = Object.values(services).flatMap(({ image }) => image ?? []);
  expect(images.filter((image) => image !== 'golden-goal' && !/:v?\d+\.\d+(\.\d+)?$/.test(image))).toEqual([]);
});

test('the proxy stands before both processes, asks whether they are alive, and answers at the public address', () => {
  const { PORT } = settingsOf('api-1');
  const upstreams = /^reverse_proxy (.*) \{$/m.exec(proxy)?.[1]?.split(' ');
  expect(upstreams).toEqual(processes.map((service) => `${service}:${PORT}`));
  expect(proxy).toContain('health_uri /api/health');
  expect(proxy).toContain('{$PUBLIC_BASE_URL}');
  expect(settingsOf('proxy').PUBLIC_BASE_URL).toBe(settingsOf('api-1').PUBLIC_BASE_URL);
});

test('the proxy logs no key of a letter', () => {
  const [, pattern = ''] = /request>uri regexp `([^`]+)` `\$\{1\}\.\.\.`/.exec(proxy) ?? [];
  const logged = (uri: string) => uri.replace(new RegExp(pattern, 'g'), '$1...');
  const sealed = 'bWFpbCBrZXk.c2VhbGVkLWZvci1hLWZhbWlseQ~1';
  for (const path of [...mailedLinkKinds.map((kind) => `/${mailedLinks[kind].path}/`), drawnLinks.invitation.path])
    expect(logged(`${path}${sealed}?from=mail`)).toBe(`${path}...?from=mail`);
  expect(logged(`/invite/TEAM-ABC234-777`)).toBe('/invite/...');
  expect(logged('/api/games?tournamentId=12&includeAll=true')).toBe('/api/games?tournamentId=12&includeAll=true');
});

test('every service that is waited for, every volume and every mounted file exists', () => {
  const awaited = Object.values(services).flatMap(({ depends_on = {} }) => Object.keys(depends_on));
  expect(awaited.filter((service) => !(service in services))).toEqual([]);
  const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
  const sources = mounted.map((mount) => mount.split(':')[0] ?? '');
  expect(sources.filter((source) => (source.startsWith('./') ? !existsSync(source) : !(source in volumes)))).toEqual(
    [],
  );
});
