import { demoCredentials, weaknessOf } from './secret-strength.ts';
import {
  connectionAddress,
  hostNames,
  mailSender,
  oneOf,
  portNumber,
  type Reader,
  siteAddress,
  type TrustProxy,
  trustedProxies,
  yesOrNo,
} from './setting-reader.ts';

/** All settings that the product reads from its environment. */
export const settingNames = [
  'NODE_ENV',
  'PORT',
  'DATABASE_URL',
  'DATA_DIR',
  'PUBLIC_BASE_URL',
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
  'SCORE_KEEPER_PASSWORD',
  'SESSION_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'TRUST_PROXY',
  'LOOKUP_DISCLOSURE',
  'PUBLIC_NAMES',
  'SEED_DEMO',
  'PUSH_SERVICES',
  'PUSH_STAND_IN',
  'WEBHOOKS_HERE',
  'LOG_LEVEL',
  'METRICS_TOKEN',
] as const;

type SettingName = (typeof settingNames)[number];

/** Settings required in production. */
export const requiredInProduction = [
  'DATABASE_URL',
  'PUBLIC_BASE_URL',
  'ADMIN_PASSWORD',
  'SCORE_KEEPER_PASSWORD',
  'SESSION_SECRET',
] as const satisfies readonly SettingName[];

/** Settings of one installation. */
export abstract class Settings {
  abstract readonly mode: 'development' | 'test' | 'production';
  abstract readonly port: number;
  /** Database address; if absent, PostgreSQL is embedded, and this is the demo. */
  abstract readonly databaseUrl: string | undefined;
  abstract readonly dataDir: string;
  /** Public address of the site, without a slash at the end. */
  abstract readonly publicBaseUrl: string;
  abstract readonly adminUsername: string;
  /** Password of the first organizer; if absent, nobody new can sign in as an organizer. */
  abstract readonly adminPassword: string | undefined;
  /** Password of score keepers; if absent, nobody can sign in with it. */
  abstract readonly scoreKeeperPassword: string | undefined;
  /** Secret of sessions; absent only outside production, where one is generated. */
  abstract readonly sessionSecret: string | undefined;
  /** Mail server; if absent, outgoing mail stays readable in the database. */
  abstract readonly smtpUrl: string | undefined;
  abstract readonly mailFrom: string;
  abstract readonly trustProxy: TrustProxy;
  abstract readonly lookupDisclosure: 'masked' | 'full';
  abstract readonly publicNames: 'first_initial' | 'full';
  abstract readonly seedDemo: boolean;
  /** Hosts of push services beside those of the usual browsers. */
  abstract readonly pushServices: readonly string[];
  /** Address of the tests' stand-in for a push service on this machine; set in tests only. */
  abstract readonly pushStandIn: string | undefined;
  /** Whether webhooks may lead to this machine, also without https; for development. */
  abstract readonly webhooksHere: boolean;
  abstract readonly logLevel: (typeof logLevels)[number];
  /** Token that opens /metrics; if absent, there is no such page. */
  abstract readonly metricsToken: string | undefined;
  /** Lines to print at the start about settings that are allowed, but probably unintended. */
  abstract readonly advice: readonly string[];
}

