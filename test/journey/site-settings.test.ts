import { demoOrganizers } from '../../api/demo/demo-people.ts';
import { defaultSiteSettings, type SiteSettings } from '../../domain/rule/site/site-settings.ts';
import { openApp } from './app.ts';
import { newOrganizer, organizersPassword, type Person } from './new-organizer.ts';

const app = openApp({ isOwn: true });

type OnFile = SiteSettings & { readonly id: 1; readonly version: number };

const asRead = async () => (await app().organizer.get<OnFile>('/api/admin/site-settings/1')).body;

describe('the settings of the site', () => {
  // Other journeys on this product pay the fee.
  afterAll(async () => {
    await app().organizer.put('/api/admin/site-settings', {
      ...defaultSiteSettings,
      ...demoOrganizers,
      version: (await asRead()).version,
    });
  });

  test('what organizers change is on file from the start, and families read it', async () => {
    const [stored] = await app().database.query<{ settings: SiteSettings }>('select settings from site_settings');
    expect(stored?.settings).toEqual({ ...defaultSiteSettings, ...demoOrganizers });
    const { body, headers } = await app().visitor().get<object>('/api/site/texts');
    expect(Object.keys(body).toSorted()).toEqual([
      'aboutUs',
      'faq',
      'refundPolicy',
      'rules',
      'tournamentInfo',
      'trainingPrograms',
    ]);
    expect(headers.get('Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=3600');
  });

  test('the short settings are these and nothing else', async () => {
    const { body } = await app().visitor().get<object>('/api/site');
    expect(Object.keys(body).toSorted()).toEqual([
      'closingOneClosesAll',
      'contactEmail',
      'contactPhone',
      'fee',
      'isRegistrationClosed',
      'links',
      'socialLinks',
      'venmoHandle',
    ]);
  });

  test('a change is seen by families at once; one on an older version is told', async () => {
    const read = await asRead();
    const rules = [{ title: 'Fair play', text: 'Shake hands.' }, ...read.rules.slice(1)];
    const contactPhone = '(201) 555-0188';
    const change = { ...read, feeCents: 4500, contactPhone, rules };
    const saved = await app().organizer.put<OnFile>('/api/admin/site-settings', change);
    expect([saved.status, saved.body.version]).toEqual([200, read.version + 1]);
    const late = await app().organizer.put('/api/admin/site-settings/1', { ...read, feeCents: 3000 });
    expect([late.status, late.body.message]).toEqual([
      412,
      'Another organizer has changed the site settings meanwhile. Please look at them again.',
    ]);
    const site = await app().visitor().get('/api/site');
    expect(site.body).toMatchObject({ fee: { cents: 4500 }, contactPhone });
    const texts = await app().visitor().get<SiteSettings>('/api/site/texts');
    expect(texts.body.rules[0]).toEqual(rules[0]);
    const [line] = await app().database.query(
      `select who, what, before, after from audit where thing = 'site' order by id desc limit 1`,
    );
    expect(line).toMatchObject({
      who: 'organizer',
      what: 'edited',
      before: { contactPhone: read.contactPhone },
      after: { contactPhone },
    });
  });

  test('saved untouched they are what they were', async () => {
    const { version, ...before } = await asRead();
    expect((await app().organizer.put('/api/admin/site-settings', { ...before, version })).status).toBe(200);
    expect(await asRead()).toMatchObject(before);
  });

  test('every field that is wrong is named', async () => {
    const read = await asRead();
    const wrong = { feeCents: 'a lot', contactEmail: 'nowhere', rules: [{ title: '', text: 'x' }] };
    const { status, body } = await app().organizer.put('/api/admin/site-settings', { ...read, ...wrong });
    expect([status, body.errors]).toEqual([
      400,
      {
        feeCents: 'Fee must be between 0 and 100000 cents',
        contactEmail: 'Please enter a valid email address',
        rules: 'Rule 1: Title is required',
      },
    ]);
  });

  test('of two organizers who save at once one is told', async () => {
    const read = await asRead();
    const answers = await Promise.all(
      [4100, 4200].map((feeCents) => app().organizer.put('/api/admin/site-settings', { ...read, feeCents })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  test('nobody else reads or changes them', async () => {
    expect((await app().visitor().get('/api/admin/site-settings')).status).toBe(401);
    expect(
      (
        await app()
          .visitor()
          .put('/api/admin/site-settings', await asRead())
      ).status,
    ).toBe(401);
  });
});

/** As if an organizer had signed in a while ago. */
const signedInBefore = ({ id }: Person) =>
  app().database.query(
    `update grants set granted_at = now() - interval '11 minutes' where kind = 'organizer' and subject_id = $1`,
    [id],
  );

const accessLetters = (address: string) =>
  app().database.query<{ text: string }>(
    `select text_body as text from outgoing_mails where recipient = $1 and event like 'organizers-told:access-made:%'`,
    [address],
  );

test('where families pay and write is changed by who was recently proved, and every owner is told; other settings need no proof', async () => {
  const [organizer, owner] = [await newOrganizer(app()), await newOrganizer(app(), 'owner')];
  const path = '/api/admin/site-settings/1';
  const { body: before } = await organizer.device.get<object & { readonly venmoHandle: string }>(path);
  const save = async (different: object) => {
    const { body } = await organizer.device.get<object>(path);
    return organizer.device.put(path, { ...body, ...different });
  };
  await signedInBefore(organizer);
  const elsewhere = {
    venmoHandle: 'thief-of-fees',
    contactEmail: 'thief@elsewhere.example',
    contactPhone: '(201) 555-0199',
    links: [{ label: 'Pay here', url: 'https://elsewhere.example/pay' }],
    socialLinks: [{ label: 'Write here', url: 'https://elsewhere.example/write' }],
  };
  for (const change of Object.entries(elsewhere))
    expect([change, await save(Object.fromEntries([change]))]).toMatchObject([
      change,
      { status: 403, body: { details: { proof: 'password' } } },
    ]);
  expect((await organizer.device.get(path)).body).toEqual(before);
  expect(await save({ aboutUs: 'We play on Sundays.' })).toMatchObject({ status: 200 });
  expect(await accessLetters(owner.username)).toEqual([]);
  await organizer.device.post('/api/admin/account/proof', { currentPassword: organizersPassword });
  expect(await save(elsewhere)).toMatchObject({ status: 200, body: elsewhere });
  const [letter] = await accessLetters(owner.username);
  expect(letter?.text).toContain(`Venmo handle: thief-of-fees (before: ${before.venmoHandle}).`);
  expect(letter?.text).toContain('Links: Pay here, https elsewhere example/pay (before: none).');
  const [line] = await app().database.query(`select who, what, after->>'venmoHandle' as handle from audit
    where thing = 'site' order by id desc limit 1`);
  expect(line).toEqual({ who: organizer.username, what: 'edited', handle: 'thief-of-fees' });
});
