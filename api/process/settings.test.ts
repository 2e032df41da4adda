import { readSettings, SettingsRefused } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://golden:goal@db:5432/golden_goal',
  PUBLIC_BASE_URL: 'https://golden-goal.example',
  ADMIN_PASSWORD: 'corner-flag-93-minutes',
  SCORE_KEEPER_PASSWORD: 'yellow-card-11-metres',
  SESSION_SECRET: '7c1f0c9e5b8a4d2f9a6e3b7d1c5f8e2a',
};

function complaintsAbout(env: Record<string, string | undefined>): readonly string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsRefused) return error.lines;
    throw error;
  }
}

describe('without any setting', () => {
  const settings = readSettings({});

  test('it is the demo on port 5000 with an embedded database', () => {
    expect(settings).toMatchObject({
      mode: 'development',
      port: 5000,
      databaseUrl: undefined,
      dataDir: './data',
      publicBaseUrl: 'http://localhost:5000',
      seedDemo: true,
      logLevel: 'info',
      smtpUrl: undefined,
    });
  });

  test('organizers and score keepers can sign in with the credentials of the demo', () => {
    expect(settings).toMatchObject({ adminUsername: 'organizer', adminPassword: 'kick-off-demo' });
    expect(settings.scoreKeeperPassword).toBe('final-whistle-demo');
    expect(settings.sessionSecret).toBeUndefined();
  });

  test("children's data are masked and no proxy is believed", () => {
    expect(settings).toMatchObject({ lookupDisclosure: 'masked', publicNames: 'first_initial', trustProxy: false });
  });
});

test('the public address follows the port', () => {
  expect(readSettings({ PORT: '5123' }).publicBaseUrl).toBe('http://localhost:5123');
});

test('webhooks lead to this machine where somebody develops, and never in production', () => {
  expect(readSettings({}).webhooksHere).toBe(false);
  expect(readSettings({ WEBHOOKS_HERE: 'true' }).webhooksHere).toBe(true);
  expect(complaintsAbout({ ...production, WEBHOOKS_HERE: 'true' })).toEqual([
    'WEBHOOKS_HERE is for development: in production webhooks lead to the public internet alone.',
  ]);
});

test('an empty setting is an absent one', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toEqual(readSettings({}));
});

test.each([
  ['PORT', '0', 'PORT is "0"; it must be a number from 1 to 65535.'],
  ['PORT', '5e3', 'PORT is "5e3"; it must be a number from 1 to 65535.'],
  ['PORT', '65536', 'PORT is "65536"; it must be a number from 1 to 65535.'],
  ['NODE_ENV', 'prod', 'NODE_ENV is "prod"; it must be development or test or production.'],
  ['SMTP_URL', 'mail:s3cret@host', 'SMTP_URL is not an address that begins with smtp:// or smtps://.'],
  ['MAIL_FROM', 'nobody', 'MAIL_FROM is "nobody"; it must be an email address, or Name <address>.'],
  ['LOOKUP_DISCLOSURE', 'all', 'LOOKUP_DISCLOSURE is "all"; it must be masked or full.'],
  ['PUBLIC_NAMES', 'initials', 'PUBLIC_NAMES is "initials"; it must be first_initial or full.'],
  ['SEED_DEMO', 'yes', 'SEED_DEMO is "yes"; it must be true or false.'],
])('%s cannot be "%s"', (name, text, complaint) => {
  expect(complaintsAbout({ [name]: text })).toEqual([complaint]);
});

test.each([
  ['https://golden-goal.example/', 'https://golden-goal.example'],
  ['http://192.168.1.20:5000', 'http://192.168.1.20:5000'],
])('%s is a public address', (text, address) => {
  expect(readSettings({ PUBLIC_BASE_URL: text }).publicBaseUrl).toBe(address);
});

test.each([
  'golden-goal.example',
  'ftp://x.example',
  'https://x.example/play',
  'https://a:b@x.example',
  'https://x/?a=1',
])('%s is no public address', (text) => {
  expect(complaintsAbout({ PUBLIC_BASE_URL: text })).toHaveLength(1);
});

test.each([
  ['true', true],
  ['false', false],
  ['2', 2],
  ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ['fd00::1', ['fd00::1']],
])('the proxies to believe can be %s', (text, trustProxy) => {
  expect(readSettings({ TRUST_PROXY: text }).trustProxy).toEqual(trustProxy);
});