/** Error for unusable settings, with one line for each problem. */
export class SettingsRefused extends Error {
  override readonly name = 'SettingsRefused';

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads all settings, or refuses with all problems at once. */
export function readSettings(env: Environment): Settings {
  const complaints: string[] = [];
  const read = readerOf(env, complaints);
  const settings = { ...readSite(read), ...readSecrets(read, env), ...readMail(read) };
  if (settings.mode === 'production') complaints.push(...unfitForProduction(settings, env));
  if (settings.pushStandIn !== undefined && settings.mode !== 'test')
    complaints.push('PUSH_STAND_IN is for tests alone, with NODE_ENV=test.');
  if (settings.webhooksHere && settings.mode === 'production')
    complaints.push('WEBHOOKS_HERE is for development: in production webhooks lead to the public internet alone.');
  if (complaints.length > 0) throw new SettingsRefused([...new Set(complaints)]);
  return { ...settings, advice: adviceOn(settings, given(env, 'TRUST_PROXY') !== undefined) };
}

type Read = <T, F>(name: SettingName, reader: Reader<T>, fallback: F) => T | F;

function readerOf(env: Environment, complaints: string[]): Read {
  return (name, reader, fallback) => {
    const text = given(env, name);
    if (text === undefined) return fallback;
    const reading = reader(text);
    if ('value' in reading) return reading.value;
    complaints.push(`${name} ${reading.complaint}.`);
    return fallback;
  };
}

/** Returns a setting; an empty one counts as absent, because compose files pass it so. */
function given(env: Environment, name: SettingName): string | undefined {
  return env[name]?.trim() || undefined;
}

const asIs: Reader<string> = (value) => ({ value });

function readSite(read: Read) {
  const port = read('PORT', portNumber, 5000);
  const databaseUrl = read('DATABASE_URL', connectionAddress('postgres', 'postgresql'), undefined);
  return {
    mode: read('NODE_ENV', oneOf('development', 'test', 'production'), 'development' as const),
    port,
    databaseUrl,
    dataDir: read('DATA_DIR', asIs, './data'),
    publicBaseUrl: read('PUBLIC_BASE_URL', siteAddress, `http://localhost:${port}`),
    trustProxy: read('TRUST_PROXY', trustedProxies, false),
    lookupDisclosure: read('LOOKUP_DISCLOSURE', oneOf('masked', 'full'), 'masked' as const),
    publicNames: read('PUBLIC_NAMES', oneOf('first_initial', 'full'), 'first_initial' as const),
    seedDemo: read('SEED_DEMO', yesOrNo, databaseUrl === undefined),
    pushServices: read('PUSH_SERVICES', hostNames, []),
    pushStandIn: read('PUSH_STAND_IN', siteAddress, undefined),
    webhooksHere: read('WEBHOOKS_HERE', yesOrNo, false),
    logLevel: read('LOG_LEVEL', oneOf(...logLevels), 'info' as const),
    metricsToken: read('METRICS_TOKEN', asIs, undefined),
  };
}

/** Reads the secrets; only the embedded demo has default passwords, since a real database must not open to public ones. */
function readSecrets(read: Read, env: Environment) {
  const isDemo = given(env, 'DATABASE_URL') === undefined && given(env, 'NODE_ENV') !== 'production';
  const demo = isDemo ? demoCredentials : undefined;
  return {
    adminUsername: read('ADMIN_USERNAME', asIs, demoCredentials.adminUsername),
    adminPassword: read('ADMIN_PASSWORD', asIs, demo?.adminPassword),
    scoreKeeperPassword: read('SCORE_KEEPER_PASSWORD', asIs, demo?.scoreKeeperPassword),
    sessionSecret: read('SESSION_SECRET', asIs, undefined),
  };
}

function readMail(read: Read) {
  return {
    smtpUrl: read('SMTP_URL', connectionAddress('smtp', 'smtps'), undefined),
    mailFrom: read('MAIL_FROM', mailSender, 'Golden Goal <no-reply@localhost>'),
  };
}

type Secrets = Pick<Settings, 'adminPassword' | 'scoreKeeperPassword' | 'sessionSecret' | 'metricsToken'>;

function unfitForProduction(settings: Secrets, env: Environment): string[] {
  const missing = requiredInProduction.filter((name) => given(env, name) === undefined);
  const secrets = [
    ['ADMIN_PASSWORD', settings.adminPassword ?? '', 12],
    ['SCORE_KEEPER_PASSWORD', settings.scoreKeeperPassword ?? '', 12],
    ['SESSION_SECRET', settings.sessionSecret ?? '', 32],
    ['METRICS_TOKEN', settings.metricsToken ?? '', 32],
  ] as const;
  const weak = secrets.flatMap(([name, secret, leastLength]) => {
    const weakness = secret && weaknessOf(secret, leastLength);
    return weakness ? [`${name} ${weakness}.`] : [];
  });
  const isShared = settings.adminPassword !== undefined && settings.adminPassword === settings.scoreKeeperPassword;
  return [
    ...missing.map((name) => `${name} is missing; production needs it.`),
    ...weak,
    ...(isShared ? ['SCORE_KEEPER_PASSWORD is the same as ADMIN_PASSWORD; score keepers are not organizers.'] : []),
    ...(given(env, 'SMTP_URL') && !given(env, 'MAIL_FROM')
      ? ['MAIL_FROM is missing; production sends mail from it.']
      : []),
  ];
}

function adviceOn(settings: Omit<Settings, 'advice'>, saysProxy: boolean): readonly string[] {
  const locked = [
    ...(settings.adminPassword === undefined ? ['ADMIN_PASSWORD is absent: no organizer is made or changed.'] : []),
    ...(settings.scoreKeeperPassword === undefined
      ? ['SCORE_KEEPER_PASSWORD is absent: score keepers cannot sign in.']
      : []),
  ];
  if (settings.mode !== 'production') return locked;
  const isHttps = settings.publicBaseUrl.startsWith('https:');
  return [
    ...locked,
    ...(isHttps ? [] : ['PUBLIC_BASE_URL is not https: passwords travel in the open.']),
    ...(isHttps && !saysProxy
      ? ['TRUST_PROXY is absent: behind a proxy all callers count as one address. 1 is one proxy, false is none.']
      : []),
    ...(settings.smtpUrl ? [] : ['SMTP_URL is absent: no mail is delivered.']),
    ...(settings.trustProxy === true ? ['TRUST_PROXY is true: anybody can claim any address.'] : []),
  ];
}
