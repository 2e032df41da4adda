import { Database } from '../../../api/database/database.ts';
import { databaseAt } from '../../../api/schema/open-database.ts';
import { PostgresSite } from '../../../api/site/postgres-site.ts';
import { defaultSiteTexts } from '../../../domain/rule/site/default-site-texts.ts';
import { defaultSiteSettings, type SiteSettings } from '../../../domain/rule/site/site-settings.ts';
import { type FreshDatabase, freshDatabase } from '../../harness/database.ts';

let database: FreshDatabase;
let [here, there]: Database[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  [here, there] = [
    new Database(await databaseAt(database.url).initialize()),
    new Database(await databaseAt(database.url).initialize()),
  ];
});

afterAll(async () => {
  await Promise.all([here, there].map((opened) => opened?.source.destroy()));
  await database.drop();
});

const ofBoth = () => {
  if (here === undefined || there === undefined) throw new Error('No database is open');
  return { here, there, site: new PostgresSite(here), other: new PostgresSite(there) };
};

async function say(site: PostgresSite, in_: Database, aboutUs: string): Promise<void> {
  await in_.inTransaction(async () => {
    const onFile = await site.lock();
    await site.save({ ...onFile, settings: { ...onFile.settings, aboutUs } });
  });
}

test('what another process has saved is read at once, and what it has not committed is not', async () => {
  const { here, there, site, other } = ofBoth();
  await say(site, here, 'One.');
  expect([(await site.settings()).aboutUs, (await other.settings()).aboutUs]).toEqual(['One.', 'One.']);
  await there.inTransaction(async () => {
    const onFile = await other.lock();
    await other.save({ ...onFile, settings: { ...onFile.settings, aboutUs: 'Two.' } });
    expect([(await site.settings()).aboutUs, (await other.settings()).aboutUs]).toEqual(['One.', 'Two.']);
  });
  expect([(await site.settings()).aboutUs, (await other.settings()).aboutUs]).toEqual(['Two.', 'Two.']);
});

test('what a transaction has changed is gone once it has failed, however often it was read in it', async () => {
  const { here, site } = ofBoth();
  await say(site, here, 'Before.');
  const failing = here.inTransaction(async () => {
    for (const aboutUs of ['First.', 'Second.', 'Third.']) {
      await say(site, here, aboutUs);
      expect((await site.settings()).aboutUs).toBe(aboutUs);
    }
    throw new Error('It fails.');
  });
  await expect(failing).rejects.toThrow('It fails.');
  expect((await site.settings()).aboutUs).toBe('Before.');
});

test('texts from before there was Spanish get ours where they are still our own words, and none where somebody had changed them', async () => {
  const { site } = ofBoth();
  const before = { ...defaultSiteTexts, aboutUs: 'Changed long ago.' };
  await database.query('update site_settings set settings = $1', [JSON.stringify(before)]);
  const read = await site.settings();
  await site.seed();
  const [row] = await database.query<{ settings: SiteSettings }>('select settings from site_settings');
  expect(row?.settings).toEqual(read);
  expect(row?.settings).toEqual({ ...defaultSiteSettings, aboutUs: 'Changed long ago.', aboutUsEs: '' });
});

test('what somebody writes by hand is read, though no version was counted', async () => {
  const { site } = ofBoth();
  const before = await site.read();
  await database.query(`update site_settings set settings = settings || '{"aboutUs": "By hand."}'`);
  expect(await site.read()).toEqual({ ...before, settings: { ...before.settings, aboutUs: 'By hand.' } });
});

test('what is as it was is not sent again', async () => {
  const { here, site } = ofBoth();
  await site.settings();
  const answers: unknown[] = [];
  const asked = here.ask.bind(here);
  here.ask = async (statement, values) => {
    const rows = await asked(statement, values);
    answers.push(...rows);
    return rows as never;
  };
  expect(await site.settings()).toBe(await site.settings());
  expect(answers).toEqual([expect.objectContaining({ settings: null }), expect.objectContaining({ settings: null })]);
});

test('what was read in the last second is not asked for again by those who say so, and what is older is', async () => {
  const { here, there, site, other } = ofBoth();
  await say(site, here, 'Long ago.');
  await site.settings();
  await say(other, there, 'Just now.');
  const realNow = Date.now;
  try {
    expect((await site.recentSettings()).aboutUs).toBe('Long ago.');
    Date.now = () => realNow() + 1_001;
    expect((await site.recentSettings()).aboutUs).toBe('Just now.');
  } finally {
    Date.now = realNow;
  }
  expect((await new PostgresSite(here).recentSettings()).aboutUs).toBe('Just now.');
});