test.each(['yes', '10.0.0.0/33', 'proxy.example', '10.0.0.1,,', '-1'])(
  'the proxies to believe cannot be %s',
  (text) => {
    expect(complaintsAbout({ TRUST_PROXY: text })).toHaveLength(1);
  },
);

test('everything that is wrong is said at once', () => {
  expect(complaintsAbout({ PORT: 'x', LOG_LEVEL: 'loud', PUBLIC_NAMES: 'none' })).toHaveLength(3);
});

describe('with a database of its own', () => {
  const { NODE_ENV, ...own } = production;

  test('no demo data are put into it unless asked for', () => {
    expect(readSettings(own).seedDemo).toBe(false);
    expect(readSettings({ ...own, SEED_DEMO: 'true' }).seedDemo).toBe(true);
  });

  test("the demo's credentials do not open it", () => {
    const settings = readSettings({ DATABASE_URL: own.DATABASE_URL });
    expect(settings).toMatchObject({
      adminPassword: undefined,
      scoreKeeperPassword: undefined,
      sessionSecret: undefined,
    });
    expect(settings.advice).toHaveLength(2);
  });

  test('the address of something else is refused without repeating its password', () => {
    const complaints = complaintsAbout({ ...own, DATABASE_URL: 'mysql://root:hunter2@db/x' });
    expect(complaints).toEqual(['DATABASE_URL is not an address that begins with postgres:// or postgresql://.']);
  });
});

describe('in production', () => {
  test('complete settings are taken', () => {
    expect(readSettings(production)).toMatchObject({ mode: 'production', adminUsername: 'organizer', seedDemo: false });
  });

  test.each(['DATABASE_URL', 'PUBLIC_BASE_URL', 'ADMIN_PASSWORD', 'SCORE_KEEPER_PASSWORD', 'SESSION_SECRET'])(
    'a missing %s is refused in one line',
    (name) => {
      const complaints = complaintsAbout({ ...production, [name]: undefined });
      expect(complaints).toEqual([expect.stringMatching(new RegExp(`^${name} is missing`))]);
    },
  );

  test.each([
    ['ADMIN_PASSWORD', 'elevenchars', 'is too short; production needs at least 12 characters'],
    ['ADMIN_PASSWORD', 'kick-off-demo', "is the demo's, which everybody knows; choose another"],
    ['SCORE_KEEPER_PASSWORD', 'final-whistle-demo', "is the demo's, which everybody knows; choose another"],
    [
      'SCORE_KEEPER_PASSWORD',
      'aaaaaaaaaaaaaaaa',
      'is too easy to guess; without words and years that everybody tries, at least 6 different characters are needed',
    ],
    ['SESSION_SECRET', '0123456789abcdef0123456789abcde', 'is too short; production needs at least 32 characters'],
  ])('%s "%s" is refused and not repeated', (name, secret, complaint) => {
    expect(complaintsAbout({ ...production, [name]: secret })).toEqual([`${name} ${complaint}.`]);
  });

  test('score keepers do not get the password of the organizers', () => {
    const shared = { ...production, SCORE_KEEPER_PASSWORD: production.ADMIN_PASSWORD };
    expect(complaintsAbout(shared)).toHaveLength(1);
  });

  test('who sends mail has an address to send it from', () => {
    expect(complaintsAbout({ ...production, SMTP_URL: 'smtp://mail:25' })).toHaveLength(1);
    expect(complaintsAbout({ ...production, SMTP_URL: 'smtp://mail:25', MAIL_FROM: 'play@x.example' })).toEqual([]);
  });

  test('what is allowed but hardly meant is said', () => {
    const careless = { ...production, PUBLIC_BASE_URL: 'http://golden-goal.example', TRUST_PROXY: 'true' };
    expect(readSettings(careless).advice).toHaveLength(3);
    const https = {
      ...production,
      PUBLIC_BASE_URL: 'https://play.example',
      SMTP_URL: 'smtp://mail:25',
      MAIL_FROM: 'play@x.example',
    };
    expect(readSettings(https).advice).toEqual([
      'TRUST_PROXY is absent: behind a proxy all callers count as one address. 1 is one proxy, false is none.',
    ]);
    expect(readSettings({ ...https, TRUST_PROXY: 'false' }).advice).toEqual([]);
    expect(readSettings({}).advice).toEqual([]);
  });
});
